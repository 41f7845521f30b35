/**
 * Spreadsheets treat such texts as formulas and may run them, unless an apostrophe precedes them: signs of both widths,
 * also after blanks, which many drop, and what a blank or a line break at the beginning may hide.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\ufeff]*[=+\-@＝＋－＠])/

/** A text for a cell that no spreadsheet takes for a formula. */
export const csvText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text of such a cell. */
export const textOfCsv = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

/** A row as in RFC 4180, with its line end. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

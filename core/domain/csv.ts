/** Spreadsheets treat such texts as formulas and may run them, unless an apostrophe precedes them. */
const FORMULA = /^[=+\-@\t\r]/

/** A text for a cell that no spreadsheet takes for a formula. */
export const csvText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** A row as in RFC 4180, with its line end. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

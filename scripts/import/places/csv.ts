import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse, type Parser } from 'csv-parse'
import { DataFileError } from '../data-files.ts'
import { textOfCsv } from '#core/domain/csv.ts'
import { columnsOf, type Mapping } from '#core/contract/import-mapping.ts'
import { emptyFile, plainText, tagsOf, type Broken, type Reading, type SourcePlace } from './reading.ts'
import { tableStart, tableText, type TableStart } from './table-text.ts'

const MAX_LETTERS = 1_000_000

/** The places of a table with a header; broken rows are reported and skipped. Throws DataFileError. */
export async function* readCsv(
  reading: Reading,
  mapping: Mapping,
  needed: readonly string[] = columnsOf(mapping),
): AsyncGenerator<SourcePlace | Broken> {
  const onHead = ({ names }: TableHead) => checkColumns(reading.file, names, needed)
  for await (const row of readRows(reading, { ...mapping, onHead })) yield 'broken' in row ? row : placeOf(row, mapping)
}

export interface TableHead {
  names: readonly string[]
  delimiter: string
}

interface TableOptions extends Pick<Mapping, 'delimiter' | 'encoding'> {
  onHead: (head: TableHead) => void
}

/** The rows of a table, by the names of their columns. Throws DataFileError. */
export async function* readRows(
  reading: Reading,
  { delimiter: separator, encoding, onHead }: TableOptions,
): AsyncGenerator<Row | Broken> {
  const { file } = reading
  const text = tableText(reading, encoding)
  const { value: first = '' } = await text.next()
  const start = tableStart(first, separator)
  const { delimiter } = start
  const strict = strictRow(delimiter)
  // The parser reads ahead: each waits for the rows before it.
  const broken: { row: Broken; line: number }[] = []
  let count: number | undefined
  const parser = parserOf(start, (names) => {
    count = names.length
    onHead({ names, delimiter })
  })
  parser.on('skip', (error?: CsvError) => {
    if (!error) return
    if (error.code === 'CSV_MAX_RECORD_SIZE') parser.destroy(endlessRow(file, error))
    else broken.push({ row: brokenRow(error, count), line: Number(lineOf(error)) })
  })
  const flow = pipeline(Readable.from(joined(first, text)), parser)
  // Its error surfaces below, where the rows are read.
  flow.catch(() => {})
  try {
    for await (const row of parser as AsyncIterable<Row>) {
      while (broken[0] && broken[0].line < row.info.lines) yield broken.shift()!.row
      yield checkedRow(row, strict)
    }
    for (const { row } of broken) yield row
    await flow
    if (count === undefined) throw emptyFile(file)
  } catch (error) {
    throw error instanceof CsvError ? brokenTable(file, error) : error
  }
}

const parserOf = ({ delimiter, line }: TableStart, onNames: (names: readonly string[]) => void): Parser =>
  parse({
    bom: true,
    delimiter,
    from_line: line,
    columns: (header: string[]) => {
      const names = header.map((name) => name.trim())
      onNames(names)
      return names
    },
    info: true,
    raw: true,
    // Our own export escapes formulas this way.
    cast: textOfCsv,
    skip_empty_lines: true,
    skip_records_with_error: true,
    // A quotation mark within a cell is a letter, as in Hebrew abbreviations.
    relax_quotes: true,
    // `trim` does not go with quotes within cells: what follows a cell is cut off later.
    ltrim: true,
    // An unclosed quote would swallow the rest of the file.
    max_record_size: MAX_LETTERS,
  })

const endlessRow = (file: string, error: CsvError): DataFileError =>
  new DataFileError(
    `${file}: the row that ends after ${whereOf(error)} is longer than a million letters: an earlier quote is not ` +
      `closed. Fix it and import the file again.`,
    { code: 'quote', values: { line: lineOf(error) } },
  )

const brokenTable = (file: string, error: CsvError): DataFileError =>
  new DataFileError(`${file}: ${whereOf(error)}: ${error.message}: fix the table and import it again.`, {
    code: 'table',
    values: { line: lineOf(error) },
  })

function placeOf({ record, info }: Row, mapping: Mapping): SourcePlace | Broken {
  const where = `line ${info.lines - newLinesIn(Object.values(record))}`
  const id = plainText(record[mapping.id] ?? '')
  return id
    ? { id, where, tags: tagsOf(record) }
    : {
        where,
        broken: `column "${mapping.id}" is empty: a row needs its id`,
        reason: { code: 'noId', values: { column: mapping.id } },
        text: JSON.stringify(record),
      }
}

export interface Row {
  record: Record<string, string>
  raw: string
  info: { lines: number }
}

/** A cell that is quoted, but not as tables are: `"Cafe "Esther" Ltd"`. */
const unquoted = (cell: string): string =>
  cell.trimEnd().replace(/^"(.*)"$/s, (_, inner: string) => inner.replaceAll('""', '"'))

/** All of a text, with line ends of one letter, so that lines are counted right. */
async function* joined(first: string, others: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = first
  for await (const chunk of others) {
    const isSplit = rest.endsWith('\r')
    yield (isSplit ? rest.slice(0, -1) : rest).replace(/\r\n?/g, '\n')
    rest = isSplit ? `\r${chunk}` : chunk
  }
  yield rest.replace(/\r\n?/g, '\n')
}

function brokenRow(error: CsvError & { record?: unknown }, columns = 0): Broken {
  const { record } = error
  if (error.code !== 'CSV_RECORD_INCONSISTENT_COLUMNS' || !Array.isArray(record))
    return { where: whereOf(error), broken: error.message, ...textOf(error) }
  const counts = { cells: String(record.length), columns: String(columns) }
  const start = Number(lineOf(error)) - newLinesIn(record)
  return {
    where: `line ${start}`,
    broken:
      `has ${counts.cells} cells, and the header ${counts.columns}: quote cells that contain the delimiter, and ` +
      `close each quote`,
    ...textOf(error),
    reason: { code: 'cells', values: counts },
  }
}

/** A row as tables quote, or as people do; the error of one that swallows the next, because a quote is not closed. */
function checkedRow(row: Row, strict: RegExp): Row | Broken {
  const { record, raw, info } = row
  const changed = (change: (cell: string) => string): Row => ({ ...row, record: mapValues(record, change) })
  if (!raw.includes('"')) return changed((cell) => cell.trimEnd())
  // A space after the closing quote leaves the quotes to us.
  if (strict.test(raw.trim())) return changed((cell) => (/\s$/.test(cell) ? unquoted(cell) : cell))
  const more = newLinesIn(Object.values(record))
  if (more === 0) return changed(unquoted)
  const values = { line: String(info.lines - more), last: String(info.lines) }
  return {
    where: `line ${values.line}`,
    broken: `goes on until line ${values.last}: a quote is not closed`,
    reason: { code: 'quote', values },
    text: raw,
  }
}

/** Whether a row is quoted as RFC 4180 says, or has quotes within cells that are not quoted. */
function strictRow(delimiter: string): RegExp {
  const end = RegExp.escape(delimiter)
  const space = `[^\\S\\n${end}]*`
  const other = `[^"\\s${end}][^\\n${end}]*`
  const cell = `${space}(?:"(?:[^"]|"")*"${space}|${other})?`
  return new RegExp(`^${cell}(?:${end}${cell})*$`)
}

const mapValues = (record: Record<string, string>, change: (cell: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([name, cell]) => [name, change(cell)]))

/** The lines that a row goes on for. */
const newLinesIn = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + String(cell).split('\n').length - 1, 0)

/** The text of a row with too many or too few cells; the end of other broken rows is unknown. */
const textOf = ({ record }: CsvError & { record?: unknown }) =>
  Array.isArray(record) ? { text: JSON.stringify(record) } : {}

const lineOf = (error: CsvError): string => String((error as { lines?: unknown }).lines ?? '?')
const whereOf = (error: CsvError) => `line ${lineOf(error)}`

/** Rejects missing columns, which would leave fields empty everywhere. */
function checkColumns(file: string, names: readonly string[], needed: readonly string[]): void {
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length > 0)
    throw new DataFileError(
      `${file}: line 1: the mapping needs ${missing.map((name) => `"${name}"`).join(', ')}, and the columns are ` +
        `${names.map((name) => `"${name}"`).join(', ')}: correct the mapping, or its delimiter.`,
    )
}

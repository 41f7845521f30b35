import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { DataFileError } from '../data-files.ts'
import { textOfCsv } from '#core/domain/csv.ts'
import { columnsOf, type Mapping } from '#core/contract/import-mapping.ts'
import {
  chunksOf,
  emptyFile,
  headOf,
  plainText,
  tagsOf,
  type Broken,
  type Reading,
  type SourcePlace,
} from './reading.ts'
import { isMarkedUtf16, utf8ChunksOf } from './utf8.ts'

const MAX_LETTERS = 1_000_000

/** The places of a table with a header; broken rows are reported and skipped. Throws DataFileError. */
export async function* readCsv(reading: Reading, mapping: Mapping): AsyncGenerator<SourcePlace | Broken> {
  const onNames = (names: readonly string[]) => checkColumns(reading.file, names, mapping)
  for await (const row of readRows(reading, { delimiter: mapping.delimiter, onNames }))
    yield 'broken' in row ? row : placeOf(row, mapping)
}

interface TableOptions {
  delimiter: string | undefined
  /** Gets the header. */
  onNames: (names: readonly string[]) => void
}

/** The rows of a table, by the names of their columns. Throws DataFileError. */
export async function* readRows(
  reading: Reading,
  { delimiter = ',', onNames }: TableOptions,
): AsyncGenerator<Row | Broken> {
  const { file } = reading
  // The parser recognizes UTF-16 by its byte order mark, as spreadsheets write it.
  const isWide = isMarkedUtf16(headOf(file))
  const bytes = isWide ? chunksOf(reading) : utf8ChunksOf(reading)
  const broken: Broken[] = []
  let hasNames = false
  const parser = parse({
    bom: true,
    delimiter,
    columns: (names: string[]) => {
      hasNames = true
      onNames(names)
      return [...names]
    },
    info: true,
    // Our own export escapes formulas this way.
    cast: textOfCsv,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    // An unclosed quote would swallow the rest of the file.
    max_record_size: MAX_LETTERS,
  })
  parser.on('skip', (error?: CsvError) => {
    if (!error) return
    const where = whereOf(error)
    if (error.code !== 'CSV_MAX_RECORD_SIZE') broken.push(brokenRow(error, where))
    else
      parser.destroy(
        new DataFileError(
          `${file}: the row that ends after ${where} is longer than a million letters: an earlier quote is not ` +
            `closed. Fix it and import the file again.`,
          { code: 'quote', values: { line: lineOf(error) } },
        ),
      )
  })
  const flow = pipeline(Readable.from(bytes), parser)
  // Its error surfaces below, where the rows are read.
  flow.catch(() => {})
  try {
    for await (const row of parser as AsyncIterable<Row>) {
      yield* broken.splice(0)
      yield row
    }
    yield* broken.splice(0)
    await flow
    if (!hasNames) throw emptyFile(file)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new DataFileError(`${file}: ${whereOf(error)}: ${error.message}: fix the table and import it again.`, {
      code: 'table',
      values: { line: lineOf(error) },
    })
  }
}

function placeOf({ record, info }: Row, mapping: Mapping): SourcePlace | Broken {
  const where = `line ${info.lines}`
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
  info: { lines: number }
}

function brokenRow(error: CsvError, where: string): Broken {
  const hasOtherCells = error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS'
  const reason = hasOtherCells && ({ code: 'cells', values: {} } as const)
  return { where, broken: error.message, ...textOf(error), ...(reason && { reason }) }
}

/** The text of a row with too many or too few cells; the end of other broken rows is unknown. */
const textOf = ({ record }: CsvError & { record?: unknown }) =>
  Array.isArray(record) ? { text: JSON.stringify(record) } : {}

const lineOf = (error: CsvError): string => String((error as { lines?: unknown }).lines ?? '?')
const whereOf = (error: CsvError) => `line ${lineOf(error)}`

/** Rejects missing columns, which would leave fields empty everywhere. */
function checkColumns(file: string, names: readonly string[], mapping: Mapping): void {
  const missing = columnsOf(mapping).filter((name) => !names.includes(name))
  if (missing.length > 0)
    throw new DataFileError(
      `${file}: line 1: the mapping needs ${missing.map((name) => `"${name}"`).join(', ')}, and the columns are ` +
        `${names.map((name) => `"${name}"`).join(', ')}: correct the mapping, or its delimiter.`,
    )
}

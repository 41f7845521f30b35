import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { DataFileError } from '../data-files.ts'
import { columnsOf, type Mapping } from './mapping.ts'
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

/** The rows of a table with a header; broken rows are reported and skipped. Throws DataFileError. */
export async function* readCsv(reading: Reading, mapping: Mapping): AsyncGenerator<SourcePlace | Broken> {
  const { file } = reading
  // The parser recognizes UTF-16 by its byte order mark, as spreadsheets write it.
  const isWide = isMarkedUtf16(headOf(file))
  const bytes = isWide ? chunksOf(reading) : utf8ChunksOf(reading)
  const broken: Broken[] = []
  let hasNames = false
  const parser = parse({
    bom: true,
    delimiter: mapping.delimiter ?? ',',
    columns: (names: string[]) => {
      hasNames = true
      return checkColumns(file, names, mapping)
    },
    info: true,
    // Our own export escapes formulas this way.
    cast: (cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''),
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    // An unclosed quote would swallow the rest of the file.
    max_record_size: MAX_LETTERS,
  })
  parser.on('skip', (error?: CsvError) => {
    if (!error) return
    const where = whereOf(error)
    if (error.code !== 'CSV_MAX_RECORD_SIZE') broken.push({ where, broken: error.message, ...textOf(error) })
    else
      parser.destroy(
        new DataFileError(
          `${file}: the row that ends after ${where} is longer than a million letters: an earlier quote is not closed. Fix it and import the file again.`,
        ),
      )
  })
  const flow = pipeline(Readable.from(bytes), parser)
  // Its error surfaces below, where the rows are read.
  flow.catch(() => {})
  try {
    for await (const row of parser as AsyncIterable<Row>) {
      yield* broken.splice(0)
      yield placeOf(row, mapping)
    }
    yield* broken.splice(0)
    await flow
    if (!hasNames) throw emptyFile(file)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new DataFileError(`${file}: ${whereOf(error)}: ${error.message}: fix the table and import it again.`)
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
        text: JSON.stringify(record),
      }
}

interface Row {
  record: Record<string, string>
  info: { lines: number }
}

/** The text of a row with too many or too few cells; the end of other broken rows is unknown. */
const textOf = ({ record }: CsvError & { record?: unknown }) =>
  Array.isArray(record) ? { text: JSON.stringify(record) } : {}

const whereOf = (error: CsvError) => `line ${String((error as { lines?: unknown }).lines ?? '?')}`

/** Rejects missing columns, which would leave fields empty everywhere. */
function checkColumns(file: string, names: readonly string[], mapping: Mapping): string[] {
  const missing = columnsOf(mapping).filter((name) => !names.includes(name))
  if (missing.length > 0)
    throw new DataFileError(
      `${file}: line 1: the mapping needs ${missing.map((name) => `"${name}"`).join(', ')}, and the columns are ${names.map((name) => `"${name}"`).join(', ')}: correct the mapping, or its delimiter.`,
    )
  return [...names]
}

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parse, type CsvError } from 'csv-parse'
import { DataFileError } from '../data-files.ts'
import { columnsOf, type Mapping } from './mapping.ts'
import {
  chunksOf,
  tagsOf,
  type Broken,
  type Reading,
  type SourcePlace,
} from './reading.ts'

/** The rows of a table with a line of names; a broken row is told and left out. Throws DataFileError. */
export async function* readCsv(
  reading: Reading,
  mapping: Mapping,
): AsyncGenerator<SourcePlace | Broken> {
  const { file } = reading
  const broken: Broken[] = []
  const parser = parse({
    bom: true,
    delimiter: mapping.delimiter ?? ',',
    columns: (names: string[]) => checkColumns(file, names, mapping),
    info: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
  })
  parser.on('skip', (error?: CsvError) => {
    if (error) broken.push({ where: whereOf(error), broken: error.message })
  })
  const flow = pipeline(Readable.from(chunksOf(reading)), parser)
  // Its error comes out below, where the rows are read.
  flow.catch(() => {})
  for await (const { record, info } of parser as AsyncIterable<Row>) {
    yield* broken.splice(0)
    const where = `line ${info.lines}`
    const id = record[mapping.id]?.trim()
    if (id) yield { id, where, tags: tagsOf(record) }
    else
      yield {
        where,
        broken: `column "${mapping.id}" is empty: a row needs its id`,
      }
  }
  yield* broken.splice(0)
  await flow
}

interface Row {
  record: Record<string, string>
  info: { lines: number }
}

const whereOf = (error: CsvError) =>
  `line ${String((error as { lines?: unknown }).lines ?? '?')}`

/** Names of columns that the mapping asks for and the table lacks would leave fields empty everywhere. */
function checkColumns(
  file: string,
  names: readonly string[],
  mapping: Mapping,
): string[] {
  const missing = columnsOf(mapping).filter((name) => !names.includes(name))
  if (missing.length > 0)
    throw new DataFileError(
      `${file}: line 1: the mapping asks for ${missing.map((name) => `"${name}"`).join(', ')}, and the columns are ${names.map((name) => `"${name}"`).join(', ')}: correct the mapping, or its delimiter.`,
    )
  return [...names]
}

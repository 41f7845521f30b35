import type { ImportColumn, ImportShape } from '#core/contract/desk-imports.ts'
import type { TableEncoding } from '#core/terms/import-lacks.ts'
import type { OwnRow } from '#core/fields/own.ts'
import { DataFileError } from '../data-files.ts'
import { readRows, type TableHead } from './csv.ts'
import { readProperties } from './geojson.ts'
import { guessColumns } from './guess-columns.ts'
import { guessFormat, readItems } from './reader.ts'
import type { Reading } from './reading.ts'

const SAMPLES = 3
/** More values are no kinds of something. */
const MAX_VALUES = 30
const MAX_LETTERS = 80
const MAX_COLUMNS = 200
const OSM_ID = /^(node|way|relation)\/\d+$/

/**
 * The columns of a file with their first values and likely meanings. Reads all of it; the encoding is that of a table
 * which is not UTF-8, `own` the fields of editors. Throws DataFileError.
 */
export async function shapeOfFile(
  reading: Reading,
  encoding?: TableEncoding,
  own: readonly OwnRow[] = [],
): Promise<ImportShape> {
  const format = guessFormat(reading.file)
  if (format === 'csv') return shapeOfTable(reading, encoding, own)
  if (format !== 'geojson' && format !== 'overpass')
    throw new DataFileError(`${reading.file}: files of this kind (${format}) are imported by the command alone.`, {
      code: 'format',
    })
  return format === 'geojson' ? shapeOfFeatures(reading, own) : { format, count: await countOf(reading) }
}

async function countOf(reading: Reading): Promise<number> {
  let count = 0
  for await (const _ of readItems(reading, 'overpass', undefined)) count++
  return count
}

async function shapeOfFeatures(reading: Reading, own: readonly OwnRow[]): Promise<ImportShape> {
  const columns = new Columns()
  let count = 0
  let isOsm = true
  for await (const { id = '', tags } of readProperties(reading)) {
    count++
    isOsm &&= OSM_ID.test(id)
    columns.add(tags)
  }
  return { format: 'geojson', count, ...(!isOsm && { columns: guessColumns(columns.all(), own) }) }
}

async function shapeOfTable(
  reading: Reading,
  encoding: TableEncoding | undefined,
  own: readonly OwnRow[],
): Promise<ImportShape> {
  let delimiter = ''
  let columns = new Columns()
  let count = 0
  const onHead = (head: TableHead) => {
    delimiter = head.delimiter
    columns = new Columns(head.names)
  }
  for await (const row of readRows(reading, { encoding, onHead })) {
    count++
    if ('record' in row) columns.add(row.record)
  }
  return {
    format: 'csv',
    count,
    delimiter,
    ...(encoding && { encoding }),
    columns: guessColumns(columns.all(), own),
  }
}

class Columns {
  private readonly found = new Map<string, Set<string>>()

  constructor(names: readonly string[] = []) {
    for (const name of names) this.found.set(name, new Set())
  }

  add(cells: Readonly<Record<string, string>>): void {
    for (const [name, cell] of Object.entries(cells)) {
      const values = this.found.get(name) ?? new Set()
      if (!this.found.has(name) && this.found.size < MAX_COLUMNS) this.found.set(name, values)
      if (cell !== '' && values.size <= MAX_VALUES) values.add(cell.slice(0, MAX_LETTERS))
    }
  }

  /** Those that have a name. */
  all(): ImportColumn[] {
    return [...this.found]
      .filter(([name]) => name !== '')
      .map(([name, values]) => ({
        name,
        samples: [...values].slice(0, SAMPLES),
        ...(values.size <= MAX_VALUES && { values: [...values] }),
      }))
  }
}

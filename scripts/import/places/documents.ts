import { type ContentKind, CONTENT_KINDS } from '#data/store/content.table.ts'
import { FORMER_KINDS, type FormerKind } from '../../export/former.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from '../../export/formats.ts'
import { DataFileError } from '../data-files.ts'
import { problemOf } from './document-shapes.ts'
import { linesOf, parsed } from './geojson.ts'
import { noteTaken, type Broken, type Reading } from './reading.ts'

/** A document of our own export. */
export interface OwnDocument {
  kind: ContentKind
  id: string
  body: object
  where: string
}

/** A line of our own export about a former site. */
export interface OwnFormer {
  former: FormerKind
  id: string
  body: Readonly<Record<string, unknown>>
  where: string
}

/** The documents of a JSON Lines export. Throws DataFileError for a wrong header line. */
export async function* readExport(reading: Reading): AsyncGenerator<OwnDocument | OwnFormer | Broken> {
  let isFirst = true
  for await (const { text, where } of linesOf(reading)) {
    const value = parsed(text)
    if (isFirst) {
      checkHead(reading, value)
      isFirst = false
    } else {
      const item = documentOf(value, text, where)
      yield 'broken' in item ? { ...item, text } : item
    }
  }
}

function checkHead(reading: Reading, value: unknown): void {
  const { format, version, made: date } = (value ?? {}) as Record<string, unknown>
  if (format !== EXPORT_FORMAT)
    throw new DataFileError(
      `${reading.file}: line 1 is not the header of an export of this directory: create one with \`npm run export ` +
        `-- --format jsonl --out FILE\`.`,
    )
  if (version !== EXPORT_VERSION)
    throw new DataFileError(
      `${reading.file}: an export of version ${String(version)}, but this program reads ${EXPORT_VERSION}: export ` +
        `it again with the same version.`,
    )
  noteTaken(reading, date)
}

function documentOf(value: unknown, text: string, where: string): OwnDocument | OwnFormer | Broken {
  if (value instanceof SyntaxError) return { where, broken: `is not JSON: ${value.message}` }
  // No database stores it in a text.
  if (/\\u0000/.test(text)) return { where, broken: 'holds a NUL (\\u0000)' }
  const { kind, id, body } = (value ?? {}) as Record<string, unknown>
  const former = FORMER_KINDS.find((candidate) => candidate === kind)
  if (former) {
    const isWhole = typeof id === 'string' && id !== '' && typeof body === 'object' && body !== null
    return isWhole ? { former, id, body: { ...body }, where } : { where, broken: `${former}: has no id or body` }
  }
  if (!CONTENT_KINDS.some((candidate) => candidate === kind))
    return {
      where,
      broken: `field kind: ${JSON.stringify(kind)} is not one of ${CONTENT_KINDS.join(', ')}`,
    }
  if (typeof id !== 'string' || id === '') return { where, broken: 'field id is missing' }
  const problem = problemOf(kind as ContentKind, id, body)
  if (problem) return { where, broken: `${String(kind)} ${id}: ${problem}` }
  return { kind: kind as ContentKind, id, body: body as object, where }
}

import type { ContentKind } from '#data/store/content.table.ts'
import { KNOWN_LANGS, type Lang } from '#core/i18n/languages.ts'
import { csvRow } from '#core/domain/csv.ts'
import { cellsOf } from './cells.ts'
import type { ExportedDocument } from './documents.ts'
import type { FormerLine } from './former.ts'
import type { Source } from './licences.ts'

/** The header of an export. */
export interface ExportHead {
  /** Of the exporting site. */
  origin: string
  /** ISO 8601, UTC. */
  made: string
  sources: readonly Source[]
}

/** The format name in the first line of a JSON Lines export, for imports. */
export const EXPORT_FORMAT = 'kosher-travel-directory'
export const EXPORT_VERSION = 1

type Documents = AsyncIterable<ExportedDocument>

/** A header line, then one document per line, of former sites last. Complete: an import restores it. */
export async function* jsonLines(
  head: ExportHead,
  documents: AsyncIterable<Pick<ExportedDocument | FormerLine, 'kind' | 'id' | 'body'>>,
): AsyncGenerator<string> {
  yield line({ format: EXPORT_FORMAT, version: EXPORT_VERSION, ...head })
  for await (const { kind, id, body } of documents) yield line({ kind, id, body })
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`

/** Kinds whose documents have a position. */
export const PLACED_KINDS: readonly ContentKind[] = ['listings', 'cities']

/** A FeatureCollection (RFC 7946) of documents with a position. */
export async function* geoJson(head: ExportHead, documents: Documents): AsyncGenerator<string> {
  const { origin, made, sources } = head
  const foreign = { format: EXPORT_FORMAT, origin, made, sources }
  yield `{"type":"FeatureCollection",${JSON.stringify(foreign).slice(1, -1)},"features":[`
  let separator = '\n'
  for await (const { kind, id, body } of documents) {
    const coordinates = positionOf(body)
    if (!coordinates) continue
    const { position: _, ...properties } = body as Record<string, unknown>
    yield (
      separator +
      JSON.stringify({
        type: 'Feature',
        id: `${kind}/${id}`,
        geometry: isInTown(body) ? null : { type: 'Point', coordinates },
        properties: { kind, ...properties },
      })
    )
    separator = ',\n'
  }
  yield '\n]}\n'
}

/** Whether its position is only that of its town: RFC 7946 has features that are nowhere. */
const isInTown = (body: ExportedDocument['body']): boolean => 'inTown' in body && body.inTown === true

function positionOf(body: ExportedDocument['body']): number[] | undefined {
  if ('position' in body) return body.position as number[]
  if ('lng' in body && 'lat' in body) return [body.lng as number, body.lat as number]
  return undefined
}

/** A table of one kind, with a column for every field in use. The documents are read twice: once for the columns. */
export async function* csv(documents: () => Documents): AsyncGenerator<string> {
  const names = new Set<string>(['id'])
  for await (const document of documents()) for (const name of rowOf(document).keys()) names.add(name)
  const columns = inGroups([...names])
  yield csvRow(columns)
  for await (const document of documents()) {
    const cells = rowOf(document)
    yield csvRow(columns.map((name) => cells.get(name) ?? ''))
  }
}

/** Groups the languages of a text, in their usual order. */
function inGroups(names: readonly string[]): string[] {
  const order = new Map<string, number>()
  for (const name of names) {
    const field = name.split('.', 1)[0] ?? ''
    if (!order.has(field)) order.set(field, order.size)
  }
  const placeOf = (name: string): number[] => {
    const [field = '', part = ''] = name.split('.')
    return [order.get(field) ?? 0, KNOWN_LANGS.indexOf(part as Lang)]
  }
  return names.toSorted((name, other) => {
    const [a = [], b = []] = [placeOf(name), placeOf(other)]
    return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)
  })
}

function rowOf({ id, body }: ExportedDocument): Map<string, string> {
  const cells = Array.isArray(body) ? new Map([['items', JSON.stringify(body)]]) : cellsOf(body)
  return new Map([['id', id], ...cells])
}

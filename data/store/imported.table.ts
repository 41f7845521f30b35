import type { ContentKind } from './content.table.ts'

/** The link between a place of a source and our document. */
export interface ImportedTable {
  source: string
  /** Id at the source: `node/123`. */
  source_id: string
  kind: ContentKind
  item: string
  /** The body that the import wrote last, JSON, to tell what an editor has changed since. */
  base: string
  /** When the source was found to lack it, epoch milliseconds; null while present. */
  vanished_at: number | null
}

/** A source of imported data, and its licence. */
export interface ImportSourcesTable {
  source: string
  name: string
  licence: string
  url: string | null
  /** When the data was taken from its source, epoch milliseconds. */
  taken_at: number
}

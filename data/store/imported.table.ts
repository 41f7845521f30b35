import type { ContentKind } from './content.table.ts'

/** Which of our documents came from which place of a source. */
export interface ImportedTable {
  source: string
  /** As the source numbers it: `node/123`. */
  source_id: string
  kind: ContentKind
  item: string
  /** The body that the import wrote last, JSON: what an editor has changed since is told by it. */
  base: string
  /** Epoch milliseconds since when the source no longer has it; null while it has. */
  vanished_at: number | null
}

/** Whose data was imported, under which licence. */
export interface ImportSourcesTable {
  source: string
  name: string
  licence: string
  url: string | null
  /** When the data was taken from its source, epoch milliseconds. */
  taken_at: number
}

import type { Generated } from 'kysely'

/** The kinds of content; each row's body has the shape of that kind in core/contract/seed. */
export const CONTENT_KINDS = [
  'cities',
  'countries',
  'regions',
  'places',
  'otherNames',
  'airports',
  'hotels',
  'openPictures',
  'options',
  'ownFields',
  'authorities',
  'categories',
  'features',
  'linkSets',
  'listings',
  'ownPages',
  'notices',
  'siteTexts',
  'ownTexts',
] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

export interface ContentTable {
  kind: ContentKind
  id: string
  /** JSON */
  body: string
  /**
   * Who wrote the body last: `gazetteer`, `seed` for the data files, `hotels` and `pictures` for those fetched,
   * `editor:12`, `user:12` for a trusted account.
   */
  origin: string
  sample: 0 | 1
  /** 1 once deleted; the row stays so that the index learns of it. */
  deleted: 0 | 1
  /** Increases with every content change; the index asks for what is above its last one. */
  seq: number
  /** Epoch milliseconds. */
  updated_at: number
  /** When it was first stored, epoch milliseconds. */
  added_at: Generated<number>
}

export interface CountersTable {
  name: string
  value: number
}

/** Which files were imported, so that unchanged ones cost nothing. */
export interface ImportsTable {
  file: string
  hash: string
  rows: number
  at: number
}

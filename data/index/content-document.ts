/** A document of content as the store hands it out. */
export interface ContentDocument {
  kind: string
  id: string
  /** JSON */
  body: string
  deleted: 0 | 1
}

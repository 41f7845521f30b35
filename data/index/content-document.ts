/** A document as the store returns it. */
export interface ContentDocument {
  kind: string
  id: string
  /** JSON */
  body: string
  deleted: 0 | 1
}

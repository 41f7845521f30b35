/** A text with 1 while the place is open and 0 while it is closed. */
export type LiveText = readonly [from: number, text: string, until?: number, is?: 0 | 1]

/** What a page says of its place's hours in the coming days. */
export interface HoursData {
  /** Minute of the epoch from which the texts' minutes count: small numbers make small pages. */
  start: number
  /** The last one also holds before the first. */
  texts: readonly LiveText[]
  /** How long, with hours and without. */
  hm: string
  m: string
}

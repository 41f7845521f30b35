/** From a minute on (of the epoch), what to say; `{{in}}` stands for the time that is left until another minute. */
export type HoursText = readonly [from: number, text: string, until?: number]

/** What a page says of its place's hours in the coming days. */
export interface HoursData {
  texts: readonly HoursText[]
  /** How long, with hours and without. */
  hm: string
  m: string
}

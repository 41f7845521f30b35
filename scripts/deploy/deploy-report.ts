export interface DeployReport {
  target: string
  release: number
  /** Names of what was stored and of what was removed there. */
  stored: string[]
  removed: string[]
  unchanged: number
  bytes: number
  /** Public addresses whose content is another one, as a CDN must be told. */
  urls: string[]
  /** Whether pages changed that answer addresses which no list can name. */
  rewritten: boolean
  /** Whether the release lies there whole; else the site changed all the while. */
  complete: boolean
  seconds: number
}

export interface DeployReport {
  target: string
  release: number
  /** Names of stored and of removed objects. */
  stored: string[]
  removed: string[]
  unchanged: number
  bytes: number
  /** Changed public addresses, to be purged. */
  urls: string[]
  /** Whether pages changed that answer addresses which cannot be enumerated. */
  rewritten: boolean
  /** Whether the release is complete there; otherwise the site kept changing. */
  complete: boolean
  seconds: number
}

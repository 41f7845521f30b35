import type { Asked } from './asked.ts'
import type { ShellState } from './shell.ts'

/** What a server found for an address without a prebuilt page: that page is drawn from it. */
export interface KnownShell {
  asked: Asked
  state: Exclude<ShellState, { status: 'loading' | 'unknown' | 'failed' }>
  /** The address, percent-encoded; `search` with its question mark. */
  pathname: string
  search: string
  /** When it was found, epoch milliseconds. */
  now: number
}

import fc from 'fast-check'
import { isFull } from './full.ts'

/** The same one in every run, so that a run tells of the code and not of luck; `SEED=7 npm test` looks elsewhere. */
const SEED = Number(process.env['SEED'] ?? 5787)

/** How often a property is tried: a tenth of what the full suite does. */
export function runs(full: number): number {
  return isFull ? full : Math.max(10, Math.round(full / 10))
}

fc.configureGlobal({ seed: SEED, numRuns: runs(100) })

export { fc }

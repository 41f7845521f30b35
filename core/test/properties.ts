import fc from 'fast-check'
import { isFull } from './full.ts'

/** Fixed, so that results depend on the code alone; `SEED=7 npm test` tries another. */
const SEED = Number(process.env['SEED'] ?? 5787)

/** Runs of a property: a tenth of those in the full suite. */
export function runs(full: number): number {
  return isFull ? full : Math.max(10, Math.round(full / 10))
}

fc.configureGlobal({ seed: SEED, numRuns: runs(100) })

export { fc }

import { eitherOf, wholeOf, type Env } from './config-error.ts'

export interface StatisticsConfig {
  /** Words of a search without a result are kept once they were searched for on so many days. */
  days: number
  /** How many weeks the sums of single listings, places and words are kept. */
  weeks: number
}

/** Undefined if nothing is counted. Throws ConfigError. */
export function statisticsOf(env: Env): StatisticsConfig | undefined {
  const days = wholeOf(env, 'STATISTICS_DAYS', { standard: 3, least: 2, most: 28 })
  const weeks = wholeOf(env, 'STATISTICS_WEEKS', { standard: 53, least: 2, most: 1000 })
  const isOn = eitherOf('STATISTICS', env['STATISTICS'] || 'on', ['on', 'off']) === 'on'
  return isOn ? { days, weeks } : undefined
}

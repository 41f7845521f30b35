import { ConfigError, eitherOf, type Env } from './config-error.ts'

export interface StatisticsConfig {
  /** Words of a search without a result are kept once they were searched for on so many days. */
  days: number
  /** How many weeks the sums of single listings, places and words are kept. */
  weeks: number
}

/** Undefined if nothing is counted. Throws ConfigError. */
export function statisticsOf(env: Env): StatisticsConfig | undefined {
  const days = count(env, 'STATISTICS_DAYS', { standard: 3, least: 2, most: 28 })
  const weeks = count(env, 'STATISTICS_WEEKS', { standard: 53, least: 2, most: 1000 })
  const isOn = eitherOf('STATISTICS', env['STATISTICS'] || 'on', ['on', 'off']) === 'on'
  return isOn ? { days, weeks } : undefined
}

function count(env: Env, name: string, { standard, least, most }: Record<'standard' | 'least' | 'most', number>) {
  const text = env[name] || String(standard)
  const number = Number(text)
  if (/^\d{1,4}$/.test(text) && number >= least && number <= most) return number
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}"`)
}

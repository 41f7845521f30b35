// Imports only names: it can run anywhere.
import type { AskAbout } from '../hours/state.ts'
import type { Service } from './parts.ts'

/** `season`: of times for summer and winter, where clocks do not change. */
export type AskPrayers = Exclude<AskAbout, 'friday' | 'shabbat'> | 'season'

/** One letter each, as pages and the API carry them. */
export const SERVICE_CODES = {
  s: 'shacharit',
  m: 'mincha',
  a: 'maariv',
  k: 'kabbalatShabbat',
  p: 'service',
} as const satisfies Record<string, Service>
export const ASK_CODES = {
  F: 'festival',
  E: 'eve',
  C: 'cholHamoed',
  T: 'fast',
  S: 'sun',
  N: 'season',
} as const satisfies Record<string, AskPrayers>
export type ServiceCode = keyof typeof SERVICE_CODES
export type AskPrayersCode = keyof typeof ASK_CODES

/**
 * The services of the coming days in their order, each at its moment, epoch milliseconds; days to ask about, and what
 * nothing is known of (`end`), stand at the moment until which that holds.
 */
export type Coming = readonly [at: number, code: ServiceCode | AskPrayersCode | 'end']

export type MinyanState =
  { is: 'next'; service: Service; at: number } | { is: 'ask'; about: AskPrayers } | { is: 'unknown' }

/** The next service after a moment, epoch milliseconds, or what one has to ask about before it. */
export function minyanState(coming: readonly Coming[], now: number): MinyanState {
  const [at, code] = coming.find(([moment]) => moment > now) ?? [0, 'end']
  if (code === 'end') return { is: 'unknown' }
  if (code in ASK_CODES) return { is: 'ask', about: ASK_CODES[code as AskPrayersCode] }
  return { is: 'next', service: SERVICE_CODES[code as ServiceCode], at }
}

/** Whether a code is of a service, and not of something to ask about. */
export const isServiceCode = (code: Coming[1]): code is ServiceCode => code in SERVICE_CODES

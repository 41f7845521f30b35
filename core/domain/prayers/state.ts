import {
  ASK_CODES,
  SERVICE_CODES,
  type AskPrayers,
  type AskPrayersCode,
  type Coming,
  type Service,
  type ServiceCode,
} from '#core/terms/prayers.ts'

export type MinyanState =
  | { is: 'next'; service: Service; at: number }
  | { is: 'ask'; about: AskPrayers }
  | { is: 'unknown' }

/** The next service after a moment, epoch milliseconds, or what one has to ask about before it. */
export function minyanState(coming: readonly Coming[], now: number): MinyanState {
  const [at, code] = coming.find(([moment]) => moment > now) ?? [0, 'end']
  if (code === 'end') return { is: 'unknown' }
  if (code in ASK_CODES) return { is: 'ask', about: ASK_CODES[code as AskPrayersCode] }
  return { is: 'next', service: SERVICE_CODES[code as ServiceCode], at }
}

/** Whether a code is of a service, and not of something to ask about. */
export const isServiceCode = (code: Coming[1]): code is ServiceCode => code in SERVICE_CODES

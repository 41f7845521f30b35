import { addDays } from '#core/domain/times/dates.ts'
import { atom } from 'nanostores'
import type { PublicCalendar } from '#core/contract/public-calendar.ts'
import { startOfDay } from '#core/domain/times/zones.ts'
import { lastDayOfView } from './months.ts'
import { publicCalendarSource, type PublicEvent } from './public-calendar.ts'

export type PublicState =
  /** No consent: nothing was requested. */
  | { status: 'off' }
  | { status: 'loading' }
  | { status: 'shown'; events: readonly PublicEvent[] }
  /** The text comes from the API. */
  | { status: 'failed'; message: string }

/** The events of a public calendar, fetched only after the visitor agrees; never without a calendar. */
export function createPublicEvents(calendar: PublicCalendar | undefined, send?: typeof fetch) {
  const $state = atom<PublicState>({ status: 'off' })
  let isAgreed = false
  let asked = 0

  /** Fetches the events of the six weeks from `first`, if the visitor has agreed. */
  async function follow(first: string, timeZone: string): Promise<void> {
    if (!calendar || !isAgreed) return
    const turn = ++asked
    let message: string | undefined
    $state.set({ status: 'loading' })
    const source = publicCalendarSource(calendar, {
      ...(send && { send }),
      onError: (text) => (message = text),
    })
    const events = await source({
      start: new Date(startOfDay(timeZone, first)),
      end: new Date(startOfDay(timeZone, addDays(lastDayOfView(first), 1))),
      timeZone,
    }).catch(() => [])
    if (turn !== asked) return
    $state.set(message === undefined ? { status: 'shown', events } : { status: 'failed', message })
  }

  return {
    $state,
    follow,
    /** The visitor agrees. */
    agree(first: string, timeZone: string): Promise<void> {
      isAgreed = true
      return follow(first, timeZone)
    },
  }
}

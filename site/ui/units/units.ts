import { atom } from 'nanostores'
import type { Units } from '#core/domain/units.ts'

/** What the page shows, as its first script has it. */
const shown = (name: keyof Units) =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset[name]

const isInMiles = () => shown('distances') === 'miles'
const degrees = (): Units['degrees'] => (shown('degrees') === 'fahrenheit' ? 'fahrenheit' : 'celsius')

export const $inMiles = atom(isInMiles())
export const $degrees = atom(degrees())
export const isInTwelveHours = (): boolean => shown('time') === '12'

if (typeof window !== 'undefined') {
  addEventListener('units', () => {
    $inMiles.set(isInMiles())
    $degrees.set(degrees())
  })
}

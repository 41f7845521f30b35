import { atom } from 'nanostores'
import { usesMiles } from '#site/lib/units.ts'

const KEY = 'distances'

/** What the visitor has chosen: 'miles' or 'km'. */
function chosen(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function isInMiles(): boolean {
  if (typeof navigator === 'undefined') return false
  const unit = chosen()
  return unit ? unit === 'miles' : usesMiles(navigator.language)
}

/** Whether distances are in miles: by choice, else as the region measures that the browser names. */
export const $inMiles = atom(isInMiles())

// Chosen in another tab, or on a page that one comes back from.
if (typeof window !== 'undefined')
  for (const name of ['storage', 'pageshow'])
    addEventListener(name, () => $inMiles.set(isInMiles()))

/** Goes over to the other unit, and keeps to it. */
export function turnDistances(): void {
  $inMiles.set(!$inMiles.get())
  try {
    localStorage.setItem(KEY, $inMiles.get() ? 'miles' : 'km')
  } catch {
    // It holds for this page.
  }
}

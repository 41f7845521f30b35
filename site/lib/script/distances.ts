// The unit of distances: the visitor's choice, or what their region measures in.
import { usesMiles } from '../units.ts'

const root = document.documentElement
const CHOSEN = 'distances'

function show(unit: string): void {
  root.dataset['distances'] = unit
  dispatchEvent(new Event(CHOSEN))
}

function chosen(): string | null {
  try {
    return localStorage.getItem(CHOSEN)
  } catch {
    return null
  }
}

show(chosen() ?? (usesMiles(navigator.language) ? 'miles' : 'km'))

document.querySelector('[data-distances=""]')?.addEventListener('click', () => {
  const unit = root.dataset['distances'] === 'miles' ? 'km' : 'miles'
  show(unit)
  try {
    localStorage.setItem(CHOSEN, unit)
  } catch {
    // It holds for this page.
  }
})

import type { ClientDirective } from 'astro'
import { addPress } from './presses.ts'

const FAILED = 'astro:hydration-error'
const TRIGGERS = ['pointerover', 'focusin', 'touchstart', 'click'] as const

/** A list is no longer as its page was built: with samples, or in the order of distances from the visitor's point. */
const CHANGES = ['samples', 'from'] as const

/**
 * `client:interaction`: hydrates an island when it is first pointed at, focused or pressed, or where a visitor comes
 * back to what was typed; `client:interaction="query"` also if the page's address has a query, or its list changes.
 * Buttons pressed meanwhile, also those that submit, are pressed again afterwards, but for those that open a dialog,
 * which need no island. If loading fails, the page says so, and the next interaction retries.
 */
const interaction: ClientDirective = (load, { value }, el) => {
  let pressed: HTMLButtonElement[] = []
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>('button:not([data-dialog])')
    if (button?.type === 'button' || button?.form?.method === 'dialog') addPress(pressed, button)
  }
  let isWaiting = true
  const wait = () => {
    isWaiting = true
    pressed = []
    el.addEventListener('click', press)
    for (const name of TRIGGERS) el.addEventListener(name, begin, { passive: true })
  }
  const begin = async () => {
    isWaiting = false
    for (const name of TRIGGERS) el.removeEventListener(name, begin)
    // Astro reports a failure by this event and keeps the promise anyway.
    el.addEventListener(FAILED, wait, { once: true })
    const hydrate = await load()
    el.removeEventListener(FAILED, wait)
    if (isWaiting) return
    el.removeEventListener('click', press)
    await hydrate()
    for (const button of pressed) button.click()
  }
  wait()
  const isAsked = location.search !== '' || document.documentElement.classList.contains('has-samples')
  const { typed } = (history.state ?? {}) as { typed?: string }
  if (typed || (value === 'query' && isAsked) || el.matches(':hover, :focus-within')) void begin()
  else if (value === 'query')
    for (const name of CHANGES) addEventListener(name, () => isWaiting && void begin(), { once: true })
}

export default interaction

import type { ClientDirective } from 'astro'
import { keepFields } from './kept-fields.ts'

const FAILED = 'astro:hydration-error'
const WAKERS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * `client:interaction`: loads an island when it is first pointed at or focused, and nothing before;
 * `client:interaction="query"` also where the address of the page asks for something, `"visible"` as it comes
 * into view. Buttons that were pressed meanwhile are pressed again then, also one that sends a form which needs the script for it, and what
 * was put into fields stays. Where it cannot be loaded, the page says so, and whoever acts again tries again.
 */
const interaction: ClientDirective = (load, { value }, el) => {
  // Each once: who presses twice is impatient.
  const pressed = new Set<HTMLButtonElement>()
  const press = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (button?.type === 'button' || button?.form?.method === 'dialog')
      pressed.add(button)
  }
  let giveFields: (() => void) | undefined
  let isWaking = false
  const wait = () => {
    isWaking = false
    pressed.clear()
    for (const name of WAKERS)
      el.addEventListener(name, wake, { passive: true })
  }
  const wake = async () => {
    if (isWaking) return
    isWaking = true
    for (const name of WAKERS) el.removeEventListener(name, wake)
    el.addEventListener('click', press)
    giveFields ??= keepFields(el)
    // How Astro tells of it: the promise is kept all the same.
    el.addEventListener(FAILED, wait, { once: true })
    const hydrate = await load()
    el.removeEventListener('click', press)
    el.removeEventListener(FAILED, wait)
    await hydrate()
    giveFields()
    for (const button of pressed) button.click()
  }
  wait()
  if (value === 'query' && location.search !== '') void wake()
  if (value === 'visible') onceVisible(el, () => void wake())
}

/** An island has no box of its own. */
function onceVisible(el: Element, act: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    act()
  })
  for (const child of el.children) observer.observe(child)
}

export default interaction

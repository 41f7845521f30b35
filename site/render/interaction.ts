import type { ClientDirective } from 'astro'

const FAILED = 'astro:hydration-error'
const WAKERS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * `client:interaction`: loads an island when it is first pointed at or focused, and nothing before;
 * `client:interaction="query"` also where the address of the page asks for something. Buttons that were
 * pressed meanwhile are pressed again then, also one that sends a form which needs the script for it. Where
 * it cannot be loaded, the page says so, and whoever acts again tries again.
 */
const interaction: ClientDirective = (load, { value }, el) => {
  // Each once: who presses twice is impatient.
  const pressed = new Set<HTMLButtonElement>()
  const press = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (button?.type === 'button' || button?.form?.method === 'dialog') pressed.add(button)
  }
  const wait = () => {
    pressed.clear()
    for (const name of WAKERS) el.addEventListener(name, wake, { passive: true })
  }
  const wake = async () => {
    for (const name of WAKERS) el.removeEventListener(name, wake)
    el.addEventListener('click', press)
    // How Astro tells of it: the promise is kept all the same.
    el.addEventListener(FAILED, wait, { once: true })
    const hydrate = await load()
    el.removeEventListener('click', press)
    el.removeEventListener(FAILED, wait)
    await hydrate()
    for (const button of pressed) button.click()
  }
  wait()
  if (value === 'query' && location.search !== '') void wake()
}

export default interaction

import type { ClientDirective } from 'astro'

const WAKERS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * `client:interaction`: loads an island when it is first pointed at or focused, and nothing before;
 * `client:interaction="query"` also where the address of the page asks for something. Buttons that were
 * pressed meanwhile are pressed again then, also one that sends a form which needs the script for it.
 */
const interaction: ClientDirective = (load, { value }, el) => {
  // Each once: who presses twice is impatient.
  const pressed = new Set<HTMLButtonElement>()
  const press = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (button?.type === 'button' || button?.form?.method === 'dialog')
      pressed.add(button)
  }
  const wake = async () => {
    for (const name of WAKERS) el.removeEventListener(name, wake)
    el.addEventListener('click', press)
    const hydrate = await load()
    el.removeEventListener('click', press)
    await hydrate()
    for (const button of pressed) button.click()
  }
  for (const name of WAKERS) el.addEventListener(name, wake, { passive: true })
  if (value === 'query' && location.search !== '') void wake()
}

export default interaction

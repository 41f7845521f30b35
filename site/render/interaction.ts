import type { ClientDirective } from 'astro'

const WAKERS = ['pointerover', 'focusin', 'touchstart'] as const

/** `client:interaction`: loads an island when it is first pointed at or focused, and nothing before. */
const interaction: ClientDirective = (load, _options, el) => {
  const wake = async () => {
    for (const name of WAKERS) el.removeEventListener(name, wake)
    const hydrate = await load()
    await hydrate()
  }
  for (const name of WAKERS) el.addEventListener(name, wake, { passive: true })
}

export default interaction

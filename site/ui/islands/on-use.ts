import interaction from './interaction.ts'

/** Wakes a part of the page that is no island of Astro's as `client:interaction` does. */
export function onUse(box: HTMLElement, wake: () => Promise<unknown>): void {
  const load = async () => {
    try {
      await wake()
    } catch {
      box.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }))
    }
    return async () => {}
  }
  void interaction(load, { name: '', value: '' }, box)
}

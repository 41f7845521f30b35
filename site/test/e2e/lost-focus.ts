import type { Page } from 'playwright'

const LOST = 'the focus was lost: '

/** Reports presses after which what had the focus is gone and nothing else has it: keyboards start over then. */
export async function watchFocus(page: Page, lost: string[]): Promise<void> {
  page.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(LOST)) lost.push(text)
  })
  await page.addInitScript(watch, LOST)
}

/** Runs in the page. */
function watch(prefix: string): void {
  /** Long enough for what loads first, and for many frames of a busy machine. */
  const PATIENCE_MS = 600
  const FRAMES = 12
  let had: Element | undefined
  let press = ''
  let since = 0
  let frames = 0
  const isGone = (element: Element) =>
    !element.isConnected || !element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')
  const look = () => {
    const isLost = had !== undefined && document.activeElement === document.body && isGone(had)
    if (!isLost) return void (since = frames = 0)
    since ||= performance.now()
    frames++
    if (performance.now() - since < PATIENCE_MS || frames < FRAMES) return void requestAnimationFrame(look)
    console.debug(`${prefix}${press} on ${had?.outerHTML.slice(0, 200)} of ${location.pathname}`)
    had = undefined
  }
  const begin = (event: Event) => {
    if (!event.isTrusted) return
    press = event instanceof KeyboardEvent ? event.key : event.type
    setTimeout(() => requestAnimationFrame(look))
  }
  addEventListener('focusin', ({ target }) => void (had = target as Element), true)
  for (const type of ['keydown', 'click']) addEventListener(type, begin, true)
  new MutationObserver(() => {
    if (press && since === 0) look()
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

// Keyboards and screen readers start over at the top of a page whose focused element is removed, hidden or disabled.
// What follows it gets the focus then, unless the script that replaced it gives it to something better.

/** What had the focus, each with its ancestors, the latest first. */
let trails: readonly (readonly Element[])[] = []
/** What got the focus here. */
let standIn: HTMLElement | undefined
let isWaiting = false

const MAX_TRAILS = 5

/** Whether what had the focus is gone, and nothing but a stand-in has it now. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  if (activeElement && activeElement === standIn) return true
  const last = trails[0]?.[0]
  // Browsers let go of what is hidden or disabled only as they draw.
  return last !== undefined && (activeElement === body || activeElement === last) && !isUsable(last)
}

/** Focuses what takes the place of something that had the focus; on a page that was just opened nothing had it. */
export function focusIfReplaced(element: HTMLElement | null): void {
  if (element && isFocusLost()) element.focus()
}

const isShown = (element: Element): boolean =>
  element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true)

const isUsable = (element: Element): boolean =>
  isShown(element) && !element.matches(':disabled') && !element.closest('[inert]')

function remember(target: EventTarget | null): void {
  if (target === standIn || target === document.body || !(target instanceof Element)) return
  const trail: Element[] = []
  for (let at: Element | null = target; at; at = at.parentElement) trail.push(at)
  standIn = undefined
  trails = [trail, ...trails.filter(([element]) => element !== target)].slice(0, MAX_TRAILS)
}

/** A press beside everything takes the focus away on purpose. */
function forget({ target, relatedTarget }: FocusEvent): void {
  // It has gone elsewhere, and what has it now may be taken away at once.
  if (relatedTarget) return
  queueMicrotask(() => {
    const isMeant = document.activeElement === document.body && target instanceof Element && isUsable(target)
    if (isMeant) trails = []
  })
}

/** Once everything that follows from a press has been drawn. */
function check(): void {
  if (isWaiting) return
  isWaiting = true
  requestAnimationFrame(() => {
    isWaiting = false
    if (document.activeElement === standIn || !isFocusLost()) return
    standIn = follower()
    if (standIn && standIn.tabIndex < 0) standIn.tabIndex = -1
    standIn?.focus({ preventScroll: true })
  })
}

const NAMED = '[aria-label], [aria-labelledby], ul, ol'
const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/**
 * The heading of what is left around it, or that itself if it has a name, or else its first control; what had the focus
 * before, if all around it is gone.
 */
function follower(): HTMLElement | undefined {
  for (const [last, ...around] of trails) {
    if (last && isUsable(last)) return last as HTMLElement
    const near = around.find(isShown)
    if (!near || near.matches('html, body, body > div')) continue
    const heading = near.querySelector<HTMLElement>(near.matches('main') ? 'h1' : ':scope > :is(h2, h3, h4)')
    if (heading || near.matches(NAMED)) return heading ?? (near as HTMLElement)
    return [...near.querySelectorAll<HTMLElement>(TABBABLE)].find(isUsable) ?? (near as HTMLElement)
  }
  return document.querySelector<HTMLElement>('h1') ?? undefined
}

function start(): void {
  addEventListener('focusin', ({ target }) => remember(target))
  addEventListener('focusout', forget)
  new MutationObserver(check).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden', 'disabled', 'inert', 'open'],
  })
  if (document.activeElement !== document.body) remember(document.activeElement)
}

// Islands are rendered without a document, too.
if (typeof document !== 'undefined') start()

import { isKnown } from '#site/ui/storage/flags.ts'
import { whenSeen } from '#site/ui/page/when-seen.ts'
import { hydrateOnce } from './hydrate-once.ts'

// Reviews and questions: plain HTML until visitors interact, or a user visits the page.

const box = document.querySelector<HTMLElement>('[data-contributions]')
const hydrate = hydrateOnce((app) => app.hydrateContributions())

/** Repeats a click that came before the script. */
async function pressLater(event: Event): Promise<void> {
  const { target } = event as Event & { target: Element }
  const button = target.closest<HTMLElement>('button:not([data-dialog])')
  if (hydrate.isDone || !button) return
  event.stopPropagation()
  button.ariaBusy = 'true'
  await hydrate()
  button.ariaBusy = null
  if (hydrate.isDone) button.click()
}

if (box) {
  box.addEventListener('pointerdown', hydrate, { passive: true })
  box.addEventListener('focusin', hydrate)
  box.addEventListener('click', pressLater, true)
  if (isKnown()) whenSeen([box], hydrate)
}

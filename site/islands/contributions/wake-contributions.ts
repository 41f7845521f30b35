import { isKnown } from '#site/stores/storage/flags.ts'
import { loadPeople } from '#site/islands/page/load-people.ts'

// Reviews and questions: plain HTML until visitors interact, or a user visits the page.

const box = document.querySelector<HTMLElement>('[data-contributions]')
let woken: Promise<void> | undefined
let isAwake = false

function wake(): Promise<void> {
  woken ??= loadPeople()
    .then((people) => people.wakeContributions())
    .then(() => void (isAwake = true))
    .catch(() => void (woken = undefined))
  return woken
}

/** Repeats a click that came before the script. */
async function pressLater(event: Event): Promise<void> {
  const { target } = event as Event & { target: Element }
  const button = target.closest<HTMLElement>('button:not([data-dialog])')
  if (isAwake || !button) return
  event.stopPropagation()
  button.ariaBusy = 'true'
  await wake()
  button.ariaBusy = null
  if (isAwake) button.click()
}

if (box) {
  box.addEventListener('pointerdown', wake, { passive: true })
  box.addEventListener('focusin', wake)
  box.addEventListener('click', pressLater, true)
  if (isKnown()) {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void wake()
    }).observe(box)
  }
}

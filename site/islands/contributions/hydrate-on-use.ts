import { isKnown } from '#site/stores/storage/flags.ts'
import { loadPeople } from '#site/islands/page/load-people.ts'

// Reviews and questions: plain HTML until visitors interact, or a user visits the page.

const box = document.querySelector<HTMLElement>('[data-contributions]')
let hydrated: Promise<void> | undefined
let isHydrated = false

function hydrate(): Promise<void> {
  hydrated ??= loadPeople()
    .then((people) => people.hydrateContributions())
    .then(() => void (isHydrated = true))
    .catch(() => void (hydrated = undefined))
  return hydrated
}

/** Repeats a click that came before the script. */
async function pressLater(event: Event): Promise<void> {
  const { target } = event as Event & { target: Element }
  const button = target.closest<HTMLElement>('button:not([data-dialog])')
  if (isHydrated || !button) return
  event.stopPropagation()
  button.ariaBusy = 'true'
  await hydrate()
  button.ariaBusy = null
  if (isHydrated) button.click()
}

if (box) {
  box.addEventListener('pointerdown', hydrate, { passive: true })
  box.addEventListener('focusin', hydrate)
  box.addEventListener('click', pressLater, true)
  if (isKnown()) {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void hydrate()
    }).observe(box)
  }
}

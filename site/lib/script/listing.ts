import { loadPeople } from './load-people.ts'

// The pictures or offers and the map of a page: what moves, enlarges or draws them comes when somebody turns to them.

const box = document.querySelector<HTMLElement>('[data-gallery]')

const load = () => import('#site/islands/listing/gallery.ts')

if (box) {
  const wake = () => void load().then(({ startGallery }) => startGallery(box))
  box.addEventListener('focusin', wake, { once: true })
  // By a finger or a wheel.
  box.addEventListener('scroll', wake, { once: true, capture: true })
  box.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event
    // The link of an offer leads to it as any other.
    const asked = (target as Element).closest<HTMLElement>(
      'a:not(.offer-link), button',
    )
    if (!asked || button !== 0 || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    load()
      .then(({ startGallery }) => startGallery(box).act(asked))
      .catch(() => {
        // Without the script a link still leads to its picture.
        if (asked instanceof HTMLAnchorElement) location.assign(asked.href)
      })
  })
}

const map = document.querySelector<HTMLElement>('[data-map]')
const mapButton = map?.querySelector('button')

mapButton?.addEventListener('click', async () => {
  mapButton.ariaBusy = 'true'
  try {
    const { showMap } = await import('#site/islands/listing/map.tsx')
    await showMap(map!)
  } catch {
    const people = await loadPeople()
    await people.tellFailure('failedToLoadMap')
  } finally {
    mapButton.ariaBusy = null
  }
})

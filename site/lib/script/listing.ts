import { loadPeople } from './load-people.ts'

// The map of a page: what draws it comes when somebody asks for it.

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

import { loadPeople } from '#site/islands/page/load-people.ts'

/** Puts the map of a listing in the place of its button; what draws it comes with it. */
export async function show(button: HTMLElement): Promise<void> {
  try {
    const { showMap } = await import('#site/islands/listing/map.tsx')
    await showMap(button.parentElement!)
  } catch {
    const people = await loadPeople()
    await people.tellFailure('failedToLoadMap')
  }
}

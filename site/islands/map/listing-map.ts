import { loadPeople } from '#site/islands/page/load-people.ts'

/** Replaces a button with the listing's map, loaded on demand. */
export async function show(button: HTMLElement): Promise<void> {
  try {
    const { showMap } = await import('#site/islands/listing/map.tsx')
    await showMap(button.parentElement!)
  } catch {
    const people = await loadPeople()
    await people.tellFailure('failedToLoadMap')
  }
}

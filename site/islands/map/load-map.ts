import { addStylesheet } from '#site/islands/page/stylesheet.ts'
import { loadPeople } from '#site/islands/page/load-people.ts'
import { onceEach } from '#site/stores/page/once-each.ts'
import styles from '#site/styles/map.css?url'

type MapEngine = typeof import('./engine.ts')

/** Loads Leaflet and the code around it once. Rejects with a message for the visitor. */
export const loadMap = onceEach<void, Promise<MapEngine>>(async () => {
  try {
    const [engine] = await Promise.all([import('./engine.ts'), addStylesheet(styles)])
    return engine
  } catch (cause) {
    const { startPeople } = await loadPeople()
    const { said } = await startPeople()
    throw new Error(said.failedToLoadMapObject, { cause })
  }
})

import { addStylesheet } from '#site/islands/page/stylesheet.ts'
import { loadPeople } from '#site/islands/page/load-people.ts'
import styles from '#site/styles/map.css?url'

export type MapEngine = typeof import('./engine.ts')

let loading: Promise<MapEngine> | undefined

/** Loads Leaflet and the code around it once. Rejects with a message for the visitor. */
export function loadMap(): Promise<MapEngine> {
  loading ??= load().catch(async (cause: unknown) => {
    loading = undefined
    const { startPeople } = await loadPeople()
    const { said } = await startPeople()
    throw new Error(said.failedToLoadMapObject, { cause })
  })
  return loading
}

async function load(): Promise<MapEngine> {
  const [engine] = await Promise.all([import('./engine.ts'), addStylesheet(styles)])
  return engine
}

import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import { startApp } from '#site/ui/page/app.ts'
import { onceEach } from '#site/ui/page/once-each.ts'
import styles from '#site/ui/map/map.sheet.css?url'

type MapEngine = typeof import('./engine.ts')

/** Loads Leaflet and the code around it once. Rejects with a message for the visitor. */
export const loadMap = onceEach<void, Promise<MapEngine>>(async () => {
  try {
    const [engine] = await Promise.all([import('./engine.ts'), addStylesheet(styles)])
    return engine
  } catch (cause) {
    const { failedToLoadMapObject } = await startApp()
    throw new Error(failedToLoadMapObject, { cause })
  }
})

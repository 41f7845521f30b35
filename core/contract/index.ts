import type { contentApi } from './content.ts'
import type { entriesApi } from './entries.ts'
import type { healthApi } from './health.ts'
import type { optionsApi } from './options.ts'
import type { placesApi } from './places.ts'
import type { timesApi } from './times.ts'

/** Every call of the API; the client derives its types from this map. */
export type Api = {
  content: typeof contentApi
  entries: typeof entriesApi
  health: typeof healthApi
  options: typeof optionsApi
  places: typeof placesApi
  times: typeof timesApi
}

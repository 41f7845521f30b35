import type { accountsApi } from './accounts.ts'
import type { contentApi } from './content.ts'
import type { entriesApi } from './entries.ts'
import type { healthApi } from './health.ts'
import type { messagesApi } from './messages.ts'
import type { optionsApi } from './options.ts'
import type { placesApi } from './places.ts'
import type { sessionApi } from './session.ts'
import type { timesApi } from './times.ts'

/** Every call of the API; the client derives its types from this map. */
export type Api = {
  accounts: typeof accountsApi
  content: typeof contentApi
  entries: typeof entriesApi
  health: typeof healthApi
  messages: typeof messagesApi
  options: typeof optionsApi
  places: typeof placesApi
  session: typeof sessionApi
  times: typeof timesApi
}

import type { ownSessionsApi } from './account-sessions.ts'
import type { accountsApi } from './accounts.ts'
import type { certificatesApi } from './certificates.ts'
import type { contentApi } from './content.ts'
import type { deskApi } from './desk.ts'
import type { enquiriesApi } from './enquiries.ts'
import type { entriesApi } from './entries.ts'
import type { healthApi } from './health.ts'
import type { ownListingsApi } from './mail-choices.ts'
import type { messagesApi } from './messages.ts'
import type { optionsApi } from './options.ts'
import type { placesApi } from './places.ts'
import type { sessionApi } from './session.ts'
import type { timesApi } from './times.ts'
import type { feedbackApi } from './feedback.ts'
import type { listingEditApi } from './listing-edit.ts'
import type { mapsApi } from './maps.ts'
import type { questionsApi } from './questions.ts'
import type { reportsApi } from './reports.ts'
import type { reviewsApi } from './reviews.ts'
import type { savedApi } from './saved.ts'
import type { savedListsApi } from './saved-lists.ts'
import type { secondFactorApi } from './second-factor.ts'
import type { sightingsApi } from './sightings.ts'
import type { statisticsApi } from './statistics.ts'
import type { trustApi } from './trust.ts'
import type { tripsApi } from './trips.ts'
import type { weatherApi } from './weather.ts'

/** Every call of the API; the client derives its types from this map. */
export type Api = {
  accounts: typeof accountsApi
  certificates: typeof certificatesApi
  content: typeof contentApi
  desk: typeof deskApi
  enquiries: typeof enquiriesApi
  entries: typeof entriesApi
  health: typeof healthApi
  messages: typeof messagesApi
  options: typeof optionsApi
  ownListings: typeof ownListingsApi
  ownSessions: typeof ownSessionsApi
  places: typeof placesApi
  session: typeof sessionApi
  times: typeof timesApi
  feedback: typeof feedbackApi
  listingEdit: typeof listingEditApi
  maps: typeof mapsApi
  questions: typeof questionsApi
  reports: typeof reportsApi
  reviews: typeof reviewsApi
  saved: typeof savedApi
  savedLists: typeof savedListsApi
  trips: typeof tripsApi
  trust: typeof trustApi
  secondFactor: typeof secondFactorApi
  sightings: typeof sightingsApi
  statistics: typeof statisticsApi
  weather: typeof weatherApi
}

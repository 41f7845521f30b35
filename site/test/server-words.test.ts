import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, explanationOf } from '#core/contract/client.ts'
import { createFavourites } from '#site/features/favourites/favourites.ts'
import { createVacations } from '#site/features/vacations/vacations.store.ts'
import { createResults } from '#site/features/results/results.ts'
import { contactsOf } from '#site/features/listing/contacts.store.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { miriam, fakeApi, refusal, SESSION } from './people/fake-api.ts'
import { closePage, openPage } from './people/page.ts'

afterEach(closePage)

const TEXT = 'Too many requests. Please wait a moment.'
const busy = refusal(429, 'tooMany', TEXT)
const { send } = fakeApi({
  [SESSION]: { body: miriam },
  'GET /rest/tjt/entries/228/1/en': busy,
  'GET /rest/tjt/itemcontacts/7/en': busy,
  'POST /rest/tjt/featuressearchresults': busy,
  'GET /rest/tjt/mysaveditems/7/en': busy,
})

const reported: [name: string, failure: () => Promise<unknown>][] = [
  [
    'entries and filters',
    async () => {
      const onProblem = vi.fn<(what: string, error: unknown) => void>()
      const setup = { lang: 'en', dtype: 228, locId: 1, path: '/x.html', standard: 'featured', page: 1 } as const
      await createResults(setup, { send, onProblem }).load()
      return explanationOf(onProblem.mock.calls.find(([what]) => what === 'couldNotGetEntries')?.[1])
    },
  ],
  [
    'features',
    async () => {
      const onFailure = vi.fn<(error: unknown) => void>()
      history.replaceState(undefined, '', '/kosher_vacations_search.html?rome')
      const store = createVacations('en', { send, onFailure })
      const stop = store.follow()
      await vi.waitFor(() => expect(onFailure).toHaveBeenCalled())
      stop()
      return explanationOf(onFailure.mock.calls[0]![0])
    },
  ],
  [
    'saved items',
    async () => {
      const store = createFavourites()
      await store.load()
      const favourites = store.$favourites.get()
      return favourites.status === 'failed' && favourites.text
    },
  ],
  [
    'contacts',
    async () => {
      await expect(contactsOf(7)).rejects.toThrow(ApiError)
      return toasts.$toasts.get()[0]?.text
    },
  ],
]

test.each(reported)('what the server says of a failure is shown as it is: %s', async (_, failure) => {
  await openPage(send)
  expect(await failure()).toBe(TEXT)
})

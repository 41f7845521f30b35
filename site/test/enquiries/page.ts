import { loadMessages } from '#site/ui/page/messages.ts'
import type { PageFeature } from '#site/ui/page/page-feature.ts'
import type { PageListing } from '#site/ui/page/page-listing.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { miriam, sessionOf } from '../people/fake-api.ts'
import { openPage } from '../people/page.ts'

export const MESSAGE = 'POST /rest/tjt/cntdirectmsg'
export const JOB = 'POST /rest/tjt/ftrjobenquiring'

const tokens = {
  'POST cntdirectmsg': 'token-message',
  'POST ftrjobenquiring': 'token-job',
}
export const visitor = sessionOf({ tokens })
export const user = { ...miriam, tokens }

export const OFFER: PageFeature = {
  nid: 41,
  title: 'Passover in Rome',
  email: 'passover@example.org',
  fieldsRequired: ['Dates'],
}
export const PATH = '/Kosher_Tours-FT41-Passover_in_Rome.html'

/** The page of an offer, over an API. */
export async function openOffer(send: typeof fetch, { feature = OFFER, lang = 'en' as const } = {}): Promise<void> {
  await openPage(send, { lang, path: `${PATH}?from=mail` })
  await loadMessages('travel.direct', lang)
  show('feature', feature)
}

export const SHOP: PageListing = {
  tnid: 7,
  dtype: 232,
  title: { en: 'Corner Deli', he: 'מעדנייה' },
  position: [31.7, 35.2],
  email: 'deli@example.org',
}

/** The page of a listing, over an API. */
export async function openShop(send: typeof fetch, listing = SHOP): Promise<void> {
  await openPage(send, { path: '/Shops_and_Community-DI7-x.html' })
  await loadMessages('travel.direct', 'en')
  show('listing', listing)
}

function show(name: 'feature' | 'listing', value: object): void {
  const article = document.createElement('article')
  article.dataset[name] = JSON.stringify(value)
  document.body.append(article)
}

export const toastTexts = () => toasts.$toasts.get().map(({ type, text }) => `${type}: ${text}`)

/** What a form consists of, in its order; files by their names. */
export const partsOf = (form: FormData): [string, string][] =>
  [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])

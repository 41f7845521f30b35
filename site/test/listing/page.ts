import { loadMessages } from '#site/ui/page/messages.ts'
import type { PageListing } from '#site/ui/page/page-listing.ts'
import { sessionOf } from '../people/fake-api.ts'
import { openPage } from '../people/page.ts'

export const LISTING: PageListing = {
  tnid: 7,
  dtype: 228,
  title: { en: 'Corner  Deli', he: 'מעדנייה' },
  position: [31.7, 35.2],
  offer: { en: 'Soup for free' },
}

export const dana = sessionOf({
  uid: 5,
  name: 'Dana',
  tokens: {
    'POST directoryitemreport': 'token-report',
    'POST directoryitemclaim': 'token-claim',
  },
})

/** The page of a listing, over an API. */
export async function openListing(send: typeof fetch): Promise<void> {
  await openPage(send, { path: '/Deli-DI7-x.html?from=map#top' })
  await loadMessages('listing.dialogs', 'en')
  const article = document.createElement('article')
  article.dataset['listing'] = JSON.stringify(LISTING)
  document.body.append(article)
}

import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PageFeature } from '#site/ui/page/page-feature.ts'
import { requestWords } from '#site/features/enquiries/request-words.ts'

export const offer = (fieldsRequired: readonly string[] = []): PageFeature => ({
  nid: 810002,
  title: 'Seder and ten days in Rome',
  email: 'passover-rome@example.org',
  fieldsRequired,
})

export function wordsIn(lang: Lang = 'en') {
  const { travel, accounts, errors } = MESSAGES[lang]
  return requestWords(travel.enquiries, accounts.app, errors)
}

export const SEND = 'POST /rest/tjt/cntmsgform'
export const PATH = '/Kosher_Tours-FT810002-Rome.html'

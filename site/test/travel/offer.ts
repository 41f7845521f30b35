import { MESSAGES } from '#core/i18n/messages.ts'
import { PEOPLE_MESSAGES } from '#core/i18n/people-words.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PageFeature } from '#site/ui/page/page-feature.ts'
import { requestWords } from '#site/features/enquiries/request-words.ts'

export const offer = (fieldsRequired: readonly string[] = []): PageFeature => ({
  nid: 810002,
  title: 'Seder and ten days in Rome',
  email: 'passover-rome@example.org',
  fieldsRequired,
})

export const wordsIn = (lang: Lang = 'en') => requestWords(MESSAGES[lang].travel.enquiries, PEOPLE_MESSAGES[lang])

export const SEND = 'POST /rest/tjt/cntmsgform'
export const PATH = '/Kosher_Tours-FT810002-Rome.html'

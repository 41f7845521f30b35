import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { PEOPLE_MESSAGES } from '#core/i18n/people-words.ts'
import { requestWords, type RequestWords } from '#site/features/enquiries/request-words.ts'
import type { PageFeature } from '#site/ui/page/page-feature.ts'

/** Id of the request form. */
export const FORM = 'contact-request'

interface Props {
  lang: Lang
  feature: PageFeature
  words: RequestWords
}

/** Props of the form, for the page and the browser. */
export const requestProps = (lang: Lang, feature: PageFeature): Props => ({
  lang,
  feature,
  words: requestWords(MESSAGES[lang].travel.enquiries, PEOPLE_MESSAGES[lang]),
})

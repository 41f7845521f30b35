import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES, type Messages } from '#core/i18n/messages.ts'
import { requestWords, type RequestWords } from '#site/features/enquiries/request-words.ts'
import type { PageFeature } from '#site/ui/page/page-feature.ts'

/** Id of the request form. */
export const FORM = 'contact-request'

interface Props {
  lang: Lang
  feature: PageFeature
  words: RequestWords
}

const wordsIn = ({ travel, accounts, errors }: Messages) => requestWords(travel.enquiries, accounts.app, errors)

/** Props of the form, for the page and the browser. */
export const requestProps = (lang: Lang, feature: PageFeature): Props => ({
  lang,
  feature,
  words: wordsIn(MESSAGES[lang]),
})

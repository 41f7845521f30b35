import type { NewsletterDraft } from '../contract/desk-newsletter.ts'
import { LANGS, type Lang } from '../i18n/languages.ts'

const isBlank = (text: string | undefined): boolean => !text?.trim()

type Texts = Pick<NewsletterDraft, 'texts'>

/** The languages in which it has a subject and a text. */
export const completeIn = ({ texts }: Texts): Lang[] =>
  LANGS.filter((lang) => !isBlank(texts[lang]?.subject) && !isBlank(texts[lang]?.text))

/** The languages in which one of them is missing. */
export const incompleteIn = ({ texts }: Texts): Lang[] =>
  LANGS.filter((lang) => isBlank(texts[lang]?.subject) !== isBlank(texts[lang]?.text))

/** The language in which readers of a language get it; undefined if they get none. */
export function languageFor(draft: NewsletterDraft, lang: Lang): Lang | undefined {
  const complete = completeIn(draft)
  return [lang, draft.fallback].find((candidate) => candidate !== undefined && complete.includes(candidate))
}

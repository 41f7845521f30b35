import type { Newsletter } from '#core/contract/desk-newsletter.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { NewslettersStore } from '#site/features/desk/newsletter/newsletter.ts'

/** Of the parts of a newsletter's page. */
export interface NewsletterProps {
  store: NewslettersStore
  open: Newsletter
}

/** The language that is written and previewed. */
export interface ChosenLanguage {
  language: Lang
  setLanguage: (language: Lang) => void
}

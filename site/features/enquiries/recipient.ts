import { excerptOf } from '#core/domain/excerpt.ts'
import { shownIn } from '#core/terms/localized.ts'
import { pageFeature } from '#site/ui/page/page-feature.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { pageListing } from '#site/ui/page/page-listing.ts'

/** Whom the page lets one write to: the owner of its feature or listing. */
export interface Recipient {
  kind: 'feature' | 'listing'
  /** What the page is about. */
  title: string
  /** The language of the title, where it is not the page's. */
  lang?: string | undefined
  /** The owner's address. */
  email: string
}

/** Throws where the page shows nobody to write to. */
export function pageRecipient(): Recipient {
  if (document.querySelector('[data-feature]')) {
    const { title, email } = pageFeature()
    return { kind: 'feature', title, email }
  }
  const { title, email } = pageListing()
  if (!email) throw new Error('the listing has no address')
  const { text, lang } = shownIn(pageLang(), title)
  return { kind: 'listing', title: text, lang, email }
}

/** The longest title that the API takes. */
const MAX_TITLE = 300

/** What goes with each form about whom it is for. */
export function about({ title, email }: Recipient) {
  return {
    link: location.pathname,
    pageTitle: excerptOf(title, MAX_TITLE),
    clientMail: email,
    language: pageLang(),
  }
}

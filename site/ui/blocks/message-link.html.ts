import { html, type Html } from '#core/i18n/html.ts'
import { ownPageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { CONTACT_PAGE, type PageContext } from '#site/ui/page/page-context.ts'

/** A link that writes to the owner of a listing. */
export function messageLink(lang: Lang, email: string): Html {
  const { page: words } = MESSAGES[lang].travel.direct
  return html`
    <p>
      <a class="button is-quiet" href="${mailHref(email)}" data-dialog="message">${icon('mail')}${words.listing}</a>
    </p>
  `
}

/** The operator's address, or else the site's own page about contact, which editors may have taken away. */
export function contactHref({ lang, contactEmail, frame }: PageContext, subject?: string): string | undefined {
  const page = frame.pages.find(({ id }) => id === CONTACT_PAGE)
  return contactEmail ? mailHref(contactEmail, subject) : page && ownPageHref(lang, page)
}

export function mailHref(email: string, subject?: string): string {
  const to = `mailto:${encodeURIComponent(email).replace('%40', '@')}`
  return subject ? `${to}?subject=${encodeURIComponent(subject)}` : to
}

import type { Authority } from '#core/contract/data-files.ts'
import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { shownPhone } from './contact-links.html.ts'

/** Who supervises, and how they are reached. */
export function authorityCard(lang: Lang, authority: Authority): Html {
  const { names, contact, emails = [], phones = [], faxes = [], website, sample } = authority
  const lines = [...emails, ...(website ? [website] : [])].map((line) => html`<bdi dir="ltr">${line}</bdi>`)
  const numbers = [...phones, ...faxes].map((phone) => shownPhone(lang, phone))
  return html`
    <strong>${bdi(lang, names)}</strong>
    ${sample && html`<span class="badge is-sample">${translator(lang)('common:sampleListing')}</span>`}
    ${contact && html`<br /><bdi>${contact}</bdi>`} ${[...numbers, ...lines].map((line) => html`<br />${line}`)}
  `
}

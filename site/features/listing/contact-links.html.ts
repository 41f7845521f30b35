import { pressCountUrl, type Press } from '#core/terms/count-urls.ts'
import { attribute, html, type Html } from '#core/i18n/html.ts'
import { phoneParts, phoneUrl } from '#core/domain/phones/read.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { icon } from '#site/ui/icons/icon.ts'

export function contactLine(name: string, value: Html): Html {
  return html`
    <div>
      <dt class="quiet">${name}</dt>
      <dd>${value}</dd>
    </div>
  `
}

/** What a link of a listing's page tells when it is pressed; undefined if nothing is counted. */
export const pressCount = ({ statistics, input }: PageContext<'listing'>, press: Press): string | undefined =>
  statistics && pressCountUrl(press, input.listing.tnid)

/** 'example.org' of 'https://www.example.org/'. */
export const shownUrl = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

/** An address that breaks before its `@` and after its `/` rather than within a word. */
export const inParts = (address: string): Html =>
  html`<bdi dir="ltr" class="parts">${address.split(/(?=@)|(?<=\/)/).map((part) => html`<span>${part}</span>`)}</bdi>`

export function outside(url: string, count?: string): Html {
  return html`<a href="${url}" rel="noopener nofollow" ${attribute('data-count', count)}
    >${inParts(shownUrl(url))}${icon('external')}</a
  >`
}

/** A number, with its extension in words. */
export function shownPhone(lang: Lang, phone: string): Html {
  const { number, extension } = phoneParts(phone)
  const words = extension && format(MESSAGES[lang].listing.dialogs.supervision.extension, { number: extension })
  return html`<bdi dir="ltr">${number}</bdi>${words && ` ${words}`}`
}

export function phoneLink(lang: Lang, phone: string, count?: string): Html {
  return html`<a href="${phoneUrl(phone)}" ${attribute('data-count', count)}>${shownPhone(lang, phone)}</a>`
}

export function mailLink(email: string): Html {
  return html`<a href="mailto:${email}">${inParts(email)}</a>`
}

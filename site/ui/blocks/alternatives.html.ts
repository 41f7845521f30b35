import { attribute, html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { alternativesOf, type KnownAlternatives } from '#data/index/alternatives-of.ts'
import { distances } from '#site/ui/cards/away.html.ts'
import { textsHtml } from '#site/ui/cards/card-html.ts'
import {
  alternativesShown,
  type AlternativeLine,
  type AlternativePart,
  type AlternativesWords,
} from './alternatives-lines.ts'

export const alternativesWords = (lang: Lang): AlternativesWords => ({
  ...MESSAGES[lang].places.alternatives,
  authority: MESSAGES[lang].listing.authority.eyebrow,
})

/** The one answer where nothing of a type is known, identical to `AlternativesBlock`; a test compares them. */
export function alternativesBlock(lang: Lang, known: KnownAlternatives): Html {
  const words = alternativesWords(lang)
  const { lead, lines, addHref } = alternativesShown(lang, alternativesOf(lang, known), words)
  return html`<div class="stack gap-2 alternatives">
    <p>${textsHtml(lead)}</p>
    ${linesHtml(lang, lines)} ${addLine(words, addHref)}
  </div>`
}

/** What helps where nothing of several types is known: each line once, after `lead`. */
export function sharedAlternatives(lang: Lang, all: readonly KnownAlternatives[], lead: Html): Html {
  const words = alternativesWords(lang)
  const shown = all.map((known) => alternativesShown(lang, alternativesOf(lang, known), words))
  const byLabel = new Map(shown.flatMap(({ lines }) => lines).map((line) => [line.label, line]))
  return html`<div class="stack gap-2 alternatives is-all">
    ${lead} ${linesHtml(lang, [...byLabel.values()])} ${shown[0] && addLine(words, shown[0].addHref)}
  </div>`
}

const addLine = ({ know, add }: AlternativesWords, href: string): Html =>
  html`<p class="no-print">${know} <a href="${href}">${add}</a></p>`

function linesHtml(lang: Lang, lines: readonly AlternativeLine[]): Html | false {
  const nth = (part: AlternativePart, at: number) => html`${at > 0 && '\u00a0· '}${partHtml(lang, part)}`
  const line = (label: string, parts: readonly AlternativePart[]) =>
    html`<li><span class="quiet">${label}: </span>${parts.map(nth)}</li>`
  return (
    lines.length > 0 &&
    html`<ul class="stack gap-1 small">
      ${lines.map(({ label, parts }) => line(label, parts))}
    </ul>`
  )
}

function partHtml(lang: Lang, part: AlternativePart): Html {
  if ('km' in part) return html`<span>${distances(lang, part.km, part.message ?? MESSAGES[lang].common.away)}</span>`
  const { text, lang: other, href, country, isLtr, isOutside } = part
  const name = html`<bdi ${attribute('lang', other)} ${attribute('dir', isLtr && 'ltr')}>${text}</bdi>`
  const inCountry = country && html`, <bdi ${attribute('lang', country.lang)}>${country.text}</bdi>`
  if (href === undefined) return html`${name}${inCountry}`
  return html`<a href="${href}" ${attribute('rel', isOutside && 'noopener nofollow')}>${name}</a>${inCountry}`
}

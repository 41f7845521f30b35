import { attribute, html, type Html } from '#core/domain/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { alternativesOf, type KnownAlternatives } from '#data/index/alternatives-of.ts'
import { awayText } from '#site/components/cards/away.ts'
import { textsHtml } from '#site/components/cards/card-html.ts'
import { alternativesShown, type AlternativePart, type AlternativesWords } from './alternatives-lines.ts'

export const alternativesWords = (lang: Lang): AlternativesWords => ({
  ...MESSAGES[lang].places.alternatives,
  authority: MESSAGES[lang].listing.authority.eyebrow,
})

/** The one answer where nothing of a type is known, identical to `AlternativesBlock`; a test compares them. */
export function alternativesBlock(lang: Lang, known: KnownAlternatives): Html {
  const words = alternativesWords(lang)
  const { lead, lines, addHref } = alternativesShown(lang, alternativesOf(lang, known), words)
  const line = (label: string, parts: readonly AlternativePart[]) =>
    html`<li>
      <span class="quiet">${label}: </span>${parts.map((part, at) => html`${at > 0 && ' · '}${partHtml(lang, part)}`)}
    </li>`
  return html`<div class="stack gap-2 alternatives">
    <p>${textsHtml(lead)}</p>
    ${
      lines.length > 0 &&
      html`<ul class="stack gap-1 small">
        ${lines.map(({ label, parts }) => line(label, parts))}
      </ul>`
    }
    <p class="no-print">${words.know} <a href="${addHref}">${words.add}</a></p>
  </div>`
}

function partHtml(lang: Lang, part: AlternativePart): Html {
  if ('km' in part) return html`<span>${awayText(lang, part.km)}</span>`
  const { text, lang: other, href, isLtr, isOutside } = part
  const name = html`<bdi ${attribute('lang', other)} ${attribute('dir', isLtr && 'ltr')}>${text}</bdi>`
  if (href === undefined) return name
  return html`<a href="${href}" ${attribute('rel', isOutside && 'noopener nofollow')}>${name}</a>`
}

import { html, type Html } from '#core/domain/html.ts'
import { ratingText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { Rating } from '#data/index/shown-parts.ts'

/** Five stars for a value from 0 to 5, to the half; read out as a number. */
export function starRow(lang: Lang, value: number): Html {
  const label = translator(lang)('common:stars', {
    mean: ratingText(lang, value),
  })
  const halves = Math.round(value * 2)
  return html`<span class="stars s${halves}" role="img" aria-label="${label}"></span>`
}

/** The mean of a listing with the number of its reviews. */
export function stars(lang: Lang, { mean, count }: Rating): Html {
  const reviews = translator(lang)('common:reviewCount', { count })
  return html`
    <p class="rating">
      ${starRow(lang, mean)} <span aria-hidden="true">${ratingText(lang, mean)}</span>
      <span class="is-muted">${reviews}</span>
    </p>
  `
}

import { html, type Html } from '#core/i18n/html.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/text/type-names.ts'
import type { TypeCount } from '#data/index/inputs.ts'
import { icon, TYPE_ICONS } from '#site/ui/icons/icon.ts'

/** The kinds that travellers look for, which have a short phrase with their number. */
const PHRASES = {
  228: 'places:home.numbers.t228',
  230: 'places:home.numbers.t230',
  231: 'places:home.numbers.t231',
  237: 'places:home.numbers.t237',
} as const

/** What a city has in words, each kind with its icon; a city with other kinds alone names the first of them. */
export function heldNames(lang: Lang, stats: readonly TypeCount[]): Html | undefined {
  const t = translator(lang)
  const phrased = stats.flatMap(({ dtype, count }) => {
    const phrase = PHRASES[dtype as keyof typeof PHRASES]
    return phrase ? [{ dtype, text: t(phrase, { count }) }] : []
  })
  const others = stats.map(({ dtype, count }) => ({
    dtype,
    text: html`${typeName(lang, dtype)} ${numberText(lang, count)}`,
  }))
  const shown = phrased.length > 0 ? phrased : others.slice(0, 1)
  if (shown.length === 0) return undefined
  const held = shown.map(({ dtype, text }) => html` <span>${icon(TYPE_ICONS[dtype])}<span>${text}</span></span>`)
  return html`<span class="city-held">${held}</span>`
}

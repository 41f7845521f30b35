import { html, type Html } from '#core/i18n/html.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { typeName } from '#core/text/type-names.ts'
import type { HeldPlace, TypeCount } from '#data/index/inputs.ts'
import { icon, TYPE_ICONS } from '#site/ui/icons/icon.ts'

/** What a city has: an icon and a number per kind. */
export function heldCounts(lang: Lang, stats: readonly TypeCount[]): Html {
  const held = stats.map(({ dtype, count }) => {
    const name = typeName(lang, dtype)
    const said = html`<span class="visually-hidden">${name} </span>`
    return html` <span title="${name}">${icon(TYPE_ICONS[dtype])}${said}${numberText(lang, count)}</span>`
  })
  return html`<span class="city-held">${held}</span>`
}

/** Popular places with how many of their first two kinds they have. */
export const withCounts = (lang: Lang, popular: readonly HeldPlace[]) =>
  popular.map(({ stats, ...place }) => ({ ...place, note: heldCounts(lang, stats.slice(0, 2)) }))

/** The same with their drawings, for wide tiles. */
export const drawnWithCounts = (lang: Lang, popular: readonly HeldPlace[]) =>
  withCounts(lang, popular).map((place) => ({ ...place, drawing: place.picture }))

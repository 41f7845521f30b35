import type { Lang } from '#core/i18n/languages.ts'
import { distanceText } from '#core/i18n/formats.ts'
import { html, type Html } from '#core/domain/html.ts'
import { say } from '#core/i18n/say.ts'

/** A distance in both units; CSS shows the visitor's. */
export function awayText(lang: Lang, km: number): Html {
  const [inKm, inMiles] = [false, true].map((unit) =>
    say(lang, 'common:away', { distance: distanceText(lang, km, { inMiles: unit }) }),
  )
  return html`<span class="in-km">${inKm}</span><span class="in-miles">${inMiles}</span>`
}

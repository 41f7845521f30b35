import type { Lang } from '#core/i18n/languages.ts'
import { distanceText } from '#core/text/values.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'

export const awayText = (lang: Lang, km: number): Html => distances(lang, km, MESSAGES[lang].common.away)

/** A distance in both units, as the message says it; CSS shows the visitor's. */
export function distances(lang: Lang, km: number, message: string): Html {
  const [inKm, inMiles] = [false, true].map((unit) =>
    format(message, { distance: distanceText(lang, km, { inMiles: unit }) }),
  )
  return html`<span class="in-km">${inKm}</span><span class="in-miles">${inMiles}</span>`
}

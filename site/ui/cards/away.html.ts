import type { Lang } from '#core/i18n/languages.ts'
import { distanceText, lengthText } from '#core/text/values.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'

export const awayText = (lang: Lang, km: number): Html => distances(lang, km, MESSAGES[lang].common.away)

/** A distance in both units, as the message says it; CSS shows the visitor's. */
export const distances = (lang: Lang, km: number, message: string): Html =>
  inBoth(message, (inMiles) => distanceText(lang, km, { inMiles }))

/** The same of a length that is known roughly. */
export const lengths = (lang: Lang, metres: number, message: string): Html =>
  inBoth(message, (inMiles) => lengthText(lang, metres, { inMiles }))

function inBoth(message: string, textOf: (inMiles: boolean) => string): Html {
  const [inKm, inMiles] = [false, true].map((unit) => format(message, { distance: textOf(unit) }))
  return html`<span class="in-km">${inKm}</span><span class="in-miles">${inMiles}</span>`
}

import { minutesOnFoot } from '#core/domain/distance.ts'
import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { wayText } from './way-text.ts'

/** Nearer, no length means anything. */
const NEXT_DOOR_KM = 0.03

/** The way to a place in both units; CSS shows the visitor's. */
export function wayHtml(lang: Lang, km: number): Html {
  const { onFoot, nextDoor } = MESSAGES[lang].places.nearby.from
  if (km < NEXT_DOOR_KM) return html`${nextDoor}`
  const way = (inMiles: boolean) => wayText(lang, { km, minutes: minutesOnFoot(km) }, { inMiles, onFoot })
  return html`<span class="in-km">${way(false)}</span><span class="in-miles">${way(true)}</span>`
}

import { NEEDED_METRES } from '#core/domain/geolocation.ts'
import { format } from '#core/i18n/format.ts'
import { lengthText, metresText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'

export interface Way {
  /** As the crow flies. */
  km: number
  /** An estimate, on foot. */
  minutes: number
}

/** Farther away, nobody asks for the minutes. */
const MAX_WALK_KM = 5

interface WayOptions {
  inMiles: boolean
  /** '{{count}} min on foot'. */
  onFoot: string
}

/** '350 m · 6 min on foot', or only how far it is. */
export function wayText(lang: Lang, { km, minutes }: Way, { inMiles, onFoot }: WayOptions): string {
  const distance = metresText(lang, km, { inMiles })
  return km > MAX_WALK_KM ? distance : `${distance} · ${format(onFoot, { count: minutes })}`
}

/** Says that a position is not accurate enough. */
export function inaccurateText(lang: Lang, message: string, { metres, inMiles }: { metres: number; inMiles: boolean }) {
  const text = (length: number) => lengthText(lang, length, { inMiles })
  return format(message, { accuracy: text(metres), needed: text(NEEDED_METRES) })
}

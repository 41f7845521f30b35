import { useStore } from '@nanostores/react'
import { distanceKm } from '#core/domain/distance.ts'
import { FAR_KM } from '#core/domain/reach.ts'
import { filled, isolated } from '#core/i18n/filled.ts'
import { distanceText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { $inMiles } from '#site/stores/units/units.ts'
import { pointOf, type ReadyStay } from '#site/stores/trip/stay.ts'
import type { TripWords } from './trip-props.ts'

/** Says that the listing of a stop is gone, or that a point is far from the city whose times are shown. */
export function PointNotice({ lang, words, stay }: { lang: Lang; words: TripWords; stay: ReadyStay }) {
  const inMiles = useStore($inMiles)
  if (stay.point === 'gone') return <Warning text={words.gone} />
  const point = pointOf(stay)
  if (!point) return null
  const { locTitle, coords } = stay.calendar
  const [lng, lat] = coords
  const km = distanceKm(lat, lng, point.lat, point.lng)
  if (km <= FAR_KM) return null
  const distance = distanceText(lang, km, { inMiles })
  const name = isolated(point.name || words.pin)
  return <Warning text={filled(words.farPoint, { name, distance, place: isolated(locTitle) })} />
}

const Warning = ({ text }: { text: string }) => (
  <p className="notice is-warning">
    <span>{text}</span>
  </p>
)

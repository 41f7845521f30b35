import { LANDING_HOURS } from '#core/domain/times/landing.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { placePickerWords } from '#site/features/nearby/search-props.page.ts'
import { pick } from '#site/ui/blocks/pick.page.ts'
import type { TripProps } from '#site/features/trip/trip-props.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { fromWordsOf } from '#site/features/nearby/from-words.ts'

const TIMES = [
  'candles',
  'havdalah',
  'parasha',
  'none',
  'noneWhy',
  'method',
  'israel',
  'diaspora',
  'askRabbi',
  'shabbat',
] as const
const TAKE = ['candlesFor', 'havdalahAfter'] as const
const LINKS = ['copyLink', 'copied', 'copyFailed', 'unread'] as const

/** Messages of the trip planner; the browser fills in placeholders. */
export function tripProps({
  lang,
  arrivalHours = LANDING_HOURS,
  geocoder,
}: Pick<PageContext, 'lang' | 'arrivalHours' | 'geocoder'>): TripProps {
  const { times, places, listing } = MESSAGES[lang]
  return {
    lang,
    usualHours: arrivalHours,
    placeWords: placePickerWords(lang, times.candles.city),
    stayWords: stayWords(lang, { geocoder }),
    words: {
      ...times.trip,
      ...pick(times.times, TIMES),
      ...pick(times.take, TAKE),
      ...pick(times.candles, LINKS),
      print: listing.dialogs.offer.print,
      walk: places.nearby.walk.link,
      guide: places.place.guide,
      here: places.nearby.from.here,
      from: places.nearby.from.from,
      onFoot: places.nearby.from.onFoot,
      wayNote: places.nearby.from.note,
      keep: times.keptTrips.keep,
      offline: places.offline.keep,
    },
  }
}

const POSITION = ['asking', 'denied', 'positionFailed', 'unfortunatelyBadAccuracy', 'myPosition'] as const
const FIELD = [
  'placeholder',
  'find',
  'suggestions',
  'found',
  'noResultsFound',
  'notFound',
  'loading',
  'failed',
  'which',
  'pin',
] as const

function stayWords(lang: Lang, { geocoder }: Pick<PageContext, 'geocoder'>): TripProps['stayWords'] {
  const { places, common, times } = MESSAGES[lang]
  const { point, position } = fromWordsOf({ ...places, ...common })
  return {
    field: { ...pick(point, FIELD), onMap: point.onMap, label: times.trip.where },
    ...(!geocoder && { hint: point.unknownHere }),
    position: { ...pick(position, POSITION), button: point.position },
  }
}

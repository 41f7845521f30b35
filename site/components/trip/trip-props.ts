import { LANDING_HOURS } from '#core/domain/times/landing.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { placePickerWords } from '#site/components/search/search-props.ts'
import { pick } from '#site/components/shared/pick.ts'
import type { TripProps } from '#site/islands/trip/trip-props.ts'
import type { PageContext } from '#site/render/page.ts'

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
}: Pick<PageContext, 'lang' | 'arrivalHours'>): TripProps {
  const { times, places, listing } = MESSAGES[lang]
  return {
    lang,
    usualHours: arrivalHours,
    placeWords: placePickerWords(lang, times.candles.city),
    words: {
      ...times.trip,
      ...pick(times.times, TIMES),
      ...pick(times.take, TAKE),
      ...pick(times.candles, LINKS),
      print: listing.dialogs.offer.print,
      walk: places.nearby.walk.link,
      guide: places.place.guide,
      keep: times.keptTrips.keep,
    },
  }
}

import type { Method, PlaceShabbatTimes } from '#core/contract/times.ts'
import { textIn, type Localized } from '#core/domain/localized.ts'
import { isIsrael } from '#core/domain/times/lighting-customs.ts'
import type { TimesMethod } from '#core/domain/times/options.ts'
import type { TimesPlace } from '#core/domain/times/types.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PlaceRow } from '#data/index/cards.ts'

/** What the times of a place in the index depend on. */
export function timesPlaceOf(row: PlaceRow): TimesPlace {
  const { id, lat, lng, country, elevation, time_zone } = row
  const sky = { elevationMetres: elevation, timeZone: time_zone }
  return { id, lat, lng, country, ...sky }
}

type TimedPlace = Omit<PlaceShabbatTimes, 'hebrewToday' | 'times'>

/** A place and how its times are made, as answers say it. */
export function timedPlace(
  lang: Lang,
  row: PlaceRow,
  method: TimesMethod,
): TimedPlace {
  const place = timesPlaceOf(row)
  return {
    tlid: row.id,
    locTitle: textIn(lang, JSON.parse(row.names) as Localized),
    coords: [row.lng, row.lat],
    elevationMetres: place.elevationMetres,
    timeZone: place.timeZone,
    country: place.country,
    israel: isIsrael(place),
    method: methodIn(method),
  }
}

/** The method in the names of the contract. */
export function methodIn(method: TimesMethod): Method {
  const { minutesBeforeSunset: candles, havdalah, elevation } = method
  return { candles, havdalah, elevation }
}

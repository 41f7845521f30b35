import type { Method, OptionsQuery, PlaceShabbatTimes } from '#core/contract/times.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import { isIsrael } from '#core/domain/times/lighting-customs.ts'
import type { TimesMethod, TimesOptions } from '#core/domain/times/options.ts'
import type { TimesPlace } from '#core/domain/times/types.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PlaceRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { placeUrl } from '../directory/place-url.ts'
import { AppError } from '#core/contract/app-error.ts'
import { requirePlace } from '../http/lookup.ts'

/** The calculation input of a place in the index. */
export function timesPlaceOf(row: PlaceRow): TimesPlace {
  const { id, lat, lng, country, elevation, time_zone } = row
  const sky = { elevationMetres: elevation, timeZone: time_zone }
  return { id, lat, lng, country, ...sky }
}

/** A city by id: a country has no single sunset. Throws AppError if there is none. */
export function requireCity(index: Index, id: number): PlaceRow {
  const row = requirePlace(index, id, 'couldNotGetShabbatTimes')
  if (row.kind === 'country') throw new AppError('couldNotGetShabbatTimes')
  return row
}

export function namesOf({ names }: PlaceRow): Localized {
  return JSON.parse(names) as Localized
}

export function nameIn(lang: Lang, row: PlaceRow): string {
  return textIn(lang, namesOf(row))
}

/** Path of the place's own page, if it has one. */
export function pageOf(lang: Lang, row: PlaceRow): string | undefined {
  if (row.has_page === 0) return undefined
  return placeUrl(lang, 'place', { id: row.id, names: namesOf(row) })
}

type TimedPlace = Omit<PlaceShabbatTimes, 'hebrewToday' | 'times'>

/** A place and its method, in the names of the contract. */
export function timedPlace(lang: Lang, row: PlaceRow, method: TimesMethod): TimedPlace {
  const place = timesPlaceOf(row)
  return {
    tlid: row.id,
    locTitle: nameIn(lang, row),
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

/** The caller's options, in the names of the domain. */
export function optionsOf({
  candles,
  havdalah,
  elevation,
}: Pick<OptionsQuery, 'candles' | 'havdalah'> & {
  elevation?: number | boolean | undefined
}): TimesOptions {
  return {
    minutesBeforeSunset: candles,
    havdalah,
    elevation: Boolean(elevation),
  }
}

import type { DirectoryType } from '#core/terms/directory.ts'
import type { Compass } from '#core/domain/distance.ts'
import type { Localized } from '#core/terms/localized.ts'
import type { YearOfFridays } from '#core/domain/times/fridays.ts'
import type { DayMoment } from '#core/domain/times/types.ts'
import type { PlaceRef } from './shown-parts.ts'

/** A listing at any distance from a city's centre. */
export interface NearPlace {
  tnid: number
  dtype: DirectoryType
  title: Localized
  place: PlaceRef
  km: number
  towards: Compass
  /** Whether it is in the city or one of its districts. */
  isHere: boolean
  /** Longitude and latitude, if it is there: one may stay near it. */
  position?: readonly [lng: number, lat: number]
  /** The status of its kashrut, by its id in the option list. */
  kashrut?: string
}

export interface NearAirport {
  /** IATA code. */
  code: string
  names: Localized
  km: number
  towards: Compass
}

export type UnknownTopic = 'minyan' | 'shop' | 'mikveh' | 'eruv'

/** What helps in a city beside its listings. Samples are no part of it. */
export interface GuideHelp {
  synagogue?: NearPlace
  eating?: NearPlace
  /** A hotel or a rental. */
  stay?: NearPlace
  /** Israel's embassy in the country, or else another of its missions there. */
  embassy?: NearPlace
  /** The nearest mission, if that is another one of the country, or one abroad where the country has none. */
  mission?: NearPlace
  /** The nearest, and the nearest large one if that is another one. */
  airports: readonly NearAirport[]
  /** The latest landing before each of the coming holy days. */
  landings: readonly DayMoment[]
  fridays: YearOfFridays
  /** What no listing tells. */
  unknown: readonly UnknownTopic[]
}

const HELPS = ['synagogue', 'eating', 'mission', 'airport'] as const

/** The parts that help beyond the times, in their order. */
export const helpsOf = ({ synagogue, eating, embassy, mission, airports }: GuideHelp): (typeof HELPS)[number][] => {
  const found = { synagogue, eating, mission: embassy ?? mission, airport: airports[0] }
  return HELPS.filter((name) => found[name] !== undefined)
}

import type { Sky } from '#core/contract/weather.ts'

/** The forecast for one moment. */
export interface Hour {
  /** Epoch milliseconds. */
  at: number
  celsius: number
  /** Metres a second. */
  wind?: number
  /** Percent. */
  humidity?: number
  /** From then on. */
  sky?: Sky
}

/** The common form of all providers' responses. */
export interface Forecast {
  /** When the provider made it, epoch milliseconds. */
  updated: number
  /** Oldest first, at least one with a sky; hourly at first, possibly sparser later. */
  hours: readonly Hour[]
}

/** A weather provider. */
export interface Provider {
  name: string
  /** The provider's website. */
  page: string
  /** The address of the forecast for a position in degrees. */
  urlOf(base: string, lat: number, lng: number): string
  /** Parses a response received at `now`. Throws if invalid. */
  read(answer: unknown, now: number): Forecast
}

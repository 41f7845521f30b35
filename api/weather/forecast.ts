import type { Sky } from '#core/contract/weather.ts'

/** What is foretold for one moment. */
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

/** What every provider's answer is brought to. */
export interface Forecast {
  /** When the provider made it, epoch milliseconds. */
  updated: number
  /** Oldest first, at least one with a sky; an hour apart at first, perhaps more later on. */
  hours: readonly Hour[]
}

/** Somebody who foretells the weather. */
export interface Provider {
  name: string
  /** Where the provider says who it is. */
  page: string
  /** The address of the forecast for a point in degrees, below a base address. */
  urlOf(base: string, lat: number, lng: number): string
  /** Of an answer that came at `now`. Throws where it is none. */
  read(answer: unknown, now: number): Forecast
}

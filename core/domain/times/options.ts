import { HAVDALAH_METHODS, MAX_CANDLE_MINUTES, type HavdalahMethod } from '#core/terms/times.ts'

/** Three small stars. */
export const DEFAULT_HAVDALAH: HavdalahMethod = '8.5'

/** A visitor's options; missing ones follow the custom of the place. */
export interface TimesOptions {
  /** Candle lighting before sunset, 0 to 90 minutes. */
  minutesBeforeSunset?: number | undefined
  havdalah?: HavdalahMethod | undefined
  /** Sunrise and sunset as seen from the place's elevation instead of sea level. */
  elevation?: boolean | undefined
}

/** The method used for times. */
export interface TimesMethod {
  minutesBeforeSunset: number
  havdalah: HavdalahMethod
  elevation: boolean
}

export function isHavdalahMethod(text: unknown): text is HavdalahMethod {
  return typeof text === 'string' && Object.hasOwn(HAVDALAH_METHODS, text)
}

/** The options, completed by the custom of the place. RangeError for impossible minutes or an unknown method. */
export function methodOf(customMinutes: number, options: TimesOptions = {}): TimesMethod {
  const { minutesBeforeSunset = customMinutes, havdalah = DEFAULT_HAVDALAH, elevation = false } = options
  if (!Number.isInteger(minutesBeforeSunset) || minutesBeforeSunset < 0 || minutesBeforeSunset > MAX_CANDLE_MINUTES) {
    throw new RangeError(
      `minutes before sunset must be a whole number from 0 to ${MAX_CANDLE_MINUTES}: ${minutesBeforeSunset}`,
    )
  }
  if (!isHavdalahMethod(havdalah)) {
    const known = Object.keys(HAVDALAH_METHODS).join(', ')
    throw new RangeError(`havdalah must be one of ${known}: ${havdalah}`)
  }
  return { minutesBeforeSunset, havdalah, elevation }
}

/** Parses the options of an address (`candles`, `havdalah`, `elevation`); ignores invalid ones. */
export function optionsInQuery(query: URLSearchParams): TimesOptions {
  const candles = query.get('candles') ?? ''
  const minutes = /^\d{1,2}$/.test(candles) ? Number(candles) : undefined
  const havdalah = query.get('havdalah')
  return {
    ...(minutes !== undefined && minutes <= MAX_CANDLE_MINUTES && { minutesBeforeSunset: minutes }),
    ...(isHavdalahMethod(havdalah) && { havdalah }),
    ...(query.get('elevation') === '1' && { elevation: true }),
  }
}

/** The options for an address, in fixed order, without defaults. */
export function queryOfOptions({
  minutesBeforeSunset,
  havdalah,
  elevation,
}: TimesOptions): [name: string, value: string][] {
  const pairs: [string, string][] = []
  if (minutesBeforeSunset !== undefined) pairs.push(['candles', String(minutesBeforeSunset)])
  if (havdalah !== undefined && havdalah !== DEFAULT_HAVDALAH) pairs.push(['havdalah', havdalah])
  if (elevation) pairs.push(['elevation', '1'])
  return pairs
}

import { dayText } from '#core/domain/times/dates.ts'
import { HAVDALAH_METHODS, type HavdalahMethod } from '#core/terms/times.ts'
import type { TimesOptions } from '#core/domain/times/options.ts'
import type { TimesPlace } from '#core/domain/times/types.ts'
import { fc } from '#core/test/properties.ts'
import { WORLD_PLACES } from './world-places.ts'

const DAY_MS = 86_400_000

/** A place on any meridian, with a plausible zone. */
export const anywhere: fc.Arbitrary<TimesPlace> = fc
  .record({
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    shift: fc.constantFrom(-1, 0, 0, 1, 2),
    country: fc.constantFrom('US', 'IL'),
    elevationMetres: fc.integer({ min: -430, max: 5000 }),
  })
  .map(({ lat, lng, shift, country, elevationMetres }) => {
    const ahead = Math.max(-12, Math.min(14, Math.round(lng / 15) + shift))
    // The signs of these zones are inverted by definition.
    const timeZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
    return { id: 1, lat, lng, elevationMetres, timeZone, country }
  })

/** A real place, with a zone with clock changes. */
export const somewhere: fc.Arbitrary<TimesPlace> = fc.constantFrom(...WORLD_PLACES).map(([, place]) => place)

export const places = fc.oneof(anywhere, somewhere)

// Before March 2000 hebcal's Julian day is one off, which is half a minute.
const [FIRST, LAST] = [Date.UTC(2001, 0, 1), Date.UTC(2050, 0, 1)]

export const moments: fc.Arbitrary<Date> = fc.integer({ min: FIRST, max: LAST }).map((at) => new Date(at))

export const days: fc.Arbitrary<string> = fc.integer({ min: FIRST / DAY_MS, max: LAST / DAY_MS }).map(dayText)

export const options: fc.Arbitrary<TimesOptions> = fc.record(
  {
    minutesBeforeSunset: fc.integer({ min: 0, max: 90 }),
    havdalah: fc.constantFrom(...(Object.keys(HAVDALAH_METHODS) as HavdalahMethod[])),
    elevation: fc.boolean(),
  },
  { requiredKeys: [] },
)

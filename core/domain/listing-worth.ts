import type { SeedListing } from '../contract/seed/listings.ts'
import { kashrutStrength, type JudgedFacts } from './kashrut.ts'

/** What a source said in this year or before may have changed since. */
const LONG_AGO = 2022

type Told = Pick<
  SeedListing,
  'hours' | 'openingHours' | 'prayerTimes' | 'prayers' | 'phones' | 'website' | 'provenance'
>

/**
 * What a listing is worth to a visitor, for the order of lists where nobody chose another: the strength of what may be
 * said of its kashrut, then how many of hours, phone and site are known, then whether its source is recent. Higher is
 * better.
 */
export function worthOf(
  { hours, openingHours, prayerTimes, prayers, phones = [], website, provenance }: Told,
  facts: Pick<JudgedFacts, 'live'> | undefined,
): number {
  const [lead] = facts?.live ?? []
  const strength = kashrutStrength(lead?.shown ?? { status: 'unknown' })
  const contacts = [hours ?? openingHours ?? prayerTimes ?? prayers, phones[0], website]
  const known = contacts.filter((fact) => fact !== undefined).length
  const isRecent = provenance === undefined || Number(provenance.checked.slice(0, 4)) > LONG_AGO
  return (strength * (contacts.length + 1) + known) * 2 + Number(isRecent)
}

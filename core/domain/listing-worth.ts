import type { SeedListing } from '../contract/seed/listings.ts'
import { IMPORTANCE_LIMIT, importanceOf, type Reviewed } from './importance.ts'
import { kashrutStrength, type JudgedFacts } from './kashrut.ts'

/** What a source said in this year or before may have changed since. */
const LONG_AGO = 2022
/** Of synagogues and heritage, people look for the one that matters, or for the one that is near. */
const BY_IMPORTANCE_ALONE: ReadonlySet<number> = new Set([231, 237])

type Told = Partial<
  Pick<
    SeedListing,
    | 'dtype'
    | 'hours'
    | 'openingHours'
    | 'prayerTimes'
    | 'prayers'
    | 'phones'
    | 'website'
    | 'provenance'
    | 'importance'
    | 'sitelinks'
  >
>

/**
 * What a listing is worth to a visitor, for the order of lists where nobody chose another: the strength of what may be
 * said of its kashrut, then its importance, then how many of hours, phone and site are known, then whether its source
 * is recent. Of synagogues and heritage, importance alone counts. Higher is better.
 */
export function worthOf(listing: Told, facts: Pick<JudgedFacts, 'live'> | undefined, reviewed?: Reviewed): number {
  const [lead] = facts?.live ?? []
  const strength = kashrutStrength(lead?.shown ?? { status: 'unknown' })
  const documented = BY_IMPORTANCE_ALONE.has(listing.dtype ?? 0) ? 0 : documentedOf(listing)
  return (strength * IMPORTANCE_LIMIT + importanceOf(listing, reviewed)) * DOCUMENTED_LIMIT + documented
}

const CONTACTS = 3
const DOCUMENTED_LIMIT = (CONTACTS + 1) * 2

function documentedOf({ hours, openingHours, prayerTimes, prayers, phones = [], website, provenance }: Told): number {
  const contacts = [hours ?? openingHours ?? prayerTimes ?? prayers, phones[0], website]
  const known = contacts.filter((fact) => fact !== undefined).length
  const isRecent = provenance === undefined || Number(provenance.checked.slice(0, 4)) > LONG_AGO
  return known * 2 + Number(isRecent)
}

import type { SeedListing } from '#core/contract/data-files.ts'
import { WIKIDATA_ID } from '#core/terms/patterns.ts'
import type { ListingDraft, Skipped } from '../places/listing-draft.ts'
import { factsOf } from './choices.ts'
import { addressOf, contactsOf } from './contacts.ts'
import { hasEnded, isClosed, isUnkosher, kindOf } from './kinds.ts'
import { certificationOf, kosherOf } from './kosher.ts'
import type { Tags } from './tags.ts'
import { readOsmHours } from './hours.ts'
import { readServiceTimes } from './service-times.ts'
import { textOf } from './names.ts'
import { mapTitle, type TitleTown } from './titles.ts'
import { openingHoursOf } from './opening-hours.ts'
import { authorityText, eruvText, onlyKosher } from './tag-texts.ts'

/** The authority named by the data; statements about kosher food are not one. */
export function authorityOf(tags: Tags): string | undefined {
  const named = certificationOf(tags)
  return named && !/^(yes|only)$/i.test(named) ? named.slice(0, 200) : undefined
}

/** Why a place does not become a listing, by the day of its data. */
export function skippedPlace(tags: Tags, day: string): Skipped | undefined {
  if (isClosed(tags) || hasEnded(tags, day)) return { skip: 'closed' }
  if (isUnkosher(tags)) return { skip: 'not-kosher' }
  return kindOf(tags) ? undefined : { skip: 'not-ours' }
}

/** The listing of an OSM place, in the languages of its town. */
export function osmListing(tags: Tags, town: TitleTown): ListingDraft {
  const { country } = town
  const kind = kindOf(tags)
  if (!kind) throw new RangeError('a place that the directory does not list')
  const fields = kind.fields(tags)
  const hours = openingHoursOf(tags.opening_hours)
  return {
    ...fields,
    ...mapTitle(tags, town),
    description: textOf(tags, 'description', country) ?? (kind.name === 'eruv' ? eruvText() : undefined),
    ...addressOf(tags, country),
    town: tags['addr:city'],
    ...contactsOf(tags),
    openingHours: hours,
    hours: readOsmHours(tags.opening_hours, country === 'IL' || country === 'PS') as SeedListing['hours'],
    wikidata: wikidataOf(tags),
    comments: textOf(tags, 'wheelchair:description', country),
    ...(fields.dtype === 231 && {
      prayers: openingHoursOf(tags.service_times),
      prayerTimes: readServiceTimes(tags.service_times) as SeedListing['prayerTimes'],
    }),
    ...factsOf(tags, fields.dtype ?? 0),
    ...kosherFields(tags),
  }
}

/** The item of the place itself: some elements name several, or none that can be. */
const wikidataOf = ({ wikidata = '' }: Tags): string | undefined =>
  new RegExp(WIKIDATA_ID).test(wikidata) ? wikidata : undefined

/** What the map says of kashrut beyond that there is kosher food, which is a fact of its own. */
function kosherFields(tags: Tags): ListingDraft {
  const kosher = kosherOf(tags)
  if (!kosher) return {}
  const authority = authorityOf(tags)
  if (authority) return { kosherStatus: authorityText(authority) }
  return kosher === 'only' ? { kosherStatus: onlyKosher() } : {}
}

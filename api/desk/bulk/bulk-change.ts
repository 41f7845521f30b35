import { problemOf } from '#core/contract/schema-problems.ts'
import type { KashrutFact, SeedListing } from '#core/contract/data-files.ts'
import type { BulkChange } from '#core/contract/desk.ts'
import { DOCUMENT_SCHEMAS } from '#core/contract/document-schemas.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { withStayFacts } from '#core/domain/stay-facts.ts'
import { deskPlaceOf } from '#core/domain/listing/desk-place.ts'
import { findField } from '#core/fields/listing.ts'
import type { Store } from '#data/store/database.ts'
import { checkOption, invalidField, isThere } from '#api/content/checks.ts'

/** Why a listing cannot change: each has a message in every language. */
export type Refusal = 'gone' | 'area' | 'type' | 'nothing' | 'far' | 'sample'

/** What a change makes of a listing. */
export type Verdict = { is: 'changed'; next: SeedListing } | { is: 'same' } | { is: 'refused'; why: Refusal }

/** Whether a change says of listings that they are still there, rather than changing them. */
export const isPresence = ({ how, field }: BulkChange): boolean => how === 'confirm' && field === undefined

/** Requires that many listings may change in this way, and that the value exists. Throws AppError. */
export async function checkChange(db: Store, { how, field, value, from }: BulkChange): Promise<void> {
  if (field === undefined) {
    if (how !== 'confirm' && how !== 'delete') throw invalidField('how', 'notAChoice')
    return
  }
  if (how === 'delete' || !deskPlaceOf(field).bulk?.includes(how)) throw invalidField('how', 'notAChoice')
  if (how === 'clear' || how === 'confirm') return
  if (how === 'replace') {
    const isKnown = from !== undefined && typeof value === 'string' && (await isThere(db, ['authorities'], value))
    if (!isKnown) throw invalidField(field, 'noSuch')
    return
  }
  const wrong = problemOf(DOCUMENT_SCHEMAS.listings.properties[field]!, value)
  if (wrong) throw invalidField(field, wrong.problem)
  const list = findField(field)?.list
  if (list) await checkOption(db, { field, list, ids: [value].flat() as string[] })
  if (field === 'place' && !(await isThere(db, ['cities'], String(value)))) throw invalidField(field, 'noSuch')
}

/** How far a listing may lie from the middle of the city that it is moved to: nobody looks at a map. */
const MAX_KM = 50

interface Given {
  change: BulkChange
  /** YYYY-MM-DD */
  today: string
  /** Of a change of place: where it is. */
  city: { lat: number; lng: number } | undefined
}

export function verdictOn(listing: SeedListing, { change, today, city }: Given): Verdict {
  const { how, field } = change
  if (field === undefined) {
    if (how === 'confirm' && listing.sample) return { is: 'refused', why: 'sample' }
    return { is: 'changed', next: listing }
  }
  const before = (listing as Record<string, unknown>)[field]
  const isMissing = deskPlaceOf(field).types?.includes(listing.dtype) === false
  if (isMissing && before === undefined) return { is: 'refused', why: 'type' }
  if (how === 'confirm' && before === undefined) return { is: 'refused', why: 'nothing' }
  const after = valueAfter(before, change, today)
  if (JSON.stringify(after) === JSON.stringify(before)) return { is: 'same' }
  const [lng, lat] = listing.position
  if (city && distanceKm(lat, lng, city.lat, city.lng) > MAX_KM) return { is: 'refused', why: 'far' }
  const { [field as 'fax']: _, ...others } = listing
  const next = (after === undefined ? others : { ...listing, [field]: after }) as SeedListing
  const stated = { source: { kind: 'editor' }, confirmedAt: today } as const
  return { is: 'changed', next: withStayFacts(listing, next, stated) }
}

function valueAfter(before: unknown, { how, value, from }: BulkChange, today: string): unknown {
  const chosen = value as string[]
  const had = (before ?? []) as string[]
  switch (how) {
    case 'set':
      return value
    case 'clear':
    case 'delete':
      return undefined
    case 'add':
      return [...new Set([...had, ...chosen])]
    case 'drop': {
      const left = had.filter((option) => !chosen.includes(option))
      return left.length > 0 ? left : undefined
    }
    case 'replace':
      return (before as KashrutFact[] | undefined)?.map((fact) =>
        fact.authority === from && fact.superseded === undefined ? { ...fact, authority: value } : fact,
      )
    case 'confirm': {
      // Prayer times that are confirmed hold from now on, also those of one week.
      const { shabbat: _, ...confirmed } = before as { shabbat?: string }
      return { ...confirmed, confirmedAt: today }
    }
  }
}

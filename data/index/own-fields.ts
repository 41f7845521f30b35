import type { OwnField, OwnValues } from '#core/contract/data-files.ts'
import { hasOwnField, inOwnOrder, ownFact, ownValue, type OwnFact } from '#core/fields/own.ts'
import { keptWhileUnchanged, type Index } from './open.ts'

/** The fields that editors added, retired ones among them. */
export const ownFields: (index: Index) => readonly OwnField[] = keptWhileUnchanged((index) =>
  inOwnOrder(
    index
      .all<{ body: string }>(`select body from sets where kind = 'ownFields'`)
      .map(({ body }) => JSON.parse(body) as OwnField),
  ),
)

/** What a listing has in the fields of editors that its type has now, with what a page shows of these. */
export function ownFacts(index: Index, listing: { dtype: number; own?: OwnValues | undefined }): OwnFact[] {
  if (!listing.own) return []
  const fields = ownFields(index).filter((field) => !field.retired && hasOwnField(field, listing.dtype))
  return fields.flatMap((field) => {
    const value = ownValue(listing, field.id)
    return value === undefined ? [] : [ownFact(field, value)]
  })
}

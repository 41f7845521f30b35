import type { SeedListing } from '#core/contract/data-files.ts'
import { isDirectoryType } from '#core/contract/directory.ts'
import { applyChanges } from '#core/fields/document.ts'
import { ruleOf, type EditChanges, type EditField, type EditValue } from '#core/fields/edit.ts'
import { formatProblems, placeId } from '#core/domain/validation/listing-edit.ts'
import { AppError } from '#core/contract/app-error.ts'
import { invalidField } from './checks.ts'
import type { Chosen } from './edit-choice.ts'
import { languageOfEdit } from './edit-item.ts'
import type { Prepared } from './kind.ts'

export interface Taken {
  chosen: readonly Chosen[]
  /** Added to the listing's. */
  pictures: Prepared['pictures']
  position: [number, number] | undefined
  /** The day on which it is taken. */
  day: string
}

/** The listing with everything accepted. Throws AppError for an invalid value. */
export function listingAfter(listing: SeedListing, { chosen, pictures, position, day }: Taken): SeedListing {
  let next = listing
  for (const { edit, changes: taken } of chosen) {
    const { dtype, ...changes } = taken as EditChanges & { dtype?: number }
    requireFormats(changes)
    next = applyChanges(next, { changes, lang: languageOfEdit(edit), day })
    if (isDirectoryType(dtype)) next = { ...next, dtype }
  }
  if (next.place !== listing.place && !position) throw new AppError('needPosition')
  if (position) next = { ...next, position }
  return pictures.length > 0 ? withPictures(next, pictures) : next
}

function withPictures(listing: SeedListing, pictures: Prepared['pictures']): SeedListing {
  const captions = pictures.flatMap(({ key, title }) => (title ? [{ picture: key, text: title }] : []))
  return {
    ...listing,
    pictures: [...(listing.pictures ?? []), ...pictures.map(({ key }) => key)],
    ...(captions.length > 0 && {
      captions: [...(listing.captions ?? []), ...captions],
    }),
  }
}

function requireFormats(changes: EditChanges): void {
  if (changes.town !== undefined && placeId(changes.town) === undefined) throw new AppError('pickTown')
  const [wrong] = formatProblems(changes)
  if (wrong) throw invalidField(wrong.field, wrong.problem === 'long' ? 'tooLong' : 'format')
  for (const [field, value] of Object.entries(changes)) requireAnswer(field as EditField, value)
}

function requireAnswer(field: EditField, value: EditValue): void {
  const { kind } = ruleOf(field)
  if (kind === 'answer' && !['yes', 'no', ''].includes(String(value))) throw invalidField(field, 'notAChoice')
}

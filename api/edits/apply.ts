import { AppError } from '#core/contract/app-error.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { isDirectoryType } from '#core/terms/directory.ts'
import { formatProblems } from '#core/domain/validation/listing-edit.ts'
import { placeId } from '#core/domain/listing/edit-values.ts'
import { applyChanges } from '#core/domain/listing/document.ts'
import { ruleOf, type EditChanges, type EditField, type EditValue } from '#core/fields/edit.ts'
import type { OwnRow } from '#core/fields/own.ts'
import type { FieldRow } from '#core/fields/row.ts'
import { isLang, type Lang } from '#core/i18n/languages.ts'
import { invalidField, invalidLine } from '../content/checks.ts'
import { readEdit } from './changes.ts'
import type { Edit } from './edits.repository.ts'

/** The language of what somebody sent; English where the site has no such language any more. */
export const sentLanguage = (text: string): Lang => (isLang(text) ? text : 'en')

export type KeptFields = Readonly<Record<string, EditValue | number>>

/** The accepted part of an edit. */
export interface Chosen {
  edit: Edit
  changes: KeptFields
}

/** A picture that a listing gets, by its key. */
export interface NewPicture {
  key: string
  title: string
}

interface Taken {
  chosen: readonly Chosen[]
  /** Added to the listing's. */
  pictures: readonly NewPicture[]
  position: [number, number] | undefined
  /** The day on which it is taken. */
  day: string
  /** The numbers of the accounts that run the place. */
  owners: ReadonlySet<number>
  /** The fields of editors. */
  own: readonly OwnRow[]
}

/** The listing with everything accepted. Throws AppError for an invalid value. */
export function listingAfter(
  listing: SeedListing,
  { chosen, pictures, position, day, owners, own }: Taken,
): SeedListing {
  let next = listing
  for (const { edit, changes: ownChanges } of chosen) {
    const { dtype, ...changes } = ownChanges as EditChanges & { dtype?: number }
    requireFormats(changes, own)
    const lang = sentLanguage(edit.language)
    next = applyChanges(next, { changes, lang, day, isOwner: owners.has(edit.uid), own })
    const { shabbat } = readEdit(edit)
    if (shabbat && changes.prayerTimes && next.prayerTimes)
      next = { ...next, prayerTimes: { ...next.prayerTimes, shabbat } }
    if (isDirectoryType(dtype)) next = { ...next, dtype }
  }
  if (next.place !== listing.place && !position) throw new AppError('needPosition')
  if (position) {
    const { inTown: _, ...placed } = next
    next = { ...placed, position }
  }
  return pictures.length > 0 ? withPictures(next, pictures) : next
}

function withPictures(listing: SeedListing, pictures: readonly NewPicture[]): SeedListing {
  const captions = pictures.flatMap(({ key, title }) => (title ? [{ picture: key, text: title }] : []))
  return {
    ...listing,
    pictures: [...(listing.pictures ?? []), ...pictures.map(({ key }) => key)],
    ...(captions.length > 0 && {
      captions: [...(listing.captions ?? []), ...captions],
    }),
  }
}

function requireFormats(changes: EditChanges, own: readonly OwnRow[]): void {
  if (changes.town !== undefined && placeId(changes.town) === undefined) throw new AppError('pickTown')
  const [wrong] = formatProblems(changes, own)
  if (wrong?.problem === 'hours' || wrong?.problem === 'prayerTimes')
    throw invalidLine(wrong.problem, String(changes[wrong.field]))
  if (wrong) throw invalidField(wrong.field, wrong.problem === 'long' ? 'tooLong' : 'format')
  for (const [field, value] of Object.entries(changes)) requireAnswer(ruleOf(field as EditField, own), field, value)
}

function requireAnswer({ kind }: Pick<FieldRow, 'kind'>, field: string, value: EditValue): void {
  if (kind === 'answer' && !['yes', 'no', ''].includes(String(value))) throw invalidField(field, 'notAChoice')
}

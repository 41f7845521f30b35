import type { Decision } from '#core/contract/desk.ts'
import { doesApply, isLocalized, applyChanges } from '#core/fields/document.ts'
import { cleanValue, type EditChanges, type EditField, ruleOf, type EditValue } from '#core/fields/edit.ts'
import { AppError } from '#core/contract/app-error.ts'
import { readEdit } from '../edits/changes.ts'
import { invalidField } from './checks.ts'
import type { Edit } from '../edits/edits.repository.ts'
import type { KeptFields } from './edit-item.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { isDirectoryType } from '#core/contract/directory.ts'
import { formatProblems, placeId } from '#core/domain/validation/listing-edit.ts'
import { languageOf, type Prepared } from './kind.ts'

/** The accepted part of an edit. */
export interface Chosen {
  edit: Edit
  changes: KeptFields
}

/** The accepted part of each edit: the chosen fields of the first, all of the others, and the editor's own values. */
export function chosenOf([first, ...others]: readonly Edit[], { fields, values = {} }: Decision): Chosen[] {
  const own = new Set(Object.keys(values))
  const taken = (edit: Edit, names: readonly string[] | undefined): Chosen => {
    const kept: KeptFields = readEdit(edit).changes
    const strange = names?.find((name) => !Object.hasOwn(kept, name))
    if (strange !== undefined && !own.has(strange)) throw invalidField(strange, 'unknown')
    const picked = Object.entries(kept).filter(
      ([name]) => !own.has(name) && doesApply(name) && (names ?? [name]).includes(name),
    )
    return { edit, changes: Object.fromEntries(picked) }
  }
  const chosen = [taken(first!, fields), ...others.map((edit) => taken(edit, undefined))]
  requireAgreement(chosen)
  chosen[0]!.changes = { ...chosen[0]!.changes, ...cleaned(values) }
  return chosen
}

function cleaned(values: EditChanges): EditChanges {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => doesApply(field))
      .map(([field, value]) => [field, cleanValue(field as EditField, value)]),
  )
}

/** Throws AppError `mergeUnclear` if two edits differ in a field. */
function requireAgreement(chosen: readonly Chosen[]): void {
  const seen = new Map<string, string>()
  for (const { edit, changes } of chosen) {
    for (const [field, value] of Object.entries(changes)) {
      const key = isLocalized(field) ? `${field} ${edit.language}` : field
      const text = JSON.stringify(value)
      if ((seen.get(key) ?? text) !== text) throw new AppError('mergeUnclear')
      seen.set(key, text)
    }
  }
}

interface Taken {
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
    next = applyChanges(next, { changes, lang: languageOf(edit.language), day })
    if (isDirectoryType(dtype)) next = { ...next, dtype }
  }
  if (next.place !== listing.place && !position) throw new AppError('needPosition')
  if (position) {
    const { inTown: _, ...placed } = next
    next = { ...placed, position }
  }
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

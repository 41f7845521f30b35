import { isDirectoryType, type DirectoryType } from '#core/contract/directory.ts'
import type { EditableListing, UpdateType } from '#core/contract/listing-edit.ts'
import {
  changesOf,
  EDIT_FIELD_NAMES,
  fieldsOfType,
  isListField,
  type EditChanges,
  type EditValues,
} from '#core/fields/edit.ts'
import { readKept } from '../storage/flags.ts'
import { writeStorage } from '../storage/write.ts'

export type PlaceField = 'town' | 'country'

/** What somebody has typed and chosen, without the files. */
export interface Typed {
  dtype: DirectoryType
  values: EditValues
  /** What stands in the fields of places, whose values may be ids. */
  places: Readonly<Record<PlaceField, string>>
  kind: UpdateType
  owns: boolean
  ownsPictures: boolean
  pictureTitle: string
}

/** The form as a listing begins it. */
export function typedOf({ dtype, values, names }: EditableListing): Typed {
  return {
    dtype,
    values,
    places: names,
    kind: 'regular',
    owns: false,
    ownsPictures: false,
    pictureTitle: '',
  }
}

/** The fields that are not as they were; the category is one. */
export function editedFields(
  { values, dtype }: Pick<EditableListing, 'values' | 'dtype'>,
  typed: Pick<Typed, 'values' | 'dtype'>,
): EditChanges & { dtype?: DirectoryType } {
  const changes = changesOf(values, typed.values, typed.dtype)
  return typed.dtype === dtype ? changes : { ...changes, dtype: typed.dtype }
}

/** A draft, by who writes it and about which listing. */
export interface DraftKey {
  uid: number
  tnid: number
}

export interface Draft {
  /** When it was last changed, epoch milliseconds. */
  at: number
  typed: Typed
}

const LIFE_MS = 30 * 86_400_000
const nameOf = ({ uid, tnid }: DraftKey) => `edit ${tnid} ${uid}`

/** Keeps what differs from the listing, or forgets it where nothing does. */
export function keepDraft(key: DraftKey, listing: EditableListing, typed: Typed, at: number): void {
  const { values, ...rest } = typed
  const changes = changesOf(listing.values, values, typed.dtype)
  const isNew = JSON.stringify(typed) !== JSON.stringify(typedOf(listing))
  const text = isNew ? JSON.stringify({ at, ...rest, changes }) : undefined
  writeStorage('localStorage', nameOf(key), text)
}

export function forgetDraft(key: DraftKey): void {
  writeStorage('localStorage', nameOf(key), undefined)
}

/** The draft that was kept; undefined where there is none of use. */
export function readDraft(key: DraftKey, listing: EditableListing, now: number): Draft | undefined {
  try {
    const text = readKept('localStorage', nameOf(key)) ?? '{}'
    const kept = JSON.parse(text) as Partial<Record<string, unknown>>
    const { at, dtype, places } = kept
    if (typeof at !== 'number' || at < now - LIFE_MS) return undefined
    if (!isDirectoryType(dtype)) return undefined
    const { town, country } = (places ?? {}) as Record<string, unknown>
    const typed: Typed = {
      dtype,
      values: { ...listing.values, ...changesIn(kept['changes'], dtype) },
      places: { town: String(town), country: String(country) },
      kind: kept['kind'] === 'critical' ? 'critical' : 'regular',
      owns: kept['owns'] === true,
      ownsPictures: kept['ownsPictures'] === true,
      pictureTitle: String(kept['pictureTitle'] ?? ''),
    }
    return { at, typed }
  } catch {
    // Written by another version, or by somebody else.
    return undefined
  }
}

/** Of what was kept, what a field can hold. */
function changesIn(kept: unknown, dtype: DirectoryType): EditChanges {
  const ofType = new Set(fieldsOfType(dtype))
  const values = (kept ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    EDIT_FIELD_NAMES.filter((field) => {
      const value = values[field]
      const isRight = isListField(field)
        ? Array.isArray(value) && value.every((id) => typeof id === 'string')
        : typeof value === 'string'
      return ofType.has(field) && isRight
    }).map((field) => [field, values[field]]),
  ) as EditChanges
}

import { isDirectoryType, type DirectoryType } from '#core/terms/directory.ts'
import type { EditableListing, UpdateType } from '#core/contract/listing-edit.ts'
import { changesOf } from '#core/domain/listing/edit-values.ts'
import { fieldsOfType, isListField, type EditChanges, type EditValues } from '#core/fields/edit.ts'
import type { OwnRow } from '#core/fields/own.ts'
import type { LatLng } from '#core/domain/map/directions.ts'
import { draftOf } from '#site/ui/forms/draft.ts'

export type PlaceField = 'town' | 'country'
export const isPlaceField = (field: string): field is PlaceField => field === 'town' || field === 'country'

/** What somebody has typed and chosen, without the files. */
export interface Typed {
  dtype: DirectoryType
  values: EditValues
  /** What stands in the fields of places, whose values may be ids. */
  places: Readonly<Record<PlaceField, string>>
  kind: UpdateType
  /** Of a new place; and where its town is, for the map. */
  position?: LatLng
  around?: LatLng
  /** For the editors. */
  remark: string
  /** Whether prayer times are those of this week only. */
  prayersThisWeek: boolean
  owns: boolean
  ownsPictures: boolean
  pictureTitle: string
}

/** The form as a listing begins it. */
export function typedOf({ tnid, dtype, values, names }: EditableListing): Typed {
  return {
    dtype,
    values,
    places: names,
    kind: tnid === 0 ? 'new' : 'regular',
    remark: '',
    prayersThisWeek: false,
    owns: false,
    ownsPictures: false,
    pictureTitle: '',
  }
}

/** What is not as it was; the category is one of the fields. */
export type Changed = EditChanges & { dtype?: DirectoryType }

interface Before extends Pick<EditableListing, 'values' | 'dtype'> {
  own: readonly OwnRow[]
}

/** The fields that are not as they were. */
export function editedFields({ values, dtype, own }: Before, typed: Pick<Typed, 'values' | 'dtype'>): Changed {
  const changes = changesOf(values, typed.values, typed.dtype, own)
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

/** What differs from the listing, for a month. */
export function editDraft({ uid, tnid }: DraftKey, listing: EditableListing, own: readonly OwnRow[]) {
  const about = tnid === 0 ? `new ${listing.dtype}` : `${tnid}`
  const kept = draftOf<object>('localStorage', `edit ${about} ${uid}`, (old) => (old ?? undefined) as object)
  return {
    read: (now: number): Draft | undefined => draftIn((kept.read() ?? {}) as Kept, { listing, own, now }),
    /** Forgets it where nothing differs. */
    keep(typed: Typed, at: number): void {
      const { values, ...rest } = typed
      const changes = changesOf(listing.values, values, typed.dtype, own)
      const isNew = JSON.stringify(typed) !== JSON.stringify(typedOf(listing))
      kept.keep(isNew ? { at, ...rest, changes } : undefined)
    },
    forget: () => kept.keep(undefined),
  }
}

type Kept = Partial<Record<string, unknown>>

interface DraftOf {
  listing: EditableListing
  own: readonly OwnRow[]
  now: number
}

/** The draft that was kept; undefined where there is none of use. */
function draftIn(kept: Kept, { listing, own, now }: DraftOf): Draft | undefined {
  const { values } = listing
  const { at, dtype, places } = kept
  if (typeof at !== 'number' || at < now - LIFE_MS || !isDirectoryType(dtype)) return undefined
  const { town, country } = (places ?? {}) as Record<string, unknown>
  const typed: Typed = {
    dtype,
    values: { ...values, ...changesIn(kept['changes'], dtype, own) },
    places: { town: String(town), country: String(country) },
    kind: kept['kind'] === 'critical' ? 'critical' : typedOf(listing).kind,
    ...pointIn(kept, 'position'),
    ...pointIn(kept, 'around'),
    remark: String(kept['remark'] ?? ''),
    prayersThisWeek: kept['prayersThisWeek'] === true,
    owns: kept['owns'] === true,
    ownsPictures: kept['ownsPictures'] === true,
    pictureTitle: String(kept['pictureTitle'] ?? ''),
  }
  return { at, typed }
}

function pointIn(kept: Kept, name: 'position' | 'around'): Partial<Typed> {
  const value = kept[name]
  const isPoint = Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')
  return isPoint ? { [name]: value as unknown as LatLng } : {}
}

/** Of what was kept, what a field can hold. */
function changesIn(kept: unknown, dtype: DirectoryType, own: readonly OwnRow[]): EditChanges {
  const values = (kept ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    fieldsOfType(dtype, own)
      .filter((field) => {
        const value = values[field]
        const isRight = isListField(field)
          ? Array.isArray(value) && value.every((id) => typeof id === 'string')
          : typeof value === 'string'
        return isRight
      })
      .map((field) => [field, values[field]]),
  ) as EditChanges
}

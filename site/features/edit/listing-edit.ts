import { t } from '#site/ui/page/messages.ts'
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { DirectoryType } from '#core/terms/directory.ts'
import type { EditableListing } from '#core/contract/listing-edit.ts'
import type { FoundPlace } from '#core/contract/places.ts'
import { resetForType } from '#core/domain/listing/edit-values.ts'
import type { EditField, EditValue } from '#core/fields/edit.ts'
import { ownRows, type OwnRow } from '#core/fields/own.ts'
import { createForm, type Form } from '#site/ui/forms/form.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { problemsOf } from './check.ts'
import { createPictures, type EditFile, type Pictures } from './files.ts'
import { sendUpdate } from './send.ts'
import { editDraft, editedFields, typedOf, type Changed, type PlaceField, type Typed } from './state.ts'

export interface ListingEdit extends Pictures {
  listing: EditableListing
  /** The fields that editors added. */
  own: readonly OwnRow[]
  form: Form
  $typed: ReadableAtom<Typed>
  /** The fields that are not as they were. */
  $changed: ReadableAtom<Changed>
  /** When the draft was written that the form began with. */
  $restored: ReadableAtom<number | undefined>
  set(change: Partial<Omit<Typed, 'values' | 'dtype' | 'places'>>): void
  setValue(field: EditField, value: EditValue): void
  /** Another category: what does not apply to it is as it was. */
  setType(dtype: DirectoryType): void
  /** A place that was picked; a town tells its country. */
  pickPlace(field: PlaceField, place: Picked): void
  /** The words that stand in the field of a place. */
  typePlace(field: PlaceField, text: string): void
  /** Resets to the listing. */
  discard(): void
}

/** A place of the suggestions. */
type Picked = Pick<FoundPlace, 'id' | 'name' | 'text' | 'lat' | 'lng'>

interface EditOptions {
  uid: number
  /** Told once it was sent. */
  sent: () => void
  now?: () => number
}

/** The form that edits a listing, with its draft. */
export function createListingEdit(listing: EditableListing, { uid, sent, now = Date.now }: EditOptions): ListingEdit {
  const own = ownRows(listing.own)
  const kept = editDraft({ uid, tnid: listing.tnid }, listing, own)
  const draft = kept.read(now())
  const $typed = atom<Typed>(draft?.typed ?? typedOf(listing))
  const $changed = computed($typed, (typed) => editedFields({ ...listing, own }, typed))
  const pictures = createPictures()
  const state = () => ({ own, typed: $typed.get(), changed: $changed.get(), files: pictures.$pictures.get().files })
  const $restored = atom(draft?.at)
  const change = (next: Partial<Typed>) => {
    $typed.set({ ...$typed.get(), ...next })
    kept.keep($typed.get(), now())
  }
  const setPlace = (field: PlaceField, value: string, text: string) => {
    const { values, places } = $typed.get()
    change({ values: { ...values, [field]: value }, places: { ...places, [field]: text } })
  }
  return {
    listing,
    own,
    $typed,
    $changed,
    ...pictures,
    $restored,
    form: editForm({
      check: () => problemsOf(state()),
      async send() {
        const { files, ...edited } = state()
        const update = updateOf({ uid, tnid: listing.tnid, ...edited, files })
        const { message } = await sendUpdate(update, files)
        kept.forget()
        toasts.add(message)
        sent()
      },
    }),
    set: change,
    setValue: (field, value) => change({ values: { ...$typed.get().values, [field]: value } }),
    setType(dtype) {
      const { values } = $typed.get()
      change({ dtype, values: resetForType(listing.values, values, dtype, own) })
    },
    pickPlace(field, { id, name, text, lat, lng }) {
      setPlace(field, String(id), name)
      if (field !== 'town') return
      change({ around: [lat, lng] })
      const country = text.split(', ').at(-1)
      if (country && $typed.get().values.country === '') setPlace('country', country, country)
    },
    typePlace(field, text) {
      setPlace(field, placeValue(listing, field, text), text)
    },
    discard() {
      kept.forget()
      $restored.set(undefined)
      pictures.removeAll()
      $typed.set(typedOf(listing))
    },
  }
}

/** The listing's own place by its name, else what was typed; a number is the name of no place. */
function placeValue({ names, values }: EditableListing, field: PlaceField, text: string): string {
  if (text.trim() === names[field]) return values[field]
  return /^\s*\d+\s*$/.test(text) ? '' : text
}

interface Sent {
  uid: number
  tnid: number
  typed: Typed
  changed: Changed
  files: readonly EditFile[]
}

function updateOf({ uid, tnid, typed, changed, files }: Sent) {
  const title = typed.pictureTitle.trim()
  const remark = typed.remark.trim()
  const [lat, lng] = typed.position ?? []
  return {
    ...changed,
    uid,
    tnid,
    dtype: typed.dtype,
    lang: pageLang(),
    updateType: typed.kind,
    userClaimedOwnership: typed.owns,
    ...(remark && { remark }),
    ...(changed.prayerTimes && typed.prayersThisWeek && { prayersThisWeek: true }),
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
    ...(files.length > 0 && { imageOwnership: typed.ownsPictures }),
    ...(files.length > 0 && title && { imageTitle: title }),
  }
}

/** The form with its messages at their fields. */
function editForm(own: Pick<Parameters<typeof createForm>[0], 'check' | 'send'>) {
  return createForm({
    ...own,
    fieldsOf: {
      addPlaceName: ['title'],
      addPlaceAddress: ['address1'],
      addPlaceCity: ['town'],
      addPlaceCountry: ['country'],
      enterValidEmail: ['email'],
      checkImageOwnership: ['imageOwnership'],
      onlyImages: ['files'],
      tooManyFiles: ['files'],
      filesTooLarge: ['files'],
    },
    failed: () => t('errors').couldNotUpdateListing,
    tell: 'toast',
  })
}

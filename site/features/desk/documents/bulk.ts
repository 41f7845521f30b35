import { t } from '#site/ui/page/messages.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { BulkAct, BulkChange, BulkPreview, BulkSelection } from '#core/contract/desk-bulk.ts'
import type { ShapeField } from '#core/contract/desk-documents.ts'
import { formatCount } from '#core/i18n/format.ts'
import { createForm, type Form, type Problem } from '#site/ui/forms/form.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import type { ActsStore } from '../acts.ts'
import { deskCall } from '../calls.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import type { ListView } from './documents-address.ts'
import { toggled } from './toggled.ts'

/** What is to change, as it is typed. */
export interface BulkDraft {
  /** Undefined for the listing itself. */
  field: ShapeField | undefined
  how: BulkAct
  value: BulkChange['value']
  from: string
}

/** What can be done to listings themselves. */
export const ITSELF: readonly BulkAct[] = ['confirm', 'delete']

const EMPTY = { value: undefined, from: '' }

export interface BulkStore {
  /** The fields in which many listings may change; undefined until they are known. */
  $fields: ReadableAtom<readonly ShapeField[] | undefined>
  $draft: ReadableAtom<BulkDraft>
  /** Undefined while the change is still being chosen. */
  $preview: ReadableAtom<{ answer: BulkPreview; isMoved: boolean } | undefined>
  /** Asks for the preview, and carries it out. */
  asking: Form
  applying: Form
  choose(name: string): void
  change(next: Partial<BulkDraft>): void
  back(): void
}

interface Options {
  selection: BulkSelection
  acts: ActsStore
  /** The change is made. */
  onDone: () => void
}

/** A change of many listings, from its choice over its preview to its end. */
export function createBulk({ selection, acts, onDone }: Options): BulkStore {
  const $fields = atom<readonly ShapeField[] | undefined>(undefined)
  const $draft = atom<BulkDraft>({ field: undefined, how: 'confirm', ...EMPTY })
  const $preview = atom<{ answer: BulkPreview; isMoved: boolean } | undefined>(undefined)
  const ask = async (isMoved: boolean) => {
    const body = { selection, change: changeOf($draft.get()) }
    const answer = await deskCall('POST /rest/tjt/desk/bulkpreview', { body })
    $preview.set({ answer, isMoved })
  }
  const apply = async ({ answer: { seal, changed } }: { answer: BulkPreview }, reason: string) => {
    const change = changeOf($draft.get())
    const body = { selection, change, seal, ...(reason && { reason }) }
    const done = await deskCall('POST /rest/tjt/desk/bulk', { body })
    acts.add(done, { act: 'bulk', name: formatCount(pageLang(), t('desk.page').log, 'listings', changed) })
    onDone()
  }
  const language = pageLang()
  void deskCall('GET /rest/tjt/desk/shape/:kind/:language', { params: { kind: 'listings', language } }).then(
    ({ fields }) => $fields.set(fields.filter(({ bulk }) => bulk)),
    // The listing itself can be chosen all the same.
    () => $fields.set([]),
  )
  return {
    $fields,
    $draft,
    $preview,
    asking: createForm({ check: () => missingIn($draft.get()), send: () => ask(false) }),
    applying: createForm({
      async send({ reason = '' }) {
        try {
          await apply($preview.get()!, reason.trim())
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'contentMoved') throw error
          await ask(true)
        }
      },
    }),
    choose(name) {
      const field = $fields.get()?.find((candidate) => candidate.field === name)
      $draft.set({ field, how: field?.bulk?.[0] ?? 'confirm', ...EMPTY })
    },
    change: (next) => $draft.set({ ...$draft.get(), ...next }),
    back: () => $preview.set(undefined),
  }
}

/** Whether a change needs a value. */
export const wantsValue = ({ how }: BulkDraft): boolean => ['set', 'add', 'drop', 'replace'].includes(how)

function missingIn(draft: BulkDraft): Problem[] {
  const { value, from, how } = draft
  const text = t('desk.documents').bulk.required
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return [
    ...(how === 'replace' && from === '' ? [{ fields: ['from'], text }] : []),
    ...(wantsValue(draft) && isEmpty ? [{ fields: ['value'], text }] : []),
  ]
}

const changeOf = (draft: BulkDraft): BulkChange => ({
  how: draft.how,
  ...(draft.field && { field: draft.field.field }),
  ...(wantsValue(draft) && { value: draft.value }),
  ...(draft.how === 'replace' && { from: draft.from }),
})

/** Listings chosen one by one, or all that the list finds. */
type Chosen = { isAll: false; ids: readonly string[] } | { isAll: true }

export interface SelectionStore {
  $chosen: ReadableAtom<Chosen>
  toggle(id: string): void
  /** Chooses those of a page, or none of them if they are all chosen. */
  togglePage(ids: readonly string[]): void
  all(): void
  none(): void
}

const NONE: Chosen = { isAll: false, ids: [] }

export function createSelection(): SelectionStore {
  const $chosen = atom<Chosen>(NONE)
  const idsNow = () => {
    const chosen = $chosen.get()
    return chosen.isAll ? [] : chosen.ids
  }
  const put = (ids: readonly string[]) => $chosen.set({ isAll: false, ids })
  return {
    $chosen,
    toggle: (id) => put(toggled(idsNow(), id)),
    togglePage(page) {
      const others = idsNow().filter((id) => !page.includes(id))
      put(isWhole($chosen.get(), page) ? others : [...others, ...page])
    },
    all: () => $chosen.set({ isAll: true }),
    none: () => $chosen.set(NONE),
  }
}

export const isChosen = (chosen: Chosen, id: string): boolean => chosen.isAll || chosen.ids.includes(id)

/** Whether all listings of a page are chosen. */
export const isWhole = (chosen: Chosen, page: readonly string[]): boolean =>
  page.length > 0 && page.every((id) => isChosen(chosen, id))

/** A selection as the API takes it. */
export function selectionOf(chosen: Chosen, { text, filter }: ListView): BulkSelection {
  if (!chosen.isAll) return { ids: [...chosen.ids] }
  const { place, dtype, sample, ...others } = filter
  return {
    filter: {
      ...(others as object),
      ...(place && { place: Number(place) }),
      ...(dtype && { dtype: Number(dtype) as DirectoryType }),
      ...(sample && { sample: sample === 'true' }),
      ...(text && { text }),
    },
  }
}

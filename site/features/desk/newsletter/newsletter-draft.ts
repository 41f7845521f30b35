import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { Newsletter, NewsletterDraft, NewsletterPlace } from '#core/contract/desk-newsletter.ts'
import { serialQueue } from '#core/domain/serial-queue.ts'
import { draftOf } from '#site/ui/forms/draft.ts'
import { systemClock, type Cancel } from '#site/ui/page/clock.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { deskCall, failureText } from '../calls.ts'

export type SaveState =
  | { status: 'saved' | 'unsaved' | 'saving' }
  | { status: 'failed'; text: string; /** Somebody else saved. */ isMoved: boolean }

/** Undefined takes a field out. */
type Changes = { [K in keyof NewsletterDraft]?: NewsletterDraft[K] | undefined }

export interface DraftStore {
  $open: ReadableAtom<Newsletter | undefined>
  $save: ReadableAtom<SaveState>
  /** Opens a newsletter as the server has it, with what was typed over it. */
  take(newsletter: Newsletter): void
  change(next: Changes): void
  /** Sets the places, of which some were found now. */
  place(places: readonly NewsletterPlace[]): void
  /** Saves what is not saved yet. Throws ApiError. */
  flush(): Promise<void>
  /** Saves, and closes; what could not be saved stays in the tab. */
  close(): Promise<void>
  /** After somebody else has saved: `mine` writes over it. */
  settle(choice: 'mine' | 'theirs'): Promise<void>
}

/** After the last letter, in milliseconds. */
const PAUSE = 1000

interface Kept {
  version: number
  draft: NewsletterDraft
}

/** What could not be saved yet, until the tab is closed. */
const keptFor = (id: number) =>
  draftOf('sessionStorage', `desk newsletter ${id}`, (old) => (old ?? undefined) as Kept | undefined)

/** The open newsletter. Its draft is saved a moment after each change. */
export function createNewsletterDraft(): DraftStore {
  const $open = atom<Newsletter | undefined>(undefined)
  const $save = atom<SaveState>({ status: 'saved' })
  const saver = createSaver($open, $save)
  const { set, save } = saver
  const takeSaved = (newsletter: Newsletter) => {
    $open.set(newsletter)
    $save.set({ status: 'saved' })
  }
  return {
    $open,
    $save,
    take(newsletter) {
      const kept = newsletter.state === 'draft' ? keptFor(newsletter.id).read() : undefined
      takeSaved(newsletter)
      // Over a newer version, its saving is refused, and somebody decides.
      if (kept) set({ ...newsletter, ...kept })
    },
    change(next) {
      const open = $open.get()
      if (open) set({ ...open, draft: { ...open.draft, ...next } as NewsletterDraft })
    },
    place(places) {
      const open = $open.get()
      if (open) set({ ...open, places: [...places], draft: { ...open.draft, places: places.map(({ tnid }) => tnid) } })
    },
    flush: save,
    async close() {
      await save().catch(() => {})
      saver.stop()
      $open.set(undefined)
    },
    async settle(choice) {
      const open = $open.get()
      if (!open) return
      const params = { id: open.id, language: pageLang() }
      const theirs = await deskCall('GET /rest/tjt/desk/newsletter/:id/:language', { params })
      keptFor(open.id).keep(undefined)
      if (choice === 'theirs') takeSaved(theirs)
      else set({ ...($open.get() ?? open), version: theirs.version })
    },
  }
}

/** Saves the draft in turn, and keeps in the tab what is not saved. */
function createSaver($open: WritableAtom<Newsletter | undefined>, $save: WritableAtom<SaveState>) {
  const inTurn = serialQueue()
  let cancel: Cancel | undefined
  const stop = () => cancel?.()
  async function write(): Promise<void> {
    const open = $open.get()
    if (!open || open.state !== 'draft' || $save.get().status === 'saved') return
    const { id, draft, version } = open
    $save.set({ status: 'saving' })
    try {
      const body = { draft, version }
      const saved = await deskCall(
        'PUT /rest/tjt/desk/newsletter/:id',
        { params: { id }, body },
        { isBackground: true },
      )
      const now = $open.get()
      if (now?.id !== id) return
      const isAll = now.draft === draft
      keptFor(id).keep(isAll ? undefined : { version: saved.version, draft: now.draft })
      $open.set({ ...now, version: saved.version })
      $save.set({ status: isAll ? 'saved' : 'unsaved' })
    } catch (error) {
      $save.set({ status: 'failed', text: failureText(error), isMoved: isMoved(error) })
      throw error
    }
  }
  const save = () => {
    stop()
    return inTurn(write)
  }
  return {
    save,
    stop,
    set(next: Newsletter): void {
      $open.set(next)
      const { id, version, draft } = next
      keptFor(id).keep({ version, draft })
      $save.set({ status: 'unsaved' })
      stop()
      cancel = systemClock.after(PAUSE, () => void save().catch(() => {}))
    },
  }
}

const isMoved = (error: unknown): boolean => error instanceof ApiError && error.code === 'contentMoved'

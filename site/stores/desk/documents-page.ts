import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { DeskDocument } from '#core/contract/desk-documents.ts'
import type { DocumentKind } from '#core/contract/desk-parts.ts'
import { pageLang } from '../page/page-lang.ts'
import { goTo } from './address.ts'
import { deskCall } from './calls.ts'
import { formPlace, type FormView } from './documents-address.ts'
import { copyOf } from './documents-copy.ts'
import { createDocumentForm, type DocumentForm } from './documents-form.ts'

export type DocumentPageState = { status: 'loading' | 'missing' | 'failed' } | { status: 'ready'; form: DocumentForm }

export interface DocumentPage {
  $state: ReadableAtom<DocumentPageState>
  /** Opens a document, or a new one's form, unless it is already open. */
  open(view: FormView): Promise<void>
  /** Stops following changes. */
  close(): void
}

export function createDocumentPage(): DocumentPage {
  const $state = atom<DocumentPageState>({ status: 'loading' })
  let round = 0
  const close = () => {
    const state = $state.get()
    if (state.status === 'ready') state.form.close()
  }
  return {
    $state,
    close,
    async open(view) {
      if (isOpen($state.get(), view)) return
      close()
      const own = ++round
      $state.set({ status: 'loading' })
      const state = await stateOf(view)
      if (own === round) $state.set(state)
    },
  }
}

/** A new document gets its id, and so another address, while its form is open. */
function isOpen(state: DocumentPageState, { kind, id, copied }: FormView): boolean {
  if (state.status !== 'ready' || state.form.kind !== kind) return false
  const { form } = state
  return form.$state.get().id === id && (id !== undefined || form.copied?.id === copied)
}

async function stateOf({ kind, id, copied: source }: FormView): Promise<DocumentPageState> {
  try {
    const [shape, found] = await Promise.all([
      deskCall('GET /rest/tjt/desk/shape/:kind/:language', {
        params: { kind, language: pageLang() },
      }),
      read(kind, id ?? source),
    ])
    const known = id === undefined ? undefined : found
    const copied = id === undefined ? found && { id: found.id, body: copyOf(found.body) } : undefined
    const onCreate = (made: string) => goTo(formPlace({ kind, id: made }), { replace: true })
    return {
      status: 'ready',
      form: createDocumentForm({ kind, shape, known, copied, onCreate }),
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.code === 'notFound' ? 'missing' : 'failed' }
  }
}

const read = async (kind: DocumentKind, id: string | undefined): Promise<DeskDocument | undefined> =>
  id === undefined ? undefined : deskCall('GET /rest/tjt/desk/document/:kind/:id', { params: { kind, id } })

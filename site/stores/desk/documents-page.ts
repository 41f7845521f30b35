import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import { pageLang } from '../page/page-lang.ts'
import { goTo } from './address.ts'
import { deskCall } from './calls.ts'
import { formPlace, type FormView } from './documents-address.ts'
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
function isOpen(state: DocumentPageState, { kind, id }: FormView): boolean {
  return state.status === 'ready' && state.form.kind === kind && state.form.$state.get().id === id
}

async function stateOf({ kind, id }: FormView): Promise<DocumentPageState> {
  try {
    const [shape, known] = await Promise.all([
      deskCall('GET /rest/tjt/desk/shape/:kind/:language', {
        params: { kind, language: pageLang() },
      }),
      id === undefined
        ? undefined
        : deskCall('GET /rest/tjt/desk/document/:kind/:id', {
            params: { kind, id },
          }),
    ])
    const onCreate = (made: string) => goTo(formPlace({ kind, id: made }), { replace: true })
    return {
      status: 'ready',
      form: createDocumentForm({ kind, shape, known, onCreate }),
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.code === 'notFound' ? 'missing' : 'failed' }
  }
}

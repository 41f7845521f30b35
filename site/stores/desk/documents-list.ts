import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { DocumentList, DocumentsQuery } from '#core/contract/desk-documents.ts'
import { deskCall } from './calls.ts'
import { PAGE_SIZE, type ListView } from './documents-address.ts'

export interface ListState {
  status: 'loading' | 'ready' | 'failed'
  /** The last results, shown during the next search. */
  list: DocumentList | undefined
}

export interface DocumentsList {
  $state: ReadableAtom<ListState>
  /** Loads a page of a list; late responses of older searches are ignored. */
  load(view: ListView): Promise<void>
}

export function createDocumentsList(): DocumentsList {
  const $state = atom<ListState>({ status: 'loading', list: undefined })
  let round = 0
  return {
    $state,
    async load({ kind, text, deleted, from, filter }) {
      const own = ++round
      $state.set({ ...$state.get(), status: 'loading' })
      const querystring = {
        ...(text && { text }),
        ...(deleted && { deleted }),
        ...(filter as Partial<DocumentsQuery>),
        from,
        count: PAGE_SIZE,
      }
      try {
        const list = await deskCall(
          'GET /rest/tjt/desk/documents/:kind',
          { params: { kind }, querystring },
          { isBackground: true },
        )
        if (own === round) $state.set({ status: 'ready', list })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (own === round) $state.set({ status: 'failed', list: undefined })
      }
    },
  }
}

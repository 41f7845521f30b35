import { atom, type ReadableAtom } from 'nanostores'
import type { AddedRedirects, DeskDone, DeskRedirects } from '#core/contract/desk.ts'
import { deskCall } from '#site/features/desk/calls.ts'
import { createPaste, type PasteStore } from './paste.ts'

export interface RedirectsStore extends PasteStore<AddedRedirects> {
  /** The redirects that a search has found. */
  $list: ReadableAtom<DeskRedirects | undefined>
  find(search?: string): Promise<void>
  remove(id: number): Promise<void>
}

/** Where the addresses of a former site lead. Lines that are no redirects stay in the box. */
export function createRedirects(onDone: (done: DeskDone, act: 'change' | 'delete') => void): RedirectsStore {
  const $list = atom<DeskRedirects | undefined>(undefined)
  let searched = ''
  async function load(search = searched): Promise<void> {
    searched = search
    const querystring = search.trim() === '' ? {} : { search }
    $list.set(await deskCall('GET /rest/tjt/desk/redirects', { querystring }))
  }
  const paste = createPaste<AddedRedirects>({
    send: (list) => deskCall('POST /rest/tjt/desk/redirects', { body: { list } }),
    leftOf: ({ problems }) => problems.map(({ text }) => text).join('\n'),
    onDone: (done) => onDone(done, 'change'),
    next: load,
  })
  return {
    ...paste,
    $list,
    find: (search) => paste.attempt(() => load(search)),
    remove: (id) =>
      paste.attempt(async () => {
        onDone(await deskCall('DELETE /rest/tjt/desk/redirect/:id', { params: { id } }), 'delete')
        await load()
      }),
  }
}

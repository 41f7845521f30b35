import { atom, type ReadableAtom } from 'nanostores'
import type { AddedRedirects, DeskDone, DeskRedirects } from '#core/contract/desk.ts'
import { attemptWith, deskCall } from '#site/features/desk/calls.ts'

export interface RedirectsStore {
  /** What is pasted; once it is sent, the lines of it that are no redirects. */
  $text: ReadableAtom<string>
  $isSending: ReadableAtom<boolean>
  /** What became of what was sent last. */
  $result: ReadableAtom<AddedRedirects | undefined>
  /** The redirects that a search has found. */
  $list: ReadableAtom<DeskRedirects | undefined>
  /** Why the last call failed. */
  $problem: ReadableAtom<string | undefined>
  setText(text: string): void
  save(): Promise<void>
  find(search?: string): Promise<void>
  remove(id: number): Promise<void>
}

/** Where the addresses of a former site lead. */
export function createRedirects(onDone: (done: DeskDone, act: 'change' | 'delete') => void): RedirectsStore {
  const $text = atom('')
  const $isSending = atom(false)
  const $result = atom<AddedRedirects | undefined>(undefined)
  const $list = atom<DeskRedirects | undefined>(undefined)
  const $problem = atom<string | undefined>(undefined)
  const attempt = attemptWith($problem)
  let searched = ''
  async function load(search = searched): Promise<void> {
    searched = search
    const querystring = search.trim() === '' ? {} : { search }
    $list.set(await deskCall('GET /rest/tjt/desk/redirects', { querystring }))
  }
  return {
    $text,
    $isSending,
    $result,
    $list,
    $problem,
    setText: (text) => $text.set(text),
    async save() {
      if ($text.get().trim() === '') return
      $isSending.set(true)
      await attempt(async () => {
        const result = await deskCall('POST /rest/tjt/desk/redirects', { body: { list: $text.get() } })
        $result.set(result)
        $text.set(result.problems.map(({ text }) => text).join('\n'))
        if (result.done) onDone(result.done, 'change')
        await load()
      })
      $isSending.set(false)
    },
    find: (search) => attempt(() => load(search)),
    remove: (id) =>
      attempt(async () => {
        onDone(await deskCall('DELETE /rest/tjt/desk/redirect/:id', { params: { id } }), 'delete')
        await load()
      }),
  }
}

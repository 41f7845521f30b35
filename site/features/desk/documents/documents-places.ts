import { atom, type ReadableAtom } from 'nanostores'
import { textIn } from '#core/terms/localized.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { deskCall } from '../calls.ts'

const $known = atom<Readonly<Record<number, string>>>({})

/** Requested names of places, by id. */
export const $placeNames: ReadableAtom<Readonly<Record<number, string>>> = $known

const asked = new Set<number>()

export function tellPlaceName(id: number, name: string): void {
  asked.add(id)
  $known.set({ ...$known.get(), [id]: name })
}

/** Requests the name of a place, once; falls back to its id. */
export async function askPlaceName(id: number): Promise<void> {
  if (asked.has(id)) return
  asked.add(id)
  for (const kind of ['places', 'cities', 'countries'] as const) {
    try {
      const { documents } = await deskCall(
        'GET /rest/tjt/desk/documents/:kind',
        { params: { kind }, querystring: { text: String(id), count: 25 } },
        { isBackground: true },
      )
      const found = documents.find((line) => line.id === String(id))
      if (found) return tellPlaceName(id, textIn(pageLang(), found.name))
    } catch {
      asked.delete(id)
      return
    }
  }
}

import { atom, type ReadableAtom } from 'nanostores'
import { call } from '#core/contract/client.ts'
import type { FeatureItem } from '#core/contract/content.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { withLoading } from '#site/ui/page/loading.ts'

export interface SampleOffersAsked {
  lang: Lang
  /** Of a place, or of a category; by default all. */
  destination?: number
  category?: number
}

interface Options {
  send?: typeof fetch
  onProblem: (error: unknown) => void
}

interface SampleOffersStore {
  /** Undefined until they are loaded. */
  $offers: ReadableAtom<readonly FeatureItem[] | undefined>
  /** Fetches all of them once; retries after failures. */
  load(): Promise<void>
}

/** The sample offers of a place or a category. */
export function createSampleOffers(
  { lang, destination = 0, category }: SampleOffersAsked,
  { send, onProblem }: Options,
): SampleOffersStore {
  const $offers = atom<readonly FeatureItem[] | undefined>()
  const fetchPage = (page: number) => {
    const narrowed = { loc_type: destination, ...(category && { category }) }
    const body = { key_word: '', ...narrowed, samples: 'only' as const, page, language: lang }
    return call('POST /rest/tjt/featuressearchresults', { body }, { ...(send && { send }), language: lang })
  }
  async function fetchAll(): Promise<FeatureItem[]> {
    const first = await fetchPage(1)
    const rest = Array.from({ length: first.pages - 1 }, (_, at) => fetchPage(at + 2))
    return [first, ...(await Promise.all(rest))].flatMap(({ features }) => features)
  }
  let loading: Promise<void> | undefined
  async function load(): Promise<void> {
    try {
      $offers.set(await withLoading(fetchAll))
    } catch (error) {
      loading = undefined
      onProblem(error)
    }
  }
  return { $offers, load: () => (loading ??= load()) }
}

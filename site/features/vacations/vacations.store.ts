import { atom, type ReadableAtom } from 'nanostores'
import { ApiError, call } from '#core/contract/client.ts'
import type { FeatureSearchResults } from '#core/contract/enquiries.ts'
import { parseVacationsQuery, vacationsHref, type VacationsQuery } from '#core/domain/vacations-url.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { followHistory, pushAddress, replaceAddress } from '#site/ui/page/address.ts'
import { withLoading } from '#site/ui/page/loading.ts'
import { $samples } from '#site/features/samples/samples.ts'

export type VacationsState =
  /** No search: the page shows its prebuilt content. */
  | { status: 'idle' }
  /** `found` are the previous results. */
  | {
      status: 'loading' | 'failed'
      asked: VacationsQuery
      found?: FeatureSearchResults | undefined
    }
  | { status: 'ready'; asked: VacationsQuery; found: FeatureSearchResults }

export interface VacationsOptions {
  send?: typeof fetch
  /** Reports a failure to the visitor. */
  onFailure: (error: unknown) => void
}

export interface VacationsStore {
  $state: ReadableAtom<VacationsState>
  /** Searches, and writes the query to the address and the history. */
  search(asked: VacationsQuery): Promise<void>
  /** Repeats the search, after a failure, or when samples are shown or hidden. */
  again(): Promise<void>
  urlOf(asked: VacationsQuery): string
  /** Follows the address, now and on history navigation. Returns a function to stop. */
  follow(): () => void
}

const NOTHING: FeatureSearchResults = {
  total: 0,
  page: 1,
  pages: 1,
  features: [],
  currencies: [],
  destinations: [],
}

/** The search for vacations, by the page's address. */
export function createVacations(lang: Lang, { send, onFailure }: VacationsOptions): VacationsStore {
  const $state = atom<VacationsState>({ status: 'idle' })
  const urlOf = (asked: VacationsQuery) => vacationsHref(lang, asked)
  let running: AbortController | undefined

  async function load(asked: VacationsQuery): Promise<void> {
    running?.abort()
    const { signal } = (running = new AbortController())
    const before = $state.get()
    const shown = 'found' in before ? before.found : undefined
    $state.set({ status: 'loading', asked, found: shown })
    try {
      const found = await withLoading(() => look(lang, asked, { send, signal }))
      if (signal.aborted) return
      const { page } = found
      $state.set({ status: 'ready', asked: { ...asked, page }, found })
      if (page !== asked.page) replaceUrl(urlOf({ ...asked, page }))
    } catch (error) {
      if (signal.aborted) return
      $state.set({ status: 'failed', asked })
      onFailure(error)
    }
  }

  async function again(): Promise<void> {
    const state = $state.get()
    if ('asked' in state) await load(state.asked)
  }

  function read(): void {
    const asked = parseVacationsQuery(location.search)
    if (asked) {
      // Normalize addresses of the form without a script, and of unencoded texts.
      if (location.search !== searchOf(urlOf(asked))) replaceUrl(urlOf(asked))
      // In-page navigation changes nothing.
      const now = $state.get()
      if (now.status !== 'ready' || urlOf(now.asked) !== urlOf(asked)) void load(asked)
      return
    }
    running?.abort()
    $state.set({ status: 'idle' })
  }

  return {
    $state,
    urlOf,
    search(asked) {
      enterUrl(urlOf(asked))
      return load(asked)
    },
    again,
    follow() {
      read()
      const stops = [followHistory(read), $samples.listen(() => void again())]
      return () => stops.forEach((stop) => stop())
    },
  }
}

const searchOf = (url: string): string => url.slice(url.indexOf('?'))

/** A step of the history, unless it is where the visitor is. */
function enterUrl(url: string): void {
  if (url === location.pathname + location.search) replaceUrl(url)
  else pushAddress(url)
}

const replaceUrl = (url: string): void => replaceAddress(url + location.hash)

interface LookOptions {
  send: typeof fetch | undefined
  signal: AbortSignal
}

async function look(
  language: Lang,
  {
    text: key_word,
    destination: loc_type,
    category,
    month,
    maxPrice: max_price,
    forShabbat,
    sort,
    page,
  }: VacationsQuery,
  { send, signal }: LookOptions,
): Promise<FeatureSearchResults> {
  const narrowed = {
    ...(category && { category }),
    ...(month && { month }),
    ...(max_price && { max_price }),
    ...(forShabbat && { for_shabbat: [...forShabbat] }),
  }
  const samples = $samples.get() && ({ samples: 'with' } as const)
  const body = { key_word, loc_type, ...narrowed, ...(sort && { sort }), page, language, ...samples }
  try {
    return await call('POST /rest/tjt/featuressearchresults', { body }, { send, signal, language })
  } catch (error) {
    // An unknown destination has no vacations.
    const isUnknown = error instanceof ApiError && error.code === 'couldNotGetFeatures'
    if (isUnknown) return NOTHING
    throw error
  }
}

import type { Texts } from '#core/i18n/messages.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { call } from '#core/contract/client.ts'
import { RESULTS_PER_PAGE, type DirectoryType } from '#core/terms/directory.ts'
import type { Entry } from '#core/contract/entries.ts'
import type { FilterList, OwnFilter } from '#core/contract/options.ts'
import {
  FILTERS,
  prepareEntries,
  resultsOf,
  withKnownOptions,
  type Choice,
  type ByFilter,
  type Directory,
  type Results,
} from '#core/domain/results/results.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import type { Origin, Sort } from '#core/domain/results/results-sorts.ts'
import { choiceOf, choiceUrl } from '#core/domain/results/results-url.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { $from } from '#site/features/nearby/from-point.ts'
import { $samples } from '#site/features/samples/samples.ts'
import { followHistory, pushAddress, replaceAddress } from '#site/ui/page/address.ts'
import { withLoading } from '#site/ui/page/loading.ts'

export interface ResultsSetup {
  lang: Lang
  dtype: DirectoryType
  locId: number
  /** Address of the first page. */
  path: string
  /** The default order. */
  standard: Sort
  /** The prebuilt page. */
  page: number
  /** Where distances are measured from. */
  origin?: Origin | undefined
  /** Whether its listings are of several towns. */
  withTown?: boolean
  /** Whether it has samples, which come along where the visitor has asked for them. */
  hasSamples?: boolean
}

/** The loaded filter lists, by name. */
export type FilterLists = ByFilter<FilterList['items']>

export type ResultsState =
  | { status: 'idle' | 'loading' | 'failed'; choice: Choice }
  | {
      status: 'ready'
      choice: Choice
      entries: readonly Entry[]
      directory: Directory
      lists: FilterLists
      /** The filters that editors added. */
      own: readonly OwnFilter[]
      results: Results
    }

export interface ResultsOptions {
  send?: typeof fetch
  /** Reports a problem to the visitor. */
  onProblem: (what: keyof Texts<'errors'>, error: unknown) => void
}

export interface ResultsStore {
  $state: ReadableAtom<ResultsState>
  /** Fetches the entries and the filter lists once; retries after failures. */
  load(): Promise<void>
  /** Applies a choice, and writes it to the address: as a step of the history, or in place of the present one. */
  choose(choice: Choice, step?: 'push' | 'replace'): void
  /** The address of a choice. */
  urlOf(choice: Choice): string
  /** Follows the address, now and on history navigation, and the visitor's point. Returns a function to stop. */
  follow(): () => void
}

const WRITE = { push: pushAddress, replace: replaceAddress }

/** The entries of a results page, filtered, sorted and paged by its address. */
export function createResults(setup: ResultsSetup, { send, onProblem }: ResultsOptions): ResultsStore {
  const { dtype, path, standard, page: first } = setup
  const $state = atom<ResultsState>({ status: 'idle', choice: { filters: {}, page: first } })
  const urlOf = (choice: Choice) => choiceUrl(path, choice, isMeasured($state.get()) ? undefined : standard)
  const show = (choice: Choice) => $state.set(withChoice($state.get(), choice))

  let loading: Promise<void> | undefined
  async function load(): Promise<void> {
    $state.set({ status: 'loading', choice: $state.get().choice })
    try {
      const loaded = await withLoading(() => fetchAll(setup, send, onProblem))
      $state.set(readyState(setup, $state.get().choice, loaded))
    } catch (error) {
      loading = undefined
      $state.set({ status: 'failed', choice: $state.get().choice })
      onProblem('couldNotGetEntries', error)
    }
  }

  /** Takes samples in or out; the first of them is on the page that is shown then. */
  async function switchSamples(): Promise<void> {
    await loading
    const before = $state.get()
    if (before.status !== 'ready') return load()
    try {
      const loaded = await withLoading(() => fetchWithOwn(setup, send, onProblem))
      $state.set(readyState(setup, $state.get().choice, { ...loaded, lists: before.lists }))
      const first = atFirstSample($state.get())
      if (first) choose(first, 'replace')
    } catch (error) {
      onProblem('couldNotGetEntries', error)
    }
  }

  function choose(choice: Choice, step: 'push' | 'replace' = 'push'): void {
    show(choice)
    WRITE[step](urlOf($state.get().choice))
  }

  function measure(from: FromPoint | undefined): void {
    if (from) loading ??= load()
    $state.set(measured(setup, $state.get()))
    // The nearest are on the first page.
    if (isMeasured($state.get())) choose({ ...$state.get().choice, page: 1 }, 'replace')
  }

  return {
    $state,
    urlOf,
    load: () => (loading ??= load()),
    choose,
    follow() {
      const read = () => show(choiceOf(location, dtype))
      read()
      const stops = [followHistory(read), $from.listen(measure)]
      if (setup.hasSamples) stops.push($samples.listen(() => void switchSamples()))
      return () => stops.forEach((stop) => stop())
    },
  }
}

interface Loaded {
  entries: readonly Entry[]
  lists: FilterLists
  own: readonly OwnFilter[]
}

/** Unknown options in the address are ignored. */
function readyState(setup: ResultsSetup, asked: Choice, { entries, lists: shipped, own }: Loaded): ResultsState {
  const lists: FilterLists = { ...shipped, ...Object.fromEntries(own.map(({ name, items }) => [name, items])) }
  const options = Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, items.map(({ id }) => id)]))
  const known = withKnownOptions(asked, options)
  const directory = prepareEntries(entries, { ...setup, from: $from.get(), own: own.map(({ name }) => name) })
  return { status: 'ready', entries, directory, lists, own, ...resultsIn(directory, known) }
}

/** The choice with the page that has the first sample. */
function atFirstSample(state: ResultsState): Choice | undefined {
  const first = state.status === 'ready' ? state.results.found.findIndex(({ sample }) => sample) : -1
  return first < 0 ? undefined : { ...state.choice, page: Math.floor(first / RESULTS_PER_PAGE) + 1 }
}

/** The results as the visitor's point of now has them. */
const measured = (setup: ResultsSetup, state: ResultsState): ResultsState =>
  state.status === 'ready' ? readyState(setup, choiceOf(location, setup.dtype), state) : state

const withChoice = (state: ResultsState, choice: Choice): ResultsState =>
  state.status === 'ready' ? { ...state, ...resultsIn(state.directory, choice) } : { ...state, choice }

/** Whether distances are from the visitor's point. */
const isMeasured = (state: ResultsState): boolean => state.status === 'ready' && state.directory.from !== undefined

/** Without a point, nothing is within a distance of it. */
function resultsIn(directory: Directory, asked: Choice): { choice: Choice; results: Results } {
  const choice = directory.from ? asked : { ...asked, within: undefined }
  const results = resultsOf(directory, choice, Date.now())
  return { choice: { ...choice, page: results.page }, results }
}

const WITH_SAMPLES = { querystring: { samples: 'with' } } as const

function fetchEntries(
  { dtype: directoryType, locId, lang: language, hasSamples }: ResultsSetup,
  send: typeof fetch | undefined,
): Promise<Entry[]> {
  return call(
    'GET /rest/tjt/entries/:directoryType/:locId/:language',
    { params: { directoryType, locId, language }, ...(hasSamples && $samples.get() && WITH_SAMPLES) },
    { ...(send && { send }), language },
  )
}

async function fetchAll(setup: ResultsSetup, send: typeof fetch | undefined, onProblem: ResultsOptions['onProblem']) {
  const [loaded, lists] = await Promise.all([fetchWithOwn(setup, send, onProblem), fetchLists(setup, send, onProblem)])
  return { ...loaded, lists }
}

/** The entries, and where any has something in a filter that editors added, these; reported if they fail. */
async function fetchWithOwn(
  setup: ResultsSetup,
  send: typeof fetch | undefined,
  onProblem: ResultsOptions['onProblem'],
): Promise<Omit<Loaded, 'lists'>> {
  const entries = await fetchEntries(setup, send)
  if (entries.every(({ own }) => own === undefined)) return { entries, own: [] }
  const { dtype: directoryType, lang: language } = setup
  try {
    const own = await call(
      'GET /rest/tjt/ownfilters/:directoryType/:language',
      { params: { directoryType, language } },
      { ...(send && { send }), language },
    )
    return { entries, own }
  } catch (error) {
    onProblem('couldNotGetEntriesProps', error)
    return { entries, own: [] }
  }
}

/** The lists of the type; failed ones are left out and reported. */
async function fetchLists(
  { dtype, lang: language }: ResultsSetup,
  send: typeof fetch | undefined,
  onProblem: ResultsOptions['onProblem'],
): Promise<FilterLists> {
  const failures: unknown[] = []
  const found = await Promise.all(
    FILTERS[dtype].map(async (name) => {
      try {
        const { items } = await call(
          `GET /rest/tjt/${name}`,
          { querystring: { language } },
          { ...(send && { send }), language },
        )
        return [name, items] as const
      } catch (error) {
        failures.push(error)
        return undefined
      }
    }),
  )
  if (failures.length > 0) onProblem('couldNotGetEntriesProps', failures[0])
  return Object.fromEntries(found.filter((list) => list !== undefined))
}

import '#site/ui/forms/kept-fields.ts'
import { useStore } from '@nanostores/react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { toastLateFailure } from '#site/ui/page/late-toasts.ts'
import { RESULTS_PER_PAGE } from '#core/terms/directory.ts'
import { sortsOf } from '#core/domain/results/results-sorts.ts'
import { numberText, shownRange } from '#core/text/values.ts'
import { createResults, type ResultsState, type ResultsStore } from '#site/features/results/results.ts'
import { format, formatCount } from '#core/i18n/format.ts'
import { $from } from '#site/features/nearby/from-point.ts'
import { $samples } from '#site/features/samples/samples.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { Chips } from '#site/ui/page/Chips.tsx'
import type { PartProps, ResultsBarProps } from './bar-props.ts'
import { chosenChips, clearChip } from './chosen-chips.ts'
import { RESULTS_ID } from './cards-pointed.ts'
import { FromChip } from '#site/features/nearby/FromChip.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { MapBeside, MapButton } from './ResultsMaps.tsx'
import { NameField, pointOf, SortField, sortChosenEarly, SortSaid } from './ResultsFields.tsx'
import { ResultsList } from './ResultsList.tsx'
import { SamplesBand } from '#site/features/samples/Samples.tsx'

/** Filters, order and map of a results page. Choosing something replaces the static list. */
export function ResultsBar(props: ResultsBarProps) {
  const { lang, words } = props
  const store = useResults(props)
  const state = useStore(store.$state)
  const panelId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const parts = { ...props, state, store }
  const close = () => {
    setOpen(false)
    bar.current?.querySelector('button')?.focus()
  }
  const toStatus = () => {
    const status = bar.current?.querySelector<HTMLElement>(':scope > [role=status]')
    status?.focus({ preventScroll: true })
  }
  const entries = state.status === 'ready' ? state.entries : []
  const withSamples = entries.some(({ sample }) => sample)
  useStaticList(state.status === 'ready', withSamples, toStatus)
  // There is nothing to choose from.
  if (props.total === 0 && !withSamples)
    return (
      <div className="results-bar" ref={bar}>
        <p role="status" tabIndex={-1} className="visually-hidden">
          {state.status === 'ready' && words.empty}
        </p>
        <List {...parts} onPage={toStatus} />
      </div>
    )
  return (
    <>
      <div className={`cluster gap-3 below-4 results-bar${isOpen ? ' is-open' : ''}`} ref={bar}>
        <FiltersButton {...parts} {...{ isOpen, panelId }} onPress={() => setOpen(!isOpen)} />
        <MapButton {...parts} />
        <SortField {...parts} />
        <NameField {...parts} />
        <FromField {...parts} />
        <p role="status" tabIndex={-1} className={isNone(state) ? 'strong is-none' : 'is-muted'}>
          {statusText(props, state)}
          <SortSaid {...parts} />
        </p>
        <UnknownHours {...parts} />
        <Chosen {...parts} onEmpty={toStatus} />
        {pointOf(state) && <p className="fine results-measured">{words.point.note}</p>}
        {isOpen && <FilterPanel id={panelId} {...{ lang, words, state, store }} onClose={close} />}
        {withSamples && <SamplesBand words={words.samples} />}
        <List
          {...parts}
          onPage={() => {
            bar.current?.scrollIntoView()
            toStatus()
          }}
        />
      </div>
      <MapBeside {...parts} />
    </>
  )
}

/** The page's store, active from the start if the address or a field requests something. */
function useResults(props: ResultsBarProps): ResultsStore {
  const { lang, dtype, locId, path, page, origin, withTown, hasSamples } = props
  const standard = sortsOf(props)[0]!
  const [store] = useState(() =>
    createResults(
      { lang, dtype, locId, path, page, standard, origin, withTown, hasSamples },
      { onProblem: (what, error) => void toastLateFailure(what, error) },
    ),
  )
  // Before React resets the field.
  useLayoutEffect(() => {
    const early = sortChosenEarly()
    const end = store.follow()
    const { choice } = store.$state.get()
    if (early && early !== standard) store.choose({ ...choice, sort: early })
    if (location.search !== '' || $from.get() || (hasSamples && $samples.get())) void store.load()
    return end
  }, [store, standard, hasSamples])
  return store
}

interface FiltersButtonProps extends PartProps {
  isOpen: boolean
  panelId: string
  onPress: () => void
}

/** Opens the panel of filters, and closes it. */
function FiltersButton({ lang, words, state, store, isOpen, panelId, onPress }: FiltersButtonProps) {
  const press = () => {
    onPress()
    void store.load()
  }
  return (
    <Button icon="filter" aria-expanded={isOpen} aria-controls={panelId} onClick={press}>
      {words.filters}
      <ChosenCount lang={lang} state={state} />
    </Button>
  )
}

/** What was chosen, each to be taken away. */
function Chosen({ onEmpty, ...props }: PartProps & { onEmpty: () => void }) {
  const { words, state, store } = props
  const chips = chosenChips(props, state, store)
  return <Chips {...{ chips, words, onEmpty }} clear={clearChip(state, store, words)} />
}

function ChosenCount({ lang, state }: Pick<PartProps, 'lang' | 'state'>) {
  const { filters, open, within } = state.choice
  const count = Object.keys(filters).length + (open ? 1 : 0) + (within ? 1 : 0)
  return count > 0 && <span className="count">{numberText(lang, count)}</span>
}

const isNone = (state: ResultsState) => state.status === 'ready' && state.results.found.length === 0

function FromField({ words, state, store }: PartProps) {
  const { choice } = state
  return (
    <FromChip
      words={words.point}
      from={pointOf(state)}
      around={state.status === 'ready' ? state.entries[0]?.position : undefined}
      onForget={() => store.choose({ ...choice, within: undefined, page: 1 }, 'replace')}
    />
  )
}

/** How many there are, of the static page or of the results; of several pages, the range that is shown. */
function statusText({ lang, words, page, ...props }: ResultsBarProps, state: ResultsState): string {
  const isReady = state.status === 'ready'
  const total = isReady ? state.results.found.length : props.total
  const unknown = isReady ? state.results.unknownHours : 0
  const at = isReady ? state.results.page : page
  const shown = shownRange(lang, { page: at, size: RESULTS_PER_PAGE, total })
  const texts = [
    total === 0 && words.none,
    total > 0 &&
      (total > RESULTS_PER_PAGE ? format(words.shown, shown) : formatCount(lang, words.counted, 'count', total)),
    unknown > 0 && format(words.open.unknown, { count: numberText(lang, unknown) }),
  ]
  return texts.filter((text) => text !== false).join(total === 0 ? ' ' : ' · ')
}

/** Takes those along whose hours are unknown. */
function UnknownHours({ words, state, store }: PartProps) {
  if (state.status !== 'ready' || state.results.unknownHours === 0) return null
  const { choice } = state
  return (
    <Button look="text" onClick={() => store.choose({ ...choice, orUnknown: true, page: 1 })}>
      {words.open.withUnknown}
    </Button>
  )
}

/**
 * Removes the static list once there are results to show. What had the focus may go with it, or with the samples: the
 * button that shows or hides them.
 */
function useStaticList(isReady: boolean, withSamples: boolean, onFocusGone: () => void): void {
  const before = useRef<boolean>(undefined)
  useLayoutEffect(() => {
    if (!isReady) return
    const list = document.getElementById('results-list')
    const hadFocus = list?.contains(document.activeElement)
    list?.remove()
    const isOther = before.current !== undefined && before.current !== withSamples
    before.current = withSamples
    if (hadFocus || (isOther && document.activeElement === document.body)) onFocusGone()
  })
}

/** The results, in place of the static list. */
function List({ state, ...props }: PartProps & { onPage: () => void }) {
  const isReady = state.status === 'ready'
  if (!isReady) return null
  const place = document.getElementById(RESULTS_ID)
  return place && createPortal(<ResultsList {...props} state={state} />, place)
}

import type { OwnFilter } from '#core/contract/options.ts'
import { ALL_OPTION } from '#core/contract/choices.ts'
import { chosenOf, isNarrowed, toggled, widened, type FilterName } from '#core/domain/results/results.ts'
import { isOwnName } from '#core/fields/own.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { numberText, reachText } from '#core/text/values.ts'
import type { ResultsState, ResultsStore } from '#site/features/results/results.ts'
import type { ResultsBarWords } from './bar-props.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { REACHES, type Reach } from '#core/domain/reach.ts'
import { format } from '#core/i18n/format.ts'
import { $inMiles } from '#site/ui/units/units.ts'
import { isOpenOn, isOpenTime, OPEN_TIMES, type OpenOn } from '#core/domain/hours/open-in.ts'
import { addDays } from '#core/domain/times/dates.ts'
import { wallClock } from '#core/domain/times/zones.ts'

interface Props {
  id: string
  lang: Lang
  words: ResultsBarWords
  state: ResultsState
  store: ResultsStore
  onClose: () => void
}

/** The type's filters: a list each, with the number of results per option. */
export function FilterPanel(props: Props) {
  const { id, lang, words, state, store, onClose } = props
  const { choice } = state
  return (
    <div id={id} className="stack gap-5 filter-panel">
      {state.status === 'failed' ? (
        <Button look="main" onClick={() => void store.load()}>
          {words.again}
        </Button>
      ) : state.status === 'ready' ? (
        <>
          {state.directory.from && (
            <DistanceFilter
              {...{ lang }}
              words={words.point}
              within={choice.within}
              onChoose={(within) => store.choose({ ...choice, within, page: 1 })}
            />
          )}
          {state.directory.hasHours && <OpenFilter {...{ words, state, store }} />}
          {state.directory.lists.map((list) => (
            <FilterGroup key={list} {...{ list, lang, words, state, store }} />
          ))}
          <div className="cluster gap-3 filter-foot">
            <Button look="main" onClick={onClose}>
              {format(words.show, { count: numberText(lang, state.results.found.length) })}
            </Button>
            {isNarrowed(choice) && <Button onClick={() => store.choose(widened(choice))}>{words.clear}</Button>}
          </div>
        </>
      ) : (
        <p>{words.loading}</p>
      )}
    </div>
  )
}

interface GroupProps {
  list: FilterName
  lang: Lang
  words: ResultsBarWords
  state: ResultsState & { status: 'ready' }
  store: ResultsStore
}

/** A filter's options; those that no listing has are left out, as are empty filters. */
function FilterGroup({ list, lang, words, state, store }: GroupProps) {
  const { choice, lists, results, directory } = state
  const chosen = chosenOf(choice, list)
  const offered = lists[list]?.filter(({ id }) => id === ALL_OPTION || directory.offered[list]?.has(id))
  if (!offered || offered.length < 2) return null
  return (
    <fieldset className="filter-group">
      <legend>{legendOf(list, words, state.own)}</legend>
      <div className="cluster">
        {offered.map(({ id, name, lang: other }) => {
          const count = results.counts[list]?.get(id) ?? 0
          const isChosen = chosen.includes(id)
          return (
            <label key={id} className="small strong filter-option">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={() => store.choose(toggled(choice, list, id))}
              />
              <span>
                <bdi lang={other}>{name}</bdi> <span className="count">{numberText(lang, count)}</span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** What a filter is called; one that editors added may be in another language. */
function legendOf(list: FilterName, { lists }: ResultsBarWords, own: readonly OwnFilter[]) {
  if (!isOwnName(list)) return lists[list]
  const { label, lang } = own.find(({ name }) => name === list) ?? {}
  return <bdi lang={lang}>{label}</bdi>
}

interface DistanceFilterProps {
  lang: Lang
  words: Readonly<Record<'distance' | 'any' | 'within', string>>
  within: Reach | undefined
  onChoose: (within: Reach | undefined) => void
}

/** How far from the visitor's point a place may be. */
function DistanceFilter({ lang, words, within, onChoose }: DistanceFilterProps) {
  const name = useId()
  const offered: readonly Reach[] = REACHES[useStore($inMiles) ? 'miles' : 'km']
  // One that was chosen in the other unit stays.
  const shown = within && !offered.includes(within) ? [undefined, ...offered, within] : [undefined, ...offered]
  return (
    <fieldset className="filter-group">
      <legend>{words.distance}</legend>
      <div className="cluster">
        {shown.map((reach) => (
          <label key={reach ?? 'any'} className="small strong filter-option">
            <input type="radio" name={name} checked={within === reach} onChange={() => onChoose(reach)} />
            <span>{reach ? format(words.within, { distance: reachText(lang, reach) }) : words.any}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Days, today among them, whose hours are known. */
const KNOWN_DAYS = 7

interface OpenFilterProps {
  words: ResultsBarWords
  state: ResultsState & { status: 'ready' }
  store: ResultsStore
}

/** When a place should be open. Those whose hours are unknown match nothing but any time. */
function OpenFilter({ words: { open: words }, state: { choice, results }, store }: OpenFilterProps) {
  const name = useId()
  const choose = (open: OpenOn | undefined) => store.choose({ ...choice, open, page: 1 })
  const day = choice.open && !isOpenTime(choice.open) ? choice.open : ''
  const today = wallClock(Intl.DateTimeFormat().resolvedOptions().timeZone, results.at).day
  return (
    <fieldset className="filter-group">
      <legend>{words.title}</legend>
      <div className="cluster">
        {([undefined, ...OPEN_TIMES] as const).map((time) => (
          <label key={time ?? 'any'} className="small strong filter-option">
            <input type="radio" name={name} checked={choice.open === time} onChange={() => choose(time)} />
            <span>{words[time ?? 'any']}</span>
          </label>
        ))}
        <label className="small strong gap-2 filter-day">
          {words.day}
          <input
            type="date"
            min={today}
            max={addDays(today, KNOWN_DAYS - 1)}
            value={day}
            onChange={({ target: { value } }) => choose(isOpenOn(value) ? value : undefined)}
          />
        </label>
      </div>
    </fieldset>
  )
}

import { ALL_OPTION, type FilterListName } from '#core/contract/options.ts'
import { chosenOf, FILTERS, isNarrowed, toggled, widened } from '#core/domain/results.ts'
import type { DirectoryType } from '#core/contract/directory.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { ResultsState, ResultsStore } from '#site/stores/results/results.ts'
import { DistanceFilter } from '../nearby/DistanceFilter.tsx'
import { OpenFilter } from './OpenFilter.tsx'
import type { ResultsBarWords } from './results-words.ts'
import { Button } from '../page/Button.tsx'

interface Props {
  id: string
  lang: Lang
  dtype: DirectoryType
  words: ResultsBarWords
  state: ResultsState
  store: ResultsStore
  onClose: () => void
}

/** The type's filters: a list each, with the number of results per option. */
export function FilterPanel(props: Props) {
  const { id, lang, dtype, words, state, store, onClose } = props
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
          {FILTERS[dtype].map((list) => (
            <FilterGroup key={list} {...{ list, lang, words, state, store }} />
          ))}
          <div className="cluster gap-3 filter-foot">
            <Button look="main" onClick={onClose}>
              {words.show.replace('{{count}}', numberText(lang, state.results.found.length))}
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
  list: FilterListName
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
      <legend>{words.lists[list]}</legend>
      <div className="cluster">
        {offered.map(({ id, name, lang: other }) => {
          const count = results.counts[list]?.get(id) ?? 0
          const isChosen = chosen.includes(id)
          return (
            <label key={id} className="filter-option">
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

import { useRef, useState } from 'react'
import { sortOf } from '#core/domain/results/results.ts'
import { SORTS, sortsOf, type Sort } from '#core/domain/results/results-sorts.ts'
import { MAX_NAME } from '#core/domain/results/results-url.ts'
import { format, isolate } from '#core/i18n/format.ts'
import type { ResultsState } from '#site/features/results/results.ts'
import { Select } from '#site/ui/forms/Select.tsx'
import type { PartProps } from './bar-props.ts'

const SORT_ID = 'results-sort'
const NAME_ID = 'results-name'

/** The order chosen before hydration. */
export function sortChosenEarly(): Sort | undefined {
  const field = document.getElementById(SORT_ID)
  const value = field instanceof HTMLSelectElement ? field.value : ''
  return SORTS.find((sort) => sort === value)
}

/** The point from which distances are measured. */
export const pointOf = (state: ResultsState) => (state.status === 'ready' ? state.directory.from : undefined)

export function SortField({ state, store, ...props }: PartProps) {
  const { words } = props
  const { choice } = state
  const offered = sortsOf(state.status === 'ready' ? state.directory : props)
  const from = pointOf(state)
  const nameOf = (sort: Sort) =>
    sort === 'distance' && from ? format(words.point.sort, { name: isolate(from.name) }) : words.sorts[sort]
  return (
    <span className="cluster results-field">
      <label htmlFor={SORT_ID} className="strong">
        {words.sort}
      </label>
      <Select
        id={SORT_ID}
        autoComplete="off"
        value={sortOf(choice, offered)}
        choices={offered.map((sort) => ({ value: sort, label: nameOf(sort) }))}
        onValue={(value) => {
          store.choose({ ...choice, sort: SORTS.find((candidate) => candidate === value) })
          void store.load()
        }}
      />
    </span>
  )
}

/** Announces a changed order: the list that follows changes, its length does not. */
export function SortSaid({ words, hasPaid, hasRated, origin, state }: PartProps) {
  const sort = sortOf(state.choice, sortsOf(state.status === 'ready' ? state.directory : { hasPaid, hasRated, origin }))
  const [first, setFirst] = useState<Sort>()
  const [isChanged, setChanged] = useState(false)
  const isReady = state.status === 'ready'
  // The order of the address is no change.
  if (isReady && first === undefined) setFirst(sort)
  if (isReady && first !== undefined && first !== sort && !isChanged) setChanged(true)
  return isReady && isChanged && <span className="visually-hidden">{` · ${words.sort}: ${words.sorts[sort]}`}</span>
}

/** Narrows the list down as one types; what is typed in one go is one step of the history. */
export function NameField({ words, state: { choice }, store }: PartProps) {
  const isTyping = useRef(false)
  const find = (value: string) => {
    const name = value.trim() ? value : undefined
    store.choose({ ...choice, name, page: 1 }, isTyping.current ? 'replace' : 'push')
    isTyping.current = true
    void store.load()
  }
  return (
    <span className="cluster results-field">
      <label htmlFor={NAME_ID} className="strong">
        {words.name}
      </label>
      <input
        id={NAME_ID}
        type="search"
        dir="auto"
        placeholder={words.name}
        maxLength={MAX_NAME}
        autoComplete="off"
        value={choice.name ?? ''}
        onBlur={() => (isTyping.current = false)}
        onChange={({ target }) => find(target.value)}
      />
    </span>
  )
}

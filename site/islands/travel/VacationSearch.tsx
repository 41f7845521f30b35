import type { VacationSearchProps } from './vacation-props.ts'
import '#site/islands/forms/kept-fields.ts'
import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState, type SubmitEvent } from 'react'
import { asOneLine } from '#core/domain/vacations-url.ts'
import { monthText } from '#core/i18n/formats.ts'
import { tell } from '#site/islands/page/tell.ts'
import { isLongEnough } from '#site/stores/search/typed-search.ts'
import { createVacations, type VacationsState, type VacationsStore } from '#site/stores/travel/vacations.ts'
import { SearchEnd, WordsField } from '../search/search-end.tsx'
import { VacationResults } from './VacationResults.tsx'

/** Searches vacations by text and destination; results replace the static content. */
export function VacationSearch(props: VacationSearchProps) {
  const { lang, words } = props
  const [store] = useState(() =>
    createVacations(lang, {
      onFailure: () => void tell({ type: 'error', text: words.results.failed }),
    }),
  )
  const state = useStore(store.$state)
  useLayoutEffect(() => store.follow(), [store])
  useLayoutEffect(() => {
    // The script in the head only detects a query.
    const { classList } = document.documentElement
    classList.toggle('is-searching', state.status !== 'idle')
  }, [state.status])
  return (
    <>
      <SearchForm {...props} state={state} store={store} />
      <VacationResults {...props} state={state} store={store} />
    </>
  )
}

interface FormProps extends VacationSearchProps {
  state: VacationsState
  store: VacationsStore
}

/** The fields, and the search that was shown while they were edited. */
interface Draft {
  of: string | undefined
  text: string
  destination: number
  month: string
}

/** Keeps edits until another search is shown, also by Back; then the fields follow it. */
function useDraft(state: VacationsState) {
  const [draft, setDraft] = useState<Draft>({
    of: undefined,
    text: '',
    destination: 0,
    month: '',
  })
  const { text, destination, month = '' } = state.status === 'idle' ? { text: '', destination: 0 } : state.asked
  const of = state.status === 'idle' ? undefined : JSON.stringify([text, destination, month])
  // During rendering, to avoid a flash of old values.
  if (draft.of !== of) setDraft({ of, text, destination, month })
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  return [draft, change] as const
}

function SearchForm(props: FormProps) {
  const { id, action, words, state, store } = props
  const [draft, change] = useDraft(state)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = asOneLine(draft.text)
    if (text !== '' && !isLongEnough(text)) return
    const { destination, month } = draft
    const sort = state.status === 'idle' ? undefined : state.asked.sort
    void store.search({ text, destination, ...(month && { month }), ...(sort && { sort }), page: 1 })
  }

  return (
    <form className="search vacation-form" role="search" aria-label={words.form.name} action={action} onSubmit={submit}>
      <WordsField
        id={id}
        label={words.form.text}
        placeholder={words.form.placeholder}
        value={draft.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <DestinationField
        {...props}
        destination={draft.destination}
        setDestination={(destination) => change({ destination })}
      />
      <MonthField {...props} month={draft.month} setMonth={(month) => change({ month })} />
      <SearchEnd id={id} words={words.form} />
    </form>
  )
}

interface DestinationFieldProps extends FormProps {
  destination: number
  setDestination: (id: number) => void
}

function DestinationField({ id, destinations, words, state, destination, setDestination }: DestinationFieldProps) {
  // The address may name a place without vacations.
  const isKnown = destinations.some((one) => one.id === destination)
  const other = destination > 0 && !isKnown
  return (
    <p className="stack gap-1 search-field">
      <label htmlFor={`${id}-destination`}>{words.form.destination}</label>
      <select
        id={`${id}-destination`}
        name="destination"
        autoComplete="off"
        value={destination}
        onChange={({ target }) => setDestination(Number(target.value))}
      >
        <option value={0}>{words.form.anywhere}</option>
        {other && <option value={destination}>{nameOf(state, destination, words.results.unknown)}</option>}
        {destinations.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </p>
  )
}

interface MonthFieldProps extends FormProps {
  month: string
  setMonth: (month: string) => void
}

function MonthField({ id, lang, months, words, month, setMonth }: MonthFieldProps) {
  // The address may name a month without offers.
  const choices = month && !months.includes(month) ? [month, ...months] : months
  return (
    <p className="stack gap-1 search-field">
      <label htmlFor={`${id}-month`}>{words.form.month}</label>
      <select
        id={`${id}-month`}
        name="month"
        autoComplete="off"
        value={month}
        onChange={({ target }) => setMonth(target.value)}
      >
        <option value="">{words.form.anyTime}</option>
        {choices.map((one) => (
          <option key={one} value={one}>
            {monthText(lang, one)}
          </option>
        ))}
      </select>
    </p>
  )
}

/** The destination's name in the answer. */
function nameOf(state: VacationsState, id: number, unknown: string): string {
  const found = 'found' in state ? state.found : undefined
  const name = found?.destinations.find((one) => one.id === id)?.name
  return name ?? (state.status === 'ready' ? unknown : '…')
}

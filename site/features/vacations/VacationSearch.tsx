import type { VacationSearchProps } from './vacation-props.ts'
import '#site/ui/forms/kept-fields.ts'
import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState, type SubmitEvent } from 'react'
import { explanationOf } from '#core/contract/client.ts'
import { asOneLine, priceOf, priceValue, type VacationsQuery } from '#core/domain/vacations-url.ts'
import type { StayOption } from '#core/terms/stay-options.ts'
import { monthText } from '#core/text/values.ts'
import type { Choice } from '#site/ui/forms/Choices.tsx'
import { Select } from '#site/ui/forms/Select.tsx'
import { toastLate } from '#site/ui/page/late-toasts.ts'
import { isLongEnough } from '#site/ui/search/typed-search.ts'
import { createVacations, type VacationsState, type VacationsStore } from '#site/features/vacations/vacations.store.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { SearchEnd, WordsField } from '#site/ui/search/search-end.tsx'
import { upTo } from './up-to.ts'
import { VacationResults } from './VacationResults.tsx'

/** Searches vacations by text and choices; results replace the static content. */
export function VacationSearch(props: VacationSearchProps) {
  const { lang, words } = props
  const [store] = useState(() =>
    createVacations(lang, {
      onFailure: (error) => void toastLate({ type: 'error', text: explanationOf(error) ?? words.results.failed }),
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

/** The fields, as text, and the search that was shown while they were edited. */
interface Draft extends Record<'text' | 'destination' | 'category' | 'month' | 'price', string> {
  forShabbat: readonly StayOption[]
  of: string | undefined
}

/** Keeps edits until another search is shown, also by Back; then the fields follow it. */
function useDraft(state: VacationsState) {
  const query = 'asked' in state ? state.asked : NOTHING
  const { text, destination, category = 0, month = '', maxPrice, forShabbat = [] } = query
  const price = maxPrice ? priceValue(maxPrice) : ''
  const asked = { text, destination: `${destination}`, category: `${category}`, month, price, forShabbat }
  const of = state.status === 'idle' ? undefined : JSON.stringify(asked)
  const [draft, setDraft] = useState<Draft>({ ...asked, of: undefined })
  // During rendering, to avoid a flash of old values.
  if (draft.of !== of) setDraft({ ...asked, of })
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  return [draft, change] as const
}

const NOTHING: VacationsQuery = { text: '', destination: 0, page: 1 }

function queryOf({ text, destination, category, month, price, forShabbat }: Draft): VacationsQuery {
  const maxPrice = priceOf(price)
  return {
    text: asOneLine(text),
    destination: Number(destination),
    ...(Number(category) > 0 && { category: Number(category) }),
    ...(month && { month }),
    ...(maxPrice && { maxPrice }),
    ...(forShabbat.length > 0 && { forShabbat }),
    page: 1,
  }
}

function SearchForm(props: FormProps) {
  const { id, action, words, state, store } = props
  const [draft, change] = useDraft(state)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = queryOf(draft)
    if (query.text !== '' && !isLongEnough(query.text)) return
    event.currentTarget.closest('details')?.removeAttribute('open')
    const sort = state.status === 'idle' ? undefined : state.asked.sort
    void store.search({ ...query, ...(sort && { sort }) })
  }

  const fields = choiceFields(props, draft)
  return (
    <details className="narrow">
      <summary>
        <Icon name="search" />
        {words.form.name}
        <Icon name="chevron" />
      </summary>
      <form
        className="search box vacation-form"
        role="search"
        aria-label={words.form.name}
        action={action}
        onSubmit={submit}
      >
        <WordsField
          id={id}
          label={words.form.text}
          placeholder={words.form.placeholder}
          value={draft.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        {fields.map(({ name, label, ...field }) => (
          <p key={name} className="stack gap-1 search-field">
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <Select
              id={`${id}-${name}`}
              name={name}
              autoComplete="off"
              value={draft[name]}
              onValue={(value) => change({ [name]: value })}
              {...field}
            />
          </p>
        ))}
        <StayOptions {...props} chosen={draft.forShabbat} onChoose={(forShabbat) => change({ forShabbat })} />
        <SearchEnd id={id} words={words.form} />
      </form>
    </details>
  )
}

interface StayOptionsProps extends Pick<VacationSearchProps, 'id' | 'forShabbat' | 'words'> {
  chosen: readonly StayOption[]
  onChoose: (chosen: readonly StayOption[]) => void
}

/** What the place must have for Shabbat: each that an offer's has, and what the address names. */
function StayOptions({ id, forShabbat, words, chosen, onChoose }: StayOptionsProps) {
  const options = forShabbat.filter((option) => option.isOffered || chosen.includes(option.id))
  if (options.length === 0) return null
  const all = options.map((option) => option.id)
  const toggle = (option: StayOption) => onChoose(all.filter((other) => chosen.includes(other) !== (other === option)))
  return (
    <fieldset className="stay-options">
      <legend>{words.form.forShabbat}</legend>
      {options.map(({ id: option, name }) => (
        <label key={option}>
          <input
            id={`${id}-${option}`}
            type="checkbox"
            name="forshabbat"
            value={option}
            checked={chosen.includes(option)}
            onChange={() => toggle(option)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

interface ChoiceField {
  name: 'destination' | 'category' | 'month' | 'price'
  label: string
  choices: Choice[]
}

/** The fields that have something to choose; the address may name what no offer has. */
function choiceFields({ lang, words, state, ...props }: FormProps, draft: Draft): ChoiceField[] {
  const { form, results } = words
  const idName = ({ id, name }: { id: number; name: string }): Choice => ({ value: `${id}`, label: name })
  const kinds = props.kinds.map(idName)
  const places = props.destinations.map(idName)
  const months = props.months.map((month) => ({ value: month, label: monthText(lang, month) }))
  const prices = props.prices.map((price) => ({ value: priceValue(price), label: upTo(lang, price, form.upTo) }))
  const price = priceOf(draft.price)
  const destination = nameOf(state, Number(draft.destination), results.unknown)
  const fields: ChoiceField[] = [
    {
      name: 'destination',
      label: form.destination,
      choices: [{ value: '0', label: form.anywhere }, ...withOther(places, draft.destination, destination)],
    },
    {
      name: 'category',
      label: form.kind,
      choices: [{ value: '0', label: form.anyKind }, ...withOther(kinds, draft.category, results.unknownKind)],
    },
    {
      name: 'month',
      label: form.month,
      choices: [
        { value: '', label: form.anyTime },
        ...withOther(months, draft.month, draft.month && monthText(lang, draft.month)),
      ],
    },
    {
      name: 'price',
      label: form.price,
      choices: [
        { value: '', label: form.anyPrice },
        ...withOther(prices, draft.price, price ? upTo(lang, price, form.upTo) : ''),
      ],
    },
  ]
  return fields.filter(({ choices }) => choices.length > 1)
}

function withOther(choices: readonly Choice[], value: string, label: string): Choice[] {
  const isKnown = value === '' || value === '0' || choices.some((choice) => choice.value === value)
  return isKnown ? [...choices] : [{ value, label }, ...choices]
}

/** The destination's name in the answer. */
function nameOf(state: VacationsState, id: number, unknown: string): string {
  const found = 'found' in state ? state.found : undefined
  const name = found?.destinations.find((destination) => destination.id === id)?.name
  return name ?? (state.status === 'ready' ? unknown : '…')
}

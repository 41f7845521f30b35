import type { LinkTo, FoundProps, VacationSearchProps } from './vacation-props.ts'
import { useEffect, useId, useRef } from 'react'
import { FEATURES_PER_PAGE } from '#core/terms/directory.ts'
import type { FeatureSearchResults } from '#core/contract/enquiries.ts'
import type { VacationsQuery, VacationSort } from '#core/domain/vacations-url.ts'
import { monthText, shownRange } from '#core/text/values.ts'
import type { VacationsState, VacationsStore } from '#site/features/vacations/vacations.store.ts'
import { upTo } from './up-to.ts'
import { format } from '#core/i18n/format.ts'
import { Select } from '#site/ui/forms/Select.tsx'
import { SamplesBand, SamplesButton } from '#site/features/samples/Samples.tsx'
import { Pagination } from '#site/ui/page/Pagination.tsx'
import { plainClick } from '#site/ui/page/plain-click.ts'
import { offerCard } from '#site/ui/cards/offer-card.ts'
import { CardItem } from '#site/ui/cards/CardItem.tsx'
import { NoVacations, VacationChips, VacationPlaces } from './vacation-links.tsx'
import { Button } from '#site/ui/page/Button.tsx'

export interface ResultsProps extends VacationSearchProps {
  state: VacationsState
  store: VacationsStore
}

/** The results, or why there are none. */
export function VacationResults(props: ResultsProps) {
  const { state } = props
  if (state.status === 'idle') return null
  return <Shown {...props} state={state} />
}

type Asked = Exclude<VacationsState, { status: 'idle' }>

function Shown({ state, ...props }: ResultsProps & { state: Asked }) {
  const { lang, store } = props
  const words = props.words.results
  const { asked, found } = state
  const status = useRef<HTMLParagraphElement>(null)
  const placeNamed = placeName(asked.destination, props.destinations, found)
  const isUnknown = state.status === 'ready' && asked.destination > 0
  const place = placeNamed ?? (isUnknown ? words.unknown : undefined)
  const month = asked.month && monthText(lang, asked.month)
  const known = props.kinds.find(({ id }) => id === asked.category)?.name
  const kind = asked.category && (known ?? words.unknownKind)
  const price = asked.maxPrice && upTo(lang, asked.maxPrice, props.words.form.upTo)
  const named = { kind: kind || undefined, place, month, price }
  const forShabbat = props.forShabbat.filter(({ id }) => asked.forShabbat?.includes(id))
  const what = askedParts(asked.text, [...Object.values(named), ...forShabbat.map(({ name }) => name)], words)
  useTitle(titleText(what, words))
  // The pressed link may disappear with the next results.
  const toStatus = () => {
    status.current?.focus({ preventScroll: true })
    status.current?.closest('section')?.scrollIntoView()
  }
  const linkTo: LinkTo = (other) => ({
    href: store.urlOf(other),
    onClick: plainClick(() => {
      void store.search(other)
      toStatus()
    }),
  })
  const parts = { lang, words, asked, linkTo }
  return (
    <section className="section vacation-results" aria-labelledby="found-title" aria-busy={state.status === 'loading'}>
      <h2 id="found-title">
        <Title parts={what} words={words} />
      </h2>
      <p ref={status} role="status" tabIndex={-1} className="is-muted">
        {statusText(lang, state, words)}
      </p>
      {state.status === 'failed' && (
        <p className="cluster gap-3 button-row">
          <Button
            look="main"
            onClick={() => {
              void store.again()
              toStatus()
            }}
          >
            {words.again}
          </Button>
        </p>
      )}
      <VacationChips {...parts} {...{ named, forShabbat }} onEmpty={toStatus} />
      {found && <VacationPlaces {...parts} found={found} />}
      {found && found.total > 1 && <Sort {...{ words, asked, found, store }} />}
      {found?.features.some(({ sample }) => sample) && <SamplesBand words={props.words.samples} onHide={toStatus} />}
      {found && found.total > 0 && <Offers {...parts} found={found} />}
      {state.status === 'ready' && found?.total === 0 && <NoVacations {...parts} />}
      {props.hasSamples && found && found.page === found.pages && <SamplesButton words={props.words.samples} />}
    </section>
  )
}

type Words = VacationSearchProps['words']['results']

interface SortProps {
  words: Words
  asked: VacationsQuery
  found: FeatureSearchResults
  store: VacationsStore
}

function Sort({ words, asked: { sort, ...asked }, found: { currencies }, store }: SortProps) {
  const id = useId()
  const choices: { value: VacationSort; label: string }[] = [
    { value: 'date', label: words.soonest },
    ...(currencies.length > 0 || sort === 'price' ? [{ value: 'price' as const, label: words.cheapest }] : []),
  ]
  const isMixed = sort === 'price' && currencies.length > 1
  return (
    <div className="below-5 vacation-sort">
      <p className="field">
        <label htmlFor={id}>{words.sort}</label>
        <Select
          id={id}
          value={sort ?? ''}
          none={words.bestMatch}
          choices={choices}
          aria-describedby={isMixed ? `${id}-note` : undefined}
          onValue={(value) => {
            const chosen = choices.find((choice) => choice.value === value)
            void store.search({ ...asked, ...(chosen && { sort: chosen.value }), page: 1 })
          }}
        />
      </p>
      {isMixed && (
        <p id={`${id}-note`} className="quiet above-2">
          {format(words.mixed, { currencies: currencies.join(', ') })}
        </p>
      )}
    </div>
  )
}

function Offers({ lang, words, asked, found, linkTo }: FoundProps) {
  return (
    <>
      <ul className="cards">
        {found.features.map((offer) => (
          <CardItem key={offer.nid} card={offerCard(offer, { lang, words })} />
        ))}
      </ul>
      {found.pages > 1 && (
        <Pagination
          {...{ lang, words }}
          page={found.page}
          pages={found.pages}
          linkTo={(page) => linkTo({ ...asked, page })}
        />
      )}
    </>
  )
}

interface TitleProps {
  parts: readonly string[]
  words: Words
}

/** What was requested; each part is isolated in its own direction. */
function Title({ parts, words }: TitleProps) {
  if (parts.length === 0) return words.all
  const [before, after] = words.title.split('{{asked}}')
  return (
    <>
      {before}
      {parts.map((part, at) => (
        <span key={part}>
          {at > 0 && ' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
      {after}
    </>
  )
}

function titleText(parts: readonly string[], words: Words): string {
  if (parts.length === 0) return words.all
  return format(words.title, { asked: parts.join(' · ') })
}

function askedParts(text: string, others: readonly (string | undefined)[], words: Words): string[] {
  return [text && format(words.quoted, { text }), ...others].flatMap((part) => part || [])
}

function placeName(
  id: number,
  ...lists: [VacationSearchProps['destinations'], FeatureSearchResults | undefined]
): string | undefined {
  const [known, found] = lists
  const all = [...known, ...(found?.destinations ?? [])]
  return all.find((entry) => entry.id === id)?.name
}

/** Updates the title of the tab and the history entry. */
function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}

function statusText(lang: VacationSearchProps['lang'], state: Asked, words: Words): string {
  if (state.status === 'loading') return words.loading
  if (state.status === 'failed') return words.failed
  const { total = 0, page = 1 } = state.found ?? {}
  if (total === 0) return words.none
  return format(words.shown, shownRange(lang, { page, size: FEATURES_PER_PAGE, total }))
}

import type { OptionListName } from '#core/contract/data-files.ts'
import type { Entry } from '#core/contract/entries.ts'
import type { Origin } from '#core/domain/results/results-sorts.ts'
import type { FilterListName } from '#core/contract/options.ts'
import { widened } from '#core/domain/results/results.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { ResultsState, ResultsStore } from '#site/features/results/results.ts'
import { useWayFrom } from '#site/features/nearby/use-way-from.ts'
import { format } from '#core/i18n/format.ts'
import { sharedLine } from '#site/ui/cards/shared-line.ts'
import { kashrutLine, listingCard } from '#site/ui/cards/listing-card.ts'
import { CardItem } from '#site/ui/cards/CardItem.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { Pagination } from '#site/ui/page/Pagination.tsx'
import { plainClick } from '#site/ui/page/plain-click.ts'
import type { ResultsBarWords } from './bar-props.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { SamplesButton } from '#site/features/samples/Samples.tsx'

interface Props {
  lang: Lang
  words: ResultsBarWords
  withTown: boolean
  /** Number of those on the published page, without samples. */
  total: number
  hasSamples: boolean
  origin?: Origin | undefined
  state: ResultsState & { status: 'ready' }
  store: ResultsStore
  onPage: () => void
}

/** A page of results with pagination, and at the end of all the button for samples. */
export function ResultsList(props: Props) {
  const { words, state, store, total, hasSamples } = props
  const { results, entries } = state
  const { found, page, pages } = results
  return (
    <>
      {entries.length === 0 ? (
        // A page without listings says so above this list.
        total > 0 && <p className="notice">{words.empty}</p>
      ) : found.length === 0 ? (
        <Button look="main" onClick={() => store.choose(widened(state.choice))}>
          {words.clear}
        </Button>
      ) : (
        <FoundList {...props} />
      )}
      {hasSamples && page === pages && <SamplesButton words={words.samples} />}
    </>
  )
}

function FoundList({ lang, words, withTown, origin, state, store, onPage }: Props) {
  const { lists, results, directory } = state
  const { from } = directory
  const way = useWayFrom(lang, from, words.point.onFoot)
  const nameOf = (list: OptionListName, id: string) => {
    const { name = id, lang: other } = lists[list as FilterListName]?.find((option) => option.id === id) ?? {}
    return { text: name, lang: other }
  }
  const context = {
    lang,
    words: words.card,
    nameOf,
    withTown,
    centre: from || !origin || !words.towards ? undefined : { at: origin, towards: words.towards },
    hoursNow: { at: results.at, words: words.hours },
  }
  const shared = sharedLine(results.shown.map((entry) => kashrutLine(entry, nameOf)[0]))
  const cardOf = (entry: Entry) => {
    const card = listingCard(entry, context)
    return {
      ...card,
      lines: card.lines.filter(({ text }) => !shared || text !== shared),
      way: way(entry),
    }
  }
  return (
    <>
      {shared && (
        <p className="fine row baseline gap-2 below-3 results-shared">
          <Icon name="info" />
          {format(words.unlessStated, { kashrut: shared })}
        </p>
      )}
      <ul className="cards">
        {results.shown.map((entry) => (
          <CardItem key={entry.tnid} level={2} card={cardOf(entry)} />
        ))}
      </ul>
      {results.pages > 1 && (
        <Pagination
          {...{ lang, words }}
          page={results.page}
          pages={results.pages}
          linkTo={(page) => linkOf({ state, store, onPage }, page)}
        />
      )}
      {results.shown.some(({ paid }) => paid) && <p className="fine">{words.card.featuredWhy}</p>}
    </>
  )
}

/** Props of a page link. */
function linkOf({ state, store, onPage }: Pick<Props, 'state' | 'store' | 'onPage'>, page: number) {
  const choice = { ...state.choice, page }
  return {
    href: store.urlOf(choice),
    onClick: plainClick(() => {
      store.choose(choice)
      onPage()
    }),
  }
}

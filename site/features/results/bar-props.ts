import type { Texts } from '#core/i18n/messages.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import type { Origin } from '#core/domain/results/results-sorts.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { ResultsState, ResultsStore } from '#site/features/results/results.ts'
import type { Chip } from '#site/ui/page/Chips.tsx'
import type { OpenWords } from '#core/text/hours-text.ts'
import type { CardWords, Centre } from '#site/ui/cards/listing-card.ts'
import type { SamplesWords } from '#site/features/samples/Samples.tsx'
import type { PointListWords } from '#site/ui/cards/card-words.page.ts'

/** What a page of results is about, and where its results are without that. */
export interface About {
  type: Chip
  place?: Chip | undefined
}

export interface ResultsBarProps {
  lang: Lang
  dtype: DirectoryType
  locId: number
  /** Path of the first page. */
  path: string
  /** Heading of the page. */
  title: string
  page: number
  /** Without samples. */
  total: number
  hasSamples: boolean
  hasPaid: boolean
  hasRated: boolean
  /** Where distances are measured from; countries have no such point. */
  origin?: Origin | undefined
  /** Key of the place's drawing, before there is a map. */
  picture: string
  /** Where the page's places are on it, in its pixels, and which of the list they are. */
  dots: readonly (readonly [x: number, y: number, number: number])[]
  about: About
  /** Whether cards name the town. */
  withTown: boolean
  words: ResultsBarWords
}

export interface PartProps extends ResultsBarProps {
  state: ResultsState
  store: ResultsStore
}

export type ResultsBarWords = Texts<'places.filters'> &
  Readonly<Record<'shown' | 'pages' | 'page' | 'previous' | 'next' | 'unlessStated' | 'drawn', string>> & {
    readonly card: CardWords
    /** How many of the type there are, in the plural forms of the language. */
    readonly counted: Readonly<Record<'count_other', string>>
    /** Where nothing is listed. */
    readonly empty: string
    readonly samples: SamplesWords
    readonly towards?: Centre['towards'] | undefined
    readonly hours: OpenWords
    readonly point: PointListWords
  }

import type { DirectoryType } from '#core/contract/directory.ts'
import type { Origin } from '#core/domain/results-sorts.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { ResultsState, ResultsStore } from '#site/stores/results/results.ts'
import type { About } from './chosen-chips.ts'
import type { ResultsBarWords } from './results-words.ts'

export interface ResultsBarProps {
  lang: Lang
  dtype: DirectoryType
  locId: number
  /** Path of the first page. */
  path: string
  /** Heading of the page. */
  title: string
  page: number
  total: number
  /** How many of them are samples. */
  samples: number
  hasPaid: boolean
  hasRated: boolean
  /** Where distances are measured from; countries have no such point. */
  origin?: Origin | undefined
  /** Key of the place's drawing, before there is a map. */
  picture: string
  about: About
  /** Whether cards name the town. */
  withTown: boolean
  words: ResultsBarWords
}

export interface PartProps extends ResultsBarProps {
  state: ResultsState
  store: ResultsStore
}

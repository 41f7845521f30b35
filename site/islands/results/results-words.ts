import type { ResultsWords } from '#core/i18n/words.ts'
import type { OpenWords } from '#core/i18n/hours-text.ts'
import type { CardWords, Centre } from '#site/components/cards/listing-card.ts'
import type { PointListWords } from '#site/components/cards/card-words.ts'

export type ResultsBarWords = ResultsWords &
  Readonly<Record<'shown' | 'pages' | 'page' | 'previous' | 'next', string>> & {
    readonly card: CardWords
    readonly towards?: Centre['towards'] | undefined
    readonly hours: OpenWords
    readonly point: PointListWords
  }

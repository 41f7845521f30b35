import type { Texts } from '#core/i18n/messages.ts'
import type { MouseEvent } from 'react'
import type { VacationsQuery } from '#core/domain/vacations-url.ts'
import type { FeatureSearchResults } from '#core/contract/enquiries.ts'
import type { Money } from '#core/domain/vacations-url.ts'
import type { StayOption } from '#core/terms/stay-options.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { SamplesWords } from '#site/features/samples/Samples.tsx'
import type { OfferWords } from '#site/ui/cards/offer-card.ts'

export interface VacationSearchProps {
  id: string
  lang: Lang
  /** The form's action without JavaScript. */
  action: string
  destinations: readonly { id: number; name: string }[]
  /** The categories of offers. */
  kinds: readonly { id: number; name: string }[]
  /** Those in which offers begin, 'YYYY-MM'. */
  months: readonly string[]
  /** Highest prices to choose from. */
  prices: readonly Money[]
  /** What places where offers are held may have for Shabbat, and whether an offer's has. */
  forShabbat: readonly { id: StayOption; name: string; isOffered: boolean }[]
  hasSamples: boolean
  words: {
    samples: SamplesWords
    form: Texts<'travel.vacations'>['form'] & Readonly<Record<'forShabbat', string>>
    results: Texts<'travel.vacations'>['results'] &
      OfferWords &
      Readonly<Record<'page' | 'previous' | 'next' | 'chosen' | 'remove', string>>
  }
}

export interface FoundProps {
  lang: VacationSearchProps['lang']
  words: VacationSearchProps['words']['results']
  asked: VacationsQuery
  found: FeatureSearchResults
  linkTo: LinkTo
}

/** Props of a link to another search on the same page. */
export type LinkTo = (asked: VacationsQuery) => {
  href: string
  onClick: (event: MouseEvent) => void
}

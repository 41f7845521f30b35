import type { Texts } from '#core/i18n/messages.ts'
import type { OptionListName } from '#core/contract/data-files.ts'
import type { Name } from '#site/ui/cards/listing-card.ts'
import type { AlternativesWords } from '#site/ui/blocks/alternatives-lines.ts'
import type { OpenWords } from '#core/text/hours-text.ts'

/** Messages of what is within a Shabbat walk. */
export type WalkWords = Texts<'places.nearby'>['walk'] &
  Readonly<Record<'copyLink' | 'copied' | 'copyFailed' | 'print', string>>

export type WalkBoardWords = BoardWords & { readonly walk: WalkWords }

/** What comes from elsewhere than the messages of the page. */
export interface NearbyOwnWords {
  /** What stands for the name of a pin. */
  readonly pin: string
  readonly hours: OpenWords
  /** '{{count}} min on foot'. */
  readonly onFoot: string
  /** Names of types, by their ids. */
  readonly typeNames: Readonly<Record<number, string>>
  /** Names of options, by list and id. */
  readonly options: Readonly<Partial<Record<OptionListName, Readonly<Record<string, Name>>>>>
}

export type BoardWords = Texts<'places.nearby'>['page'] &
  NearbyOwnWords &
  Readonly<Record<'nearby' | 'sampleListing' | 'uncheckedNote' | 'nearbyFailed' | 'nearbyNone' | 'away', string>> & {
    readonly alternatives: AlternativesWords
  }

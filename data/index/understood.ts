import type { DirectoryType } from '#core/terms/directory.ts'
import type { FilterListName } from '#core/contract/options.ts'
import type { NamedFestival } from '#core/domain/festival-names.ts'
import type { FoundPlace } from '#core/contract/places.ts'
import type { Match } from './search.ts'

/** What a search asks for: any of them may be missing. */
export interface Understood {
  /** 0 for vacations. */
  type?: DirectoryType | 0
  /** Options of the type's filters. */
  options: Partial<Record<FilterListName, string[]>>
  times: boolean
  /** Near the place; without one, near the visitor. */
  near: boolean
  festival?: NamedFestival
  /** Places that were meant, likeliest first. */
  places: FoundPlace[]
  /** How well the text names the first of them. */
  match?: Match
  /** Ids of listings with these words in their names, likeliest first. */
  listings: number[]
  /** Whether a listing is meant rather than a place or a kind. */
  isListing: boolean
  /** Whether one has all words in its name, whatever is meant. */
  isName: boolean
  /** Whether any words were read as something other than the name of a listing. */
  isRead: boolean
  /** Whether no word is left that stands for nothing known. */
  isExplained: boolean
  /** Whether it was read as other words than were typed: did you mean? */
  isGuess: boolean
}

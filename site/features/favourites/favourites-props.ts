import type { Texts } from '#core/i18n/messages.ts'
import type { Entry } from '#core/contract/entries.ts'
import type { FavouritesStore } from '#site/features/favourites/favourites.ts'

export interface FavouritesProps {
  words: Texts<'accounts.saved'>
  store: FavouritesStore
}

export interface ExampleProps {
  /** A list that somebody could have saved; absent where there is too little for one. */
  example?: { title: string; entries: readonly Entry[] } | undefined
}

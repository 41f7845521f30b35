import type { Texts } from '#core/i18n/messages.ts'
import type { FavouritesStore } from '#site/features/favourites/favourites.ts'

export interface FavouritesProps {
  words: Texts<'accounts.saved'>
  store: FavouritesStore
}

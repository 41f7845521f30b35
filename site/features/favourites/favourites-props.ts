import type { SavedWords } from '#core/i18n/words.ts'
import type { FavouritesStore } from '#site/features/favourites/favourites.ts'

export interface FavouritesProps {
  words: SavedWords
  store: FavouritesStore
}

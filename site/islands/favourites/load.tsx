import { pageLang } from '#site/stores/page/page-lang.ts'
import { loadTypeNames } from '#site/stores/page/type-names.ts'
import { loadSavedWords } from '#site/stores/favourites/saved-words.ts'
import { FavouritesPage } from './FavouritesPage.tsx'

/** The page with its messages. */
export async function loadFavouritesPage() {
  const [words] = await Promise.all([loadSavedWords(pageLang()), loadTypeNames(pageLang())])
  return { default: () => <FavouritesPage words={words} /> }
}

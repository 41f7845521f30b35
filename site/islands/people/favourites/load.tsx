import { pageLang } from '#site/stores/page-lang.ts'
import { loadSavedWords } from '#site/stores/saved-words.ts'
import { FavouritesPage } from './FavouritesPage.tsx'

/** The page with the words of its language. */
export async function loadFavouritesPage() {
  const words = await loadSavedWords(pageLang())
  return { default: () => <FavouritesPage words={words} /> }
}

import { loadFromWords } from '#site/stores/nearby/from-words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { loadTypeNames } from '#site/stores/page/type-names.ts'
import { loadSavedWords } from '#site/stores/favourites/saved-words.ts'
import { sharedKey } from '#site/stores/favourites/named-lists.ts'
import { SharedPage } from './SharedPage.tsx'
import { FavouritesPage } from './FavouritesPage.tsx'

/** The page with its messages. */
export async function loadFavouritesPage() {
  const [words] = await Promise.all([loadSavedWords(pageLang()), loadTypeNames(pageLang()), loadFromWords(pageLang())])
  const key = sharedKey(location)
  const heading = document.querySelector('h1')
  if (key && heading) heading.textContent = words.sharedTitle
  return () => (key ? <SharedPage share={key} words={words} /> : <FavouritesPage words={words} />)
}

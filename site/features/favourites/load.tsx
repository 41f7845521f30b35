import { loadFromWords } from '#site/features/nearby/from-words.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { loadTypeNames } from '#site/ui/page/type-names.ts'
import { loadSavedWords } from '#site/features/favourites/saved-words.ts'
import { sharedKey } from '#site/features/favourites/named-lists.ts'
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

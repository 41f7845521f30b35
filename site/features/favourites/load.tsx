import { loadMessages } from '#site/ui/page/messages.ts'
import { loadFromWords } from '#site/features/nearby/from-words.ts'
import { sharedKey } from '#site/features/favourites/named-lists.ts'
import { SharedPage } from './SharedPage.tsx'
import { FavouritesPage } from './FavouritesPage.tsx'

/** The page with its messages. */
export async function loadFavouritesPage() {
  const [words] = await Promise.all([loadMessages('accounts.saved'), loadMessages('common.typeNames'), loadFromWords()])
  const key = sharedKey(location)
  const heading = document.querySelector('h1')
  if (key && heading) heading.textContent = words.sharedTitle
  return () => (key ? <SharedPage share={key} words={words} /> : <FavouritesPage words={words} />)
}

import type { ExampleProps } from './favourites-props.ts'
import { appPage } from '#site/ui/page/app-page.ts'
import { loadMessages } from '#site/ui/page/messages.ts'
import { loadFromWords } from '#site/features/nearby/from-words.ts'
import { sharedKey } from '#site/features/favourites/named-lists.ts'

/** What a visitor has saved, or a list that somebody shares. */
export const FavouritesIsland = appPage<ExampleProps>(async () => {
  const [words, { SharedPage }, { FavouritesPage }] = await Promise.all([
    loadMessages('accounts.saved'),
    import('./SharedPage.tsx'),
    import('./FavouritesPage.tsx'),
    loadMessages('common.typeNames'),
    loadFromWords(),
  ])
  const key = sharedKey(location)
  const heading = document.querySelector('h1')
  if (key && heading) heading.textContent = words.sharedTitle
  return ({ example }) =>
    key ? <SharedPage share={key} words={words} /> : <FavouritesPage words={words} example={example} />
})

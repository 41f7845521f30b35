import { hydrateRoot } from 'react-dom/client'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { headerSearchProps } from '#site/ui/search/search-words.ts'
import { loadMessages } from '#site/ui/page/messages.ts'
import { PlaceSearch } from './PlaceSearch.tsx'

/** With its messages loaded, makes the search in the header interactive. */
export async function hydrateHeaderSearch(panel: Element): Promise<void> {
  const sections = [loadMessages('common.search'), loadMessages('travel.vacations')] as const
  const props = headerSearchProps(pageLang(), ...(await Promise.all(sections)))
  hydrateRoot(panel, <PlaceSearch {...props} />)
  // What was typed is entered again.
  panel.dispatchEvent(new CustomEvent('astro:hydrate'))
}

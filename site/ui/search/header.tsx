import { hydrateRoot } from 'react-dom/client'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { loadHeaderSearch } from '#site/ui/search/search-words.ts'
import { PlaceSearch } from './PlaceSearch.tsx'

/** With its messages loaded, makes the search in the header interactive. */
export async function headerSearch(panel: Element): Promise<() => Promise<void>> {
  const props = await loadHeaderSearch(pageLang())
  return async () => {
    hydrateRoot(panel, <PlaceSearch {...props} />)
    // What was typed is entered again.
    panel.dispatchEvent(new CustomEvent('astro:hydrate'))
  }
}

import type { FilterListName } from '#core/contract/options.ts'
import { toggled } from '#core/domain/results.ts'
import type { ResultsState, ResultsStore } from '#site/stores/results/results.ts'
import type { Chip } from '../page/Chips.tsx'
import { plainClick } from '../page/plain-click.ts'

/** What a page of results is about, and where its results are without that. */
export interface About {
  type: Chip
  place?: Chip | undefined
}

/** What the results are narrowed down to, once a filter is chosen: the type, the options, the place. */
export function chosenChips({ type, place }: About, state: ResultsState, store: ResultsStore): Chip[] {
  if (state.status !== 'ready') return []
  const { choice, lists } = state
  const options = Object.entries(choice.filters).flatMap(([key, ids]) => {
    const list = key as FilterListName
    return ids.map((id): Chip => {
      const without = { ...toggled(choice, list, id), page: 1 }
      const name = lists[list]?.find((option) => option.id === id)?.name ?? id
      return {
        id: `${list}-${id}`,
        name,
        href: store.urlOf(without),
        onClick: plainClick(() => store.choose(without)),
      }
    })
  })
  // Elsewhere, the same options are of use.
  const query = new URL(store.urlOf({ ...choice, page: 1 }), location.origin).search
  const there = place && { ...place, href: place.href + query }
  return options.length > 0 ? [type, ...options, ...(there ? [there] : [])] : []
}

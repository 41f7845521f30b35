import type { FilterListName } from '#core/contract/options.ts'
import { toggled, type Choice } from '#core/domain/results.ts'
import type { ResultsState, ResultsStore } from '#site/stores/results/results.ts'
import type { Chip } from '../page/Chips.tsx'
import { plainClick } from '../page/plain-click.ts'

/** What a page of results is about, and where its results are without that. */
export interface About {
  type: Chip
  place?: Chip | undefined
}

interface Chosen {
  state: ResultsState
  store: ResultsStore
  /** The chip of a part of the map. */
  area: string
}

/** What the results are narrowed down to, once a filter or a part of the map is chosen: the type, these, the place. */
export function chosenChips({ type, place }: About, { state, store, area }: Chosen): Chip[] {
  if (state.status !== 'ready') return []
  const { choice, lists } = state
  const options = Object.entries(choice.filters).flatMap(([key, ids]) => {
    const list = key as FilterListName
    return ids.map((id) => {
      const name = lists[list]?.find((option) => option.id === id)?.name ?? id
      return chipOf(store, { id: `${list}-${id}`, name }, toggled(choice, list, id))
    })
  })
  if (choice.area) options.push(chipOf(store, { id: 'area', name: area }, { ...choice, area: undefined }))
  // Elsewhere, the same options are of use.
  const query = new URL(store.urlOf({ ...choice, area: undefined, page: 1 }), location.origin).search
  const there = place && { ...place, href: place.href + query }
  return options.length > 0 ? [type, ...options, ...(there ? [there] : [])] : []
}

function chipOf(store: ResultsStore, chip: Pick<Chip, 'id' | 'name'>, choice: Choice): Chip {
  const without = { ...choice, page: 1 }
  return { ...chip, href: store.urlOf(without), onClick: plainClick(() => store.choose(without)) }
}

import { isOpenTime, type OpenOn } from '#core/domain/hours/open-in.ts'
import { toggled, widened, type Choice, type FilterName } from '#core/domain/results/results.ts'
import { localDayText } from '#core/domain/times/dates.ts'
import { format } from '#core/i18n/format.ts'
import { reachText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { ResultsState, ResultsStore } from '#site/features/results/results.ts'
import type { Chip } from '#site/ui/page/Chips.tsx'
import { plainClick } from '#site/ui/page/plain-click.ts'
import type { About, ResultsBarWords } from './bar-props.ts'

/** What the results are narrowed down to, once a filter or a part of the map is chosen: the type, these, the place. */
export function chosenChips(
  { about: { type, place }, words, lang }: { about: About; words: ResultsBarWords; lang: Lang },
  state: ResultsState,
  store: ResultsStore,
): Chip[] {
  if (state.status !== 'ready') return []
  const { choice, lists } = state
  const chipOf = (id: string, name: Pick<Chip, 'name' | 'lang'>, without: Choice): Chip => ({
    id,
    ...name,
    href: store.urlOf(without),
    onClick: plainClick(() => store.choose(without)),
  })
  const options = Object.entries(choice.filters).flatMap(([key, ids]) => {
    const list = key as FilterName
    return ids.map((id) => {
      const { name = id, lang: other } = lists[list]?.find((option) => option.id === id) ?? {}
      return chipOf(`${list}-${id}`, { name, lang: other }, { ...toggled(choice, list, id), page: 1 })
    })
  })
  const { open, orUnknown } = choice
  if (open) {
    const when = openName(open, words, lang)
    const name = orUnknown ? format(words.open.orUnknown, { open: when }) : when
    options.push(chipOf('open', { name }, { ...choice, open: undefined, orUnknown: undefined, page: 1 }))
  }
  const { within } = choice
  if (within) {
    const reach = format(words.point.within, { distance: reachText(lang, within) })
    options.push(chipOf('within', { name: reach }, { ...choice, within: undefined, page: 1 }))
  }
  const name = choice.name?.trim()
  if (name) options.push(chipOf('name', { name }, { ...choice, name: undefined, page: 1 }))
  if (choice.area) options.push(chipOf('area', { name: words.area }, { ...choice, area: undefined, page: 1 }))
  // Elsewhere, the same options are of use.
  const query = new URL(store.urlOf({ ...choice, area: undefined, page: 1 }), location.origin).search
  const there = place && { ...place, href: place.href + query }
  return options.length > 0 ? [type, ...options, ...(there ? [there] : [])] : []
}

/** Leads to all results. */
export function clearChip({ choice }: ResultsState, store: ResultsStore, words: ResultsBarWords) {
  const all = widened(choice)
  return { name: words.clearAll, href: store.urlOf(all), onClick: plainClick(() => store.choose(all)) }
}

/** 'Open now', 'Open on Tue, 1 Dec'. */
function openName(open: OpenOn, { open: words }: ResultsBarWords, lang: Lang): string {
  return isOpenTime(open) ? words[open] : format(words.onDay, { day: localDayText(lang, open, 'short') })
}

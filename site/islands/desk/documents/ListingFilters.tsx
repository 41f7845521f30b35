import type { Facet, Facets } from '#core/contract/desk-filters.ts'
import { FILTER_NAMES, type FilterName } from '#core/domain/desk-kinds.ts'
import { textIn } from '#core/domain/localized.ts'
import { fill } from '#core/i18n/fill.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import type { ListFilter } from '#site/stores/desk/documents-address.ts'
import { documentsWordsNow } from '#site/stores/desk/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { Select } from '../../forms/Select.tsx'
import { typeName } from '../parts.tsx'
import { Button } from '../../page/Button.tsx'

interface Props {
  filter: ListFilter
  /** Undefined until the first response. */
  facets: Facets | undefined
  onChoose: (filter: ListFilter) => void
}

/** The filters of listings, each with how many its values would leave. */
export function ListingFilters({ filter, facets, onChoose }: Props) {
  const { filter: words } = documentsWordsNow()
  const isChosen = Object.keys(filter).length > 0
  return (
    <div className="stack across gap-3 ends docs-filters" role="group" aria-label={words.title}>
      {FILTER_NAMES.map((name) => (
        <div key={name} className="field">
          <label htmlFor={`filter-${name}`}>{words.names[name]}</label>
          <Select
            id={`filter-${name}`}
            value={filter[name] ?? ''}
            none={words.any}
            choices={(facets?.[name] ?? []).map((facet) => ({ value: facet.value, label: labelOf(name, facet) }))}
            onValue={(value) => onChoose({ ...filter, [name]: value })}
          />
        </div>
      ))}
      {isChosen && (
        <Button look="link" onClick={() => onChoose({})}>
          {words.clear}
        </Button>
      )}
    </div>
  )
}

function labelOf(name: FilterName, facet: Facet): string {
  const { filter: words } = documentsWordsNow()
  return fill(words.counted, { name: valueName(name, facet), count: facet.count.toLocaleString(pageLang()) })
}

/** A value of a filter in words. */
function valueName(name: FilterName, { value, name: own }: Facet): string {
  const { filter: words } = documentsWordsNow()
  if (own) return textIn(pageLang(), own)
  if (name === 'dtype') return typeName(Number(value))
  if (name === 'lacks') return LANGUAGES[value as Lang].name
  if (name === 'state') return words.states[value as keyof typeof words.states] ?? value
  if (name === 'sample') return value === 'true' ? words.samples : words.real
  return name === 'source' && value === 'none' ? words.noSource : value
}

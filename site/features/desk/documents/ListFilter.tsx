import { t } from '#site/ui/page/messages.ts'
import { useEffect, useId, useState } from 'react'
import { DOCUMENT_KINDS, type DocumentKind, FILTER_NAMES, type FilterName } from '#core/terms/desk-kinds.ts'
import { goTo } from '#site/features/desk/address.ts'
import { listPlace, type ListView, type ListFilter } from '#site/features/desk/documents/documents-address.ts'
import type { Facets, Facet } from '#core/contract/desk-filters.ts'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { textIn } from '#core/terms/localized.ts'
import { format } from '#core/i18n/format.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { typeName } from '../parts.tsx'
import { Button } from '#site/ui/page/Button.tsx'

/** After the last keystroke, in milliseconds. */
const PAUSE = 250

/** Kind and search text; the address follows. */
export function ListFilter({ view, facets }: { view: ListView; facets: Facets | undefined }) {
  const { list: words, kinds } = t('desk.documents')
  const id = useId()
  const [text, setText] = useTypedText(view)
  const show = (next: Partial<ListView>) => goTo(listPlace({ ...view, from: 0, ...next }))
  return (
    <search className="stack gap-3 ends desk-filter docs-filter">
      <LooseFields id={id}>
        <SelectField
          name="kind"
          label={words.kind}
          value={view.kind}
          choices={DOCUMENT_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
          onValue={(kind) => show({ kind: kind as DocumentKind, text: '', filter: {} })}
        />
      </LooseFields>
      <div className="field">
        <label htmlFor={`${id}-text`}>{words.search}</label>
        <input
          id={`${id}-text`}
          type="search"
          dir="auto"
          maxLength={100}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p id={`${id}-hint`} className="visually-hidden">
          {words.searchHint}
        </p>
      </div>
      <label className="row docs-choice">
        <input
          type="checkbox"
          checked={view.deleted}
          onChange={({ currentTarget }) => show({ deleted: currentTarget.checked })}
        />
        {words.deleted}
      </label>
      {view.kind === 'listings' && (
        <ListingFilters filter={view.filter} facets={facets} onChoose={(filter) => show({ filter })} />
      )}
    </search>
  )
}

/** The text of the field; the address follows shortly after the last keystroke. */
function useTypedText(view: ListView) {
  const [text, setText] = useState(view.text)
  const [last, setLast] = useState(view.text)
  if (last !== view.text) {
    // Something else changed the address.
    setLast(view.text)
    if (text.trim() !== view.text) setText(view.text)
  }
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === view.text) return
    const timer = setTimeout(() => goTo(listPlace({ ...view, text: wanted, from: 0 }), { replace: true }), PAUSE)
    return () => clearTimeout(timer)
  }, [text, view])
  return [text, setText] as const
}

interface Props {
  filter: ListFilter
  /** Undefined until the first response. */
  facets: Facets | undefined
  onChoose: (filter: ListFilter) => void
}

/** The filters of listings, each with how many its values would leave. */
function ListingFilters({ filter, facets, onChoose }: Props) {
  const { filter: words } = t('desk.documents')
  const isChosen = Object.keys(filter).length > 0
  return (
    <div className="stack across gap-3 ends docs-filters" role="group" aria-label={words.title}>
      <LooseFields id="filter">
        {FILTER_NAMES.map((name) => (
          <SelectField
            key={name}
            name={name}
            label={words.names[name]}
            value={filter[name] ?? ''}
            none={words.any}
            choices={(facets?.[name] ?? []).map((facet) => ({ value: facet.value, label: labelOf(name, facet) }))}
            onValue={(value) => onChoose({ ...filter, [name]: value })}
          />
        ))}
      </LooseFields>
      {isChosen && (
        <Button look="link" onClick={() => onChoose({})}>
          {words.clear}
        </Button>
      )}
    </div>
  )
}

function labelOf(name: FilterName, facet: Facet): string {
  const { filter: words } = t('desk.documents')
  return format(words.counted, { name: valueName(name, facet), count: facet.count.toLocaleString(pageLang()) })
}

/** A value of a filter in words. */
function valueName(name: FilterName, { value, name: own }: Facet): string {
  const { filter: words } = t('desk.documents')
  if (own) return textIn(pageLang(), own)
  if (name === 'dtype') return typeName(Number(value))
  if (name === 'lacks') return LANGUAGES[value as Lang].name
  if (name === 'state') return words.states[value as keyof typeof words.states] ?? value
  if (name === 'sample') return value === 'true' ? words.samples : words.real
  return name === 'source' && value === 'none' ? words.noSource : value
}

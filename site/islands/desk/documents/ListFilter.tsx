import { useEffect, useId, useState } from 'react'
import { DOCUMENT_KINDS, type DocumentKind } from '#core/domain/desk-kinds.ts'
import { goTo } from '#site/stores/desk/address.ts'
import { listPlace, type ListView } from '#site/stores/desk/documents-address.ts'
import type { Facets } from '#core/contract/desk-filters.ts'
import { Select } from '../../forms/Select.tsx'
import { ListingFilters } from './ListingFilters.tsx'
import { documentsWordsNow } from '#site/stores/desk/words.ts'

/** After the last keystroke, in milliseconds. */
const PAUSE = 250

/** Kind and search text; the address follows. */
export function ListFilter({ view, facets }: { view: ListView; facets: Facets | undefined }) {
  const { list: words, kinds } = documentsWordsNow()
  const id = useId()
  const [text, setText] = useTypedText(view)
  const show = (next: Partial<ListView>) => goTo(listPlace({ ...view, from: 0, ...next }))
  return (
    <search className="stack gap-3 ends desk-filter docs-filter">
      <div className="field">
        <label htmlFor={`${id}-kind`}>{words.kind}</label>
        <Select
          id={`${id}-kind`}
          value={view.kind}
          choices={DOCUMENT_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
          onValue={(kind) => show({ kind: kind as DocumentKind, text: '', filter: {} })}
        />
      </div>
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

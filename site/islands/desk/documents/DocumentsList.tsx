import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { DocumentList } from '#core/contract/desk-documents.ts'
import { formHref, isFixedKind, type ListView } from '#site/stores/desk/documents-address.ts'
import { createSelection, isChosen } from '#site/stores/desk/bulk-selection.ts'
import { $entry, isTranslator } from '#site/stores/desk/entry.ts'
import { createDocumentsList } from '#site/stores/desk/documents-list.ts'
import { fill } from '#core/i18n/fill.ts'
import { Icon } from '../../page/Icon.tsx'
import { Failed } from '../Failed.tsx'
import { useDesk } from '../use-desk.ts'
import { BulkBar } from './bulk/BulkBar.tsx'
import { DocumentLine } from './DocumentLine.tsx'
import { ListFilter } from './ListFilter.tsx'
import { WorkList } from './WorkList.tsx'
import { Pager } from './Pager.tsx'
import { documentsWordsNow } from '#site/stores/desk/words.ts'

/** The documents of a kind, searchable by name or id. */
export function DocumentsList({ view }: { view: ListView }) {
  const [store] = useState(createDocumentsList)
  const { status, list } = useStore(store.$state)
  const { list: words, kinds } = documentsWordsNow()
  const { kind, text, deleted, from } = view
  const mayCreate = !isTranslator(useStore($entry))
  const filters = JSON.stringify(view.filter)
  // What is done or undone, here or in the line of actions, changes what is listed.
  const done = useStore(useDesk().acts.$acts)[0]?.audit
  useEffect(() => {
    const filter = JSON.parse(filters) as ListView['filter']
    void store.load({ view: 'list', kind, text, deleted, from, filter })
  }, [store, kind, text, deleted, from, filters, done])
  const [selection] = useState(createSelection)
  // What is chosen among others is not meant any more.
  useEffect(() => selection.none(), [selection, kind, text, deleted, filters])
  const chosen = useStore(selection.$chosen)
  const mayChoose = kind === 'listings' && !deleted && mayCreate
  const choiceOf = (id: string) =>
    mayChoose
      ? { isChosen: isChosen(chosen, id), isFixed: chosen.isAll, onToggle: () => selection.toggle(id) }
      : undefined
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className="stack docs" role="presentation" onKeyDown={(event) => moveThrough(event, box.current)}>
      <div className="cluster gap-3 apart">
        <h2>{kinds[kind]}</h2>
        {!isFixedKind(kind) && mayCreate && (
          <a className="button" href={formHref({ kind, id: undefined })}>
            <Icon name="plus" />
            {words.create}
          </a>
        )}
      </div>
      {kind === 'listings' && <WorkList facets={list?.facets} />}
      <ListFilter view={view} facets={list?.facets} />
      {status === 'failed' && <Failed text={words.failed} onAgain={() => void store.load(view)} />}
      <p className="visually-hidden" role="status">
        {status === 'ready' && list && sayFound(list, words)}
      </p>
      {list && (
        <div className="stack docs-found" aria-busy={status === 'loading'}>
          {mayChoose && <BulkBar {...{ view, list, selection }} />}
          {list.documents.length === 0 ? (
            <p className="desk-empty">{words.none}</p>
          ) : (
            <ul className="docs-list">
              {list.documents.map((line) => (
                <DocumentLine key={line.id} {...{ kind, line }} choice={choiceOf(line.id)} />
              ))}
            </ul>
          )}
          <Pager view={view} total={list.total} />
        </div>
      )}
    </div>
  )
}

const sayFound = ({ total }: DocumentList, { found, none }: { found: string; none: string }): string =>
  total === 0 ? none : fill(found, { count: String(total) })

/** Arrow keys move from the search field into the list, through it and back. */
function moveThrough(event: KeyboardEvent<HTMLElement>, box: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const target = event.target as HTMLElement
  if (!step || !box || target.matches('select')) return
  const stops = [...box.querySelectorAll<HTMLElement>('input[type=search], .docs-list a')]
  const at = stops.indexOf(target)
  const next = at < 0 ? undefined : stops[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { DocumentList } from '#core/contract/desk-documents.ts'
import {
  formHref,
  isFixedKind,
  type ListView,
  listPlace,
  PAGE_SIZE,
} from '#site/features/desk/documents/documents-address.ts'
import { createSelection, isChosen } from '#site/features/desk/documents/bulk.ts'
import { $entry, isTranslator } from '#site/features/desk/log/entry.ts'
import { createDocumentsList } from '#site/features/desk/documents/documents-list.ts'
import { format } from '#core/i18n/format.ts'
import { shownRange } from '#core/text/values.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { Failed } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'
import { BulkBar } from './BulkBar.tsx'
import { DocumentLine } from './DocumentLine.tsx'
import { ListFilter } from './ListFilter.tsx'
import type { Facets, ListingState } from '#core/contract/desk-filters.ts'
import { deskHref, type AddressParts } from '#site/features/desk/address.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Pagination } from '#site/ui/page/Pagination.tsx'

/** The documents of a kind, searchable by name or id. */
export function DocumentsList({ view }: { view: ListView }) {
  const [store] = useState(createDocumentsList)
  const answer = useStore(store.$answer)
  const list = answer.status === 'ready' ? answer.list : undefined
  const { list: words, kinds } = t('desk.documents')
  const { kind, deleted } = view
  const mayCreate = !isTranslator(useStore($entry))
  // What is done or undone, here or in the line of actions, changes what is listed.
  const done = useStore(useDesk().acts.$acts)[0]?.audit
  const asked = JSON.stringify({ ...view, done })
  const isAnswered = answer.status === 'ready' && answer.asked === asked
  useEffect(() => void store.load({ ...(JSON.parse(asked) as ListView), asked }), [store, asked])
  const [selection] = useState(createSelection)
  // What is chosen among others is not meant any more.
  const found = JSON.stringify({ ...view, from: 0 })
  useEffect(() => selection.none(), [selection, found])
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
      {answer.status === 'failed' && <Failed text={words.failed} onAgain={() => void store.load({ ...view, asked })} />}
      <p className="visually-hidden" role="status">
        {isAnswered && sayFound(answer.list, words)}
      </p>
      {list && (
        <div className="stack docs-found" aria-busy={!isAnswered}>
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
  total === 0 ? none : format(found, { count: String(total) })

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

interface Task {
  name: string
  /** Undefined until it is known. */
  count: number | undefined
  place: AddressParts
}

/** States worth a task of their own, the most urgent first. */
const STATES: readonly ListingState[] = ['vanished', 'withdrawn', 'stale', 'unconfirmed', 'approximate', 'noPhotograph']

/** What wants an editor, with the number of each and a link to it. */
function WorkList({ facets }: { facets: Facets | undefined }) {
  const { filter: words } = t('desk.documents')
  const tasks = useTasks(facets).filter(({ count }) => count !== 0)
  return (
    <nav className="chips desk-chips" aria-label={words.work}>
      <ul>
        {tasks.map(({ name, count, place }) => (
          <li key={name}>
            <a href={deskHref(place)}>
              {name} {count !== undefined && <span className="count">{count.toLocaleString(pageLang())}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useTasks(facets: Facets | undefined): Task[] {
  const { facts } = useDesk()
  const { filter: words } = t('desk.documents')
  const { kinds, facts: kashrut } = t('desk.page')
  const entry = useStore($entry)
  const { soon } = useStore(facts.$counts)
  const reports = entry.status === 'open' ? entry.counts.report : undefined
  const stateTasks = STATES.map((state) => ({
    name: words.states[state],
    count: facets && (facets.state.find(({ value }) => value === state)?.count ?? 0),
    place: { tab: 'documents' as const, rest: 'listings', query: { state } },
  }))
  return [
    { name: kinds.report, count: reports, place: { tab: 'queue', query: { kind: 'report' } } },
    { name: kashrut.soon, count: soon, place: { tab: 'kashrut' } },
    ...stateTasks,
  ]
}

/** The current part of a list, and links to the others. */
function Pager({ view, total }: { view: ListView; total: number }) {
  const { list: words } = t('desk.documents')
  const { from } = view
  if (total <= PAGE_SIZE && from === 0) return null
  const lang = pageLang()
  const page = Math.floor(from / PAGE_SIZE) + 1
  const part = shownRange(lang, { page, size: PAGE_SIZE, total })
  return (
    <Pagination
      {...{ lang, words, page }}
      pages={Math.ceil(total / PAGE_SIZE)}
      linkTo={(to) => ({ href: deskHref(listPlace({ ...view, from: (to - 1) * PAGE_SIZE })) })}
    >
      <span>{format(words.part, { ...part, count: part.total })}</span>
    </Pagination>
  )
}

import { useStore } from '@nanostores/react'
import type { Facets, ListingState } from '#core/contract/desk-filters.ts'
import { deskHref, type AddressParts } from '#site/stores/desk/address.ts'
import { deskWordsNow, documentsWordsNow } from '#site/stores/desk/words.ts'
import { $entry } from '#site/stores/desk/entry.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { useDesk } from '../use-desk.ts'

interface Task {
  name: string
  /** Undefined until it is known. */
  count: number | undefined
  place: AddressParts
}

/** States worth a task of their own, the most urgent first. */
const STATES: readonly ListingState[] = ['vanished', 'withdrawn', 'stale', 'unconfirmed', 'approximate', 'noPhotograph']

/** What wants an editor, with the number of each and a link to it. */
export function WorkList({ facets }: { facets: Facets | undefined }) {
  const { filter: words } = documentsWordsNow()
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
  const { filter: words } = documentsWordsNow()
  const { kinds, facts: kashrut } = deskWordsNow()
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

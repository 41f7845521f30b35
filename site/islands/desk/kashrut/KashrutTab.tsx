import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { FactGroup } from '#core/domain/kashrut.ts'
import { $address } from '#site/stores/desk/address.ts'
import { FACT_GROUP_NAMES, factsView } from '#site/stores/desk/facts.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { PagedList } from '../log/Pages.tsx'
import { Chip } from '../queue/KindChips.tsx'
import { useDesk } from '../use-desk.ts'
import { FactRow } from './FactRow.tsx'

/** The kashrut facts that end soon, have ended, or were never confirmed. */
export function KashrutTab() {
  const { facts, acts } = useDesk()
  const { facts: words, tabs } = deskWordsNow()
  const { group, page } = factsView(useStore($address).query)
  const part = useStore(facts.$answer)
  // Whatever is done or undone may move a fact.
  const done = useStore(acts.$acts)[0]?.audit
  useEffect(() => void facts.load({ group, page }), [facts, group, page, done])
  return (
    <div className="stack gap-3 desk-log">
      <h2 className="visually-hidden">{tabs.kashrut}</h2>
      <Groups group={group} />
      <PagedList
        tab="kashrut"
        query={{ group, page }}
        part={part}
        label={words[group]}
        empty={<p>{words.empty}</p>}
        onAgain={() => void facts.load({ group, page })}
      >
        {(fact) => <FactRow key={`${fact.listing.tnid} ${fact.at}`} fact={fact} isOver={group === 'ended'} />}
      </PagedList>
    </div>
  )
}

function Groups({ group }: { group: FactGroup }) {
  const { facts } = useDesk()
  const { facts: words } = deskWordsNow()
  const counts = useStore(facts.$counts)
  return (
    <nav className="chips desk-chips" aria-label={words.label}>
      <ul>
        {FACT_GROUP_NAMES.map((name) => (
          <Chip
            key={name}
            place={{ tab: 'kashrut', query: { group: name } }}
            name={words[name]}
            count={counts[name]}
            isCurrent={name === group}
          />
        ))}
      </ul>
    </nav>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { FactGroup } from '#core/domain/kashrut.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { $address, deskHref } from '#site/stores/desk/address.ts'
import { FACT_GROUP_NAMES, factsView } from '#site/stores/desk/facts.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { Failed } from '../Failed.tsx'
import { Pages } from '../log/Pages.tsx'
import { useDesk } from '../use-desk.ts'
import { FactRow } from './FactRow.tsx'

/** The kashrut facts that end soon, have ended, or were never confirmed. */
export function KashrutTab() {
  const { facts, acts } = useDesk()
  const { calls, facts: words, tabs } = deskWordsNow()
  const { group, page } = factsView(useStore($address).query)
  const part = useStore(facts.$part)
  // Whatever is done or undone may move a fact.
  const done = useStore(acts.$acts)[0]?.audit
  useEffect(() => void facts.load({ group, page }), [facts, group, page, done])
  return (
    <div className="stack gap-3 desk-log">
      <h2 className="visually-hidden">{tabs.kashrut}</h2>
      <Groups group={group} />
      {part.status === 'loading' && <p role="status">{calls.loading}</p>}
      {part.status === 'failed' && <Failed text={part.text} onAgain={() => void facts.load({ group, page })} />}
      {part.status === 'ready' && part.rows.length === 0 && <p>{words.empty}</p>}
      {part.status === 'ready' && part.rows.length > 0 && (
        <>
          <ul className="stack gap-3" aria-label={words[group]}>
            {part.rows.map((fact) => (
              <FactRow key={`${fact.listing.tnid} ${fact.at}`} fact={fact} isOver={group === 'ended'} />
            ))}
          </ul>
          <Pages tab="kashrut" query={{ group, page }} total={part.total} />
        </>
      )}
    </div>
  )
}

function Groups({ group }: { group: FactGroup }) {
  const { facts } = useDesk()
  const { facts: words } = deskWordsNow()
  const counts = useStore(facts.$counts)
  const { locale } = LANGUAGES[pageLang()]
  return (
    <nav className="desk-chips" aria-label={words.label}>
      <ul>
        {FACT_GROUP_NAMES.map((name) => (
          <li key={name}>
            <a
              href={deskHref({ tab: 'kashrut', query: { group: name } })}
              aria-current={name === group || undefined}
              className={counts[name] === 0 ? 'is-empty' : undefined}
            >
              {words[name]} <span>{new Intl.NumberFormat(locale).format(counts[name] ?? 0)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { FactGroup } from '#core/terms/kashrut.ts'
import { $address } from '#site/features/desk/address.ts'
import { FACT_GROUP_NAMES, factsView } from '#site/features/desk/queue/facts.ts'
import { CertificateButton } from '../certificate/CertificateButton.tsx'
import { PagedList } from '../log/Log.tsx'
import { FilterChip } from './QueueList.tsx'
import { useDesk } from '../use-desk.ts'
import type { FactLine } from '#core/contract/desk-facts.ts'
import { textIn } from '#core/terms/localized.ts'
import { dayDateText } from '#core/text/values.ts'
import { formHref } from '#site/features/desk/documents/documents-address.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { ListingName, Shown } from '../parts.tsx'
import { Button } from '#site/ui/page/Button.tsx'

/** The kashrut facts that end soon, have ended, or were never confirmed. */
export function KashrutTab() {
  const { facts } = useDesk()
  const { facts: words, tabs } = t('desk.page')
  const query = factsView(useStore($address).query)
  const { group } = query
  return (
    <div className="stack gap-3 desk-log">
      <h2 className="visually-hidden">{tabs.kashrut}</h2>
      <Groups group={group} />
      <PagedList store={facts} tab="kashrut" query={query} label={words[group]} empty={<p>{words.empty}</p>}>
        {(fact) => <FactRow key={`${fact.listing.tnid} ${fact.at}`} fact={fact} isOver={group === 'ended'} />}
      </PagedList>
    </div>
  )
}

function Groups({ group }: { group: FactGroup }) {
  const { facts } = useDesk()
  const { facts: words } = t('desk.page')
  const counts = useStore(facts.$counts)
  return (
    <nav className="chips desk-chips" aria-label={words.label}>
      <ul>
        {FACT_GROUP_NAMES.map((name) => (
          <FilterChip
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

/** A fact with its days, and the press that confirms it. */
function FactRow({ fact, isOver }: { fact: FactLine; isOver: boolean }) {
  const {
    facts: words,
    certificate: { hand },
  } = t('desk.page')
  const { listing, claim, authority, last, confirmedAt, confirmedBy, source } = fact
  const lang = pageLang()
  const name = textIn(lang, listing.title)
  return (
    <li className="stack gap-1 start desk-row">
      <p>
        <a href={listing.url}>
          <ListingName listing={listing} />
        </a>
      </p>
      <p>
        <span>{claim}</span>
        {authority && <Shown text={authority} />}
        {last && (
          <strong>{formatIsolated(isOver ? words.wasLast : words.last, { date: dayDateText(lang, last) })}</strong>
        )}
      </p>
      <p className="fine">
        <span>{formatIsolated(words.confirmed, { date: dayDateText(lang, confirmedAt), by: confirmedBy })}</span>
        <bdi>{formatIsolated(words.source, { source })}</bdi>
      </p>
      <div className="cluster">
        <ConfirmButton fact={fact} name={name} />
        {authority && (
          <CertificateButton
            label={hand.renew}
            fullLabel={`${hand.renew}: ${name}`}
            tnid={listing.tnid}
            {...{ name, url: listing.url, authority: fact.authorityId }}
          />
        )}
        <a
          href={formHref({ kind: 'listings', id: String(listing.tnid) })}
          aria-label={formatIsolated(words.openOf, { name })}
        >
          {words.open}
        </a>
      </div>
    </li>
  )
}

function ConfirmButton({ fact, name }: { fact: FactLine; name: string }) {
  const { facts } = useDesk()
  const { facts: words } = t('desk.page')
  const [isSending, setSending] = useState(false)
  if (!fact.canConfirm) return null
  return (
    <Button
      aria-label={formatIsolated(words.confirmOf, { name })}
      aria-disabled={isSending || undefined}
      onClick={() => {
        if (isSending) return
        setSending(true)
        void facts.confirm(fact).finally(() => setSending(false))
      }}
    >
      {words.confirm}
    </Button>
  )
}

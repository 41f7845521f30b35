import { useState } from 'react'
import type { FactLine } from '#core/contract/desk-facts.ts'
import { textIn } from '#core/domain/localized.ts'
import { dayDateText } from '#core/i18n/formats.ts'
import { formHref } from '#site/stores/desk/documents-address.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { ListingName, Shown } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'
import { Button } from '../../page/Button.tsx'

interface Props {
  fact: FactLine
  isOver: boolean
}

/** A fact with its days, and the press that confirms it. */
export function FactRow({ fact, isOver }: Props) {
  const { facts: words } = deskWordsNow()
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
        {last && <strong>{fill(isOver ? words.wasLast : words.last, { date: dayDateText(lang, last) })}</strong>}
      </p>
      <p className="fine">
        <span>{fill(words.confirmed, { date: dayDateText(lang, confirmedAt), by: confirmedBy })}</span>
        <bdi>{fill(words.source, { source })}</bdi>
      </p>
      <p className="cluster">
        <ConfirmButton fact={fact} name={name} />
        <a href={formHref({ kind: 'listings', id: String(listing.tnid) })} aria-label={fill(words.openOf, { name })}>
          {words.open}
        </a>
      </p>
    </li>
  )
}

function ConfirmButton({ fact, name }: { fact: FactLine; name: string }) {
  const { facts } = useDesk()
  const { facts: words } = deskWordsNow()
  const [isSending, setSending] = useState(false)
  if (!fact.canConfirm) return null
  return (
    <Button
      aria-label={fill(words.confirmOf, { name })}
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

import type { DeskItem } from '#core/contract/desk.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { Icon } from '../../page/Icon.tsx'
import { Age, ListingName, momentText, Shown, personName } from '../parts.tsx'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { SenderBox } from './SenderBox.tsx'
import { SourceBox } from './SourceBox.tsx'

/** What an item is, its listing, and its origin. */
export function ItemHead({ item }: { item: DeskItem }) {
  const words = deskWordsNow()
  const { listing } = item
  const title = item.kind === 'conflict' ? item.title : undefined
  const proposed = item.kind === 'edit' ? item.proposed : undefined
  return (
    <header className="stack gap-2">
      <p className="eyebrow">
        {words.kind[item.kind]} <Age at={item.at} />
      </p>
      <h2 tabIndex={-1}>{title && !listing ? <Shown text={title} /> : <ListingName {...{ listing, proposed }} />}</h2>
      {listing && (
        <p className="cluster gap-3 small desk-item-links">
          <a href={listing.url} target="_blank" rel="noopener">
            {words.item.page}
            <Icon name="external" />
          </a>
          {listing.sample && <span>{words.queue.sample}</span>}
          {listing.owner && <Owner owner={listing.owner} />}
        </p>
      )}
      {item.kind === 'conflict' && <SourceBox item={item} />}
      {item.kind !== 'conflict' && item.kind !== 'sighting' && <SenderBox item={item} />}
      {item.decided && <DecidedLine decided={item.decided} />}
    </header>
  )
}

type Listing = NonNullable<DeskItem['listing']>

function Owner({ owner }: { owner: NonNullable<Listing['owner']> }) {
  const words = deskWordsNow()
  const name = personName(owner)
  return <span>{fill(words.item.owner, { name })}</span>
}

export function DecidedLine({ decided }: { decided: NonNullable<DeskItem['decided']> }) {
  const words = deskWordsNow()
  const name = personName(decided.by)
  const { act, at, reason } = decided
  const values = { act: words.acted[act], name, date: momentText(at) }
  return (
    <div className="notice desk-decided">
      <div>
        <p>{fill(words.item.decided, values)}</p>
        {reason && <p dir="auto">{fill(words.item.reason, { reason })}</p>}
      </div>
    </div>
  )
}

import { t } from '#site/ui/page/messages.ts'
import type { DeskItem, DeskItemOf } from '#core/contract/desk.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { dateAndTime } from '#site/ui/dates/date-and-time.ts'
import { Age, ListingName, Shown, personName, Fact, numberOf, PersonName, When } from '../parts.tsx'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

/** What an item is, its listing, and its origin. */
export function ItemHead({ item }: { item: DeskItem }) {
  const words = t('desk.page')
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
      {item.kind !== 'conflict' && item.kind !== 'sighting' && item.kind !== 'hint' && <SenderBox item={item} />}
      {item.decided && <DecidedLine decided={item.decided} />}
    </header>
  )
}

type Listing = NonNullable<DeskItem['listing']>

function Owner({ owner }: { owner: NonNullable<Listing['owner']> }) {
  const words = t('desk.page')
  const name = personName(owner)
  return <span>{formatIsolated(words.item.owner, { name })}</span>
}

function DecidedLine({ decided }: { decided: NonNullable<DeskItem['decided']> }) {
  const words = t('desk.page')
  const name = personName(decided.by)
  const { act, at, reason } = decided
  const values = { act: words.acted[act], name, date: dateAndTime(at) }
  return (
    <div className="notice desk-decided">
      <div>
        <p>{formatIsolated(words.item.decided, values)}</p>
        {reason && <p dir="auto">{formatIsolated(words.item.reason, { reason })}</p>}
      </div>
    </div>
  )
}

/** The sender of an item, and decisions about their earlier ones. */
export function SenderBox({ item }: { item: DeskItem }) {
  const { item: words, queue } = t('desk.page')
  const { from, at, language } = item
  return (
    <dl className="cluster gap-3 small desk-sender">
      <Fact name={words.sender}>
        {from ? <PersonName person={from} /> : queue.nobody}
        {from?.email && (
          <>
            {' '}
            <a href={`mailto:${from.email}`} dir="ltr">
              {from.email}
            </a>
          </>
        )}
        {from && !from.email && <span className="strong desk-mark">{words.noMail}</span>}
        {from?.owner && <span className="strong desk-mark">{words.isOwner}</span>}
      </Fact>
      {from && <Fact name={words.record}>{recordText(words.recordText, from)}</Fact>}
      <Fact name={words.sentAt}>
        <When at={at} />
      </Fact>
      <div>
        <dt>{words.language}</dt>
        <dd lang={language}>{LANGUAGES[language]?.name ?? language}</dd>
      </div>
    </dl>
  )
}

type Record = Pick<NonNullable<DeskItem['from']>, 'approved' | 'refused' | 'waiting'>

function recordText(text: string, record: Record): string {
  const { approved, refused, waiting } = record
  return formatIsolated(text, { approved: numberOf(approved), refused: numberOf(refused), waiting: numberOf(waiting) })
}

type Conflict = DeskItemOf<'conflict'>

/** The source of an import's conflict, and its document. */
function SourceBox({ item }: { item: Conflict }) {
  const { conflict, item: words } = t('desk.page')
  return (
    <dl className="cluster gap-3 small desk-sender">
      <Fact name={conflict.source}>
        <bdi>{item.source}</bdi>
      </Fact>
      <Fact name={conflict.document}>
        <bdi>
          {item.contentKind} {item.item}
        </bdi>
      </Fact>
      <Fact name={words.sentAt}>
        <When at={item.at} />
      </Fact>
      {item.duplicate && <DuplicateFacts duplicate={item.duplicate} />}
    </dl>
  )
}

/** The imported place, its distance, and what it shares with the listing. */
function DuplicateFacts({ duplicate }: { duplicate: NonNullable<Conflict['duplicate']> }) {
  const words = t('desk.page').conflict.duplicate
  const { sourceId, title, metres, alike } = duplicate
  const lang = pageLang()
  const distance = new Intl.NumberFormat(lang, { style: 'unit', unit: 'meter' })
  const list = new Intl.ListFormat(lang, { type: 'unit' })
  return (
    <>
      <Fact name={words.place}>
        {title && <Shown text={title} />} <bdi dir="ltr">{sourceId}</bdi>
      </Fact>
      {metres !== undefined && <Fact name={words.away}>{distance.format(metres)}</Fact>}
      {alike.length > 0 && <Fact name={words.common}>{list.format(alike.map((what) => words.alike[what]))}</Fact>}
    </>
  )
}

import type { SeedListing } from '#core/contract/data-files.ts'
import { urlOf } from '#api/content/listings.ts'
import { inBatches } from '#data/store/batches.ts'
import { currentSeq } from '#data/store/content.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { hashOf } from '#data/store/sealed.ts'
import { queueEvents, type NewEvent } from './events.ts'

// Listings change at the desk, by imports, by trusted visitors and by commands. None of these queues events: they come
// from the content, compared with the digests of the listings that webhooks know. So none can be forgotten.

/** Changed listings in one transaction; more where one change has more. */
const AT_ONCE = 200
const COUNTER = 'webhooks'

/** Takes the present listings as known: webhooks are told only of later changes. */
export async function rememberListings(trx: StoreTransaction): Promise<void> {
  await trx.deleteFrom('webhook_listings').execute()
  const rows = await trx
    .selectFrom('content')
    .select(['id', 'body'])
    .where('kind', '=', 'listings')
    .where('deleted', '=', 0)
    .where('sample', '=', 0)
    .execute()
  const known = rows.map(({ id, body }) => ({ tnid: Number(id), digest: hashOf(body) }))
  for (const some of inBatches(known)) await trx.insertInto('webhook_listings').values(some).execute()
  await setCounter(trx, await currentSeq(trx))
}

async function setCounter(trx: StoreTransaction, value: number): Promise<void> {
  await trx.updateTable('counters').set({ value }).where('name', '=', COUNTER).execute()
}

/** Queues messages to webhooks about the listings that have changed since the last call; none without a webhook. */
export async function queueListingEvents(db: Store, { linkOrigin, now }: { linkOrigin: string; now: number }) {
  const hasWebhook = await db.selectFrom('webhooks').select('id').limit(1).executeTakeFirst()
  if (!hasWebhook || !(await hasChanged(db))) return
  let isMore = true
  while (isMore) isMore = await db.transaction().execute((trx) => queueBatch(trx, { linkOrigin, now }))
}

async function hasChanged(db: Store): Promise<boolean> {
  const counter = await db.selectFrom('counters').select('value').where('name', '=', COUNTER).executeTakeFirstOrThrow()
  return counter.value !== (await currentSeq(db))
}

/** Queues the next messages. Returns whether there may be more. */
async function queueBatch(trx: StoreTransaction, at: { linkOrigin: string; now: number }): Promise<boolean> {
  // Taking the counter's row also keeps other processes from looking at the same changes.
  const { value: since } = await trx
    .updateTable('counters')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('name', '=', COUNTER)
    .returning('value')
    .executeTakeFirstOrThrow()
  const changed = trx.selectFrom('content').where('kind', '=', 'listings').where('seq', '>', since)
  const last = await changed.select('seq').orderBy('seq').limit(1).offset(AT_ONCE).executeTakeFirst()
  const until = last?.seq ?? (await currentSeq(trx))
  if (until === since) return false
  // Changes of many listings have one number.
  const rows = await changed
    .select(['id', 'body', 'deleted', 'sample'])
    .where('seq', '<=', until)
    .orderBy('seq')
    .orderBy('id')
    .execute()
  const events: NewEvent[] = []
  for (const some of inBatches(rows)) events.push(...(await eventsIn(trx, some, at.linkOrigin)))
  await queueEvents(trx, events, at.now)
  await setCounter(trx, until)
  return last !== undefined
}

interface ChangedRow {
  id: string
  body: string
  deleted: 0 | 1
  sample: 0 | 1
}

/** What happened to some listings, as far as their pages say it; and remembers them. */
async function eventsIn(trx: StoreTransaction, rows: readonly ChangedRow[], linkOrigin: string): Promise<NewEvent[]> {
  const tnids = rows.map(({ id }) => Number(id))
  const known = await trx.selectFrom('webhook_listings').selectAll().where('tnid', 'in', tnids).execute()
  const digests = new Map(known.map(({ tnid, digest }) => [tnid, digest]))
  await trx.deleteFrom('webhook_listings').where('tnid', 'in', tnids).execute()
  const events: NewEvent[] = []
  const open: { tnid: number; digest: string }[] = []
  for (const { id, body, deleted, sample } of rows) {
    const tnid = Number(id)
    const [before, digest] = [digests.get(tnid), hashOf(body)]
    const isOpen = deleted === 0 && sample === 0
    if (isOpen) open.push({ tnid, digest })
    const event = eventOf(before, isOpen ? digest : undefined)
    if (event) events.push({ event, about: { tnid }, url: linkOrigin + urlOf(JSON.parse(body) as SeedListing, 'en') })
  }
  if (open.length > 0) await trx.insertInto('webhook_listings').values(open).execute()
  return events
}

function eventOf(before: string | undefined, now: string | undefined): NewEvent['event'] | undefined {
  if (before === now) return undefined
  if (before === undefined) return 'listing.published'
  return now === undefined ? 'listing.removed' : 'listing.changed'
}

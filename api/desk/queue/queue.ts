import { sql, type RawBuilder } from 'kysely'
import type { DeskItem, DeskKind, Queue, QueueItem, QueueQuery } from '#core/contract/desk.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { Store } from '#data/store/database.ts'
import { proposalsIn, tnidsIn, type Area } from '../permissions/area.ts'
import { decisionsOn } from '#api/audit/audit.repository.ts'
import { peopleOf } from '#api/accounts/accounts.repository.ts'
import type { QueueKind } from './kind.ts'
import { listingsOf } from '#api/content/listings.ts'
import { holdCountsOf } from '#api/contributions/hold-rules.repository.ts'
import { senderOf } from './sender.ts'
import { decidedBy, requireItemIn, requireKind } from '../permissions/permissions.ts'
import { applied, edits } from './edits.ts'
import { certificates } from './certificates.ts'
import { claims } from './claims.ts'
import { conflicts } from './conflicts.ts'
import { reports } from './reports.ts'
import { hints } from './hints.ts'
import { sightings } from './sightings.ts'
import { contributions } from './contributions.ts'

interface Entry {
  kind: DeskKind
  id: number
}

const PART = 50

/** Open items, oldest first. */
export async function readQueue(
  { store }: PeopleDeps,
  { kind, tnid, from = 0, count = PART }: QueueQuery,
  { rights, lang }: { rights: Rights; lang: Lang },
): Promise<Queue> {
  const own = kindsFor(rights)
  const kinds = own.filter((queue) => !kind || queue.kind === kind)
  const { area } = rights
  const part = { tnid, area, from, count }
  const { total, entries } = await waiting(store, kinds, part)
  return {
    counts: await countsOf(store, rights),
    ...(!area && { held: await holdCountsOf(store) }),
    total,
    items: await itemsOf(store, entries, lang),
  }
}

/** The kinds that somebody decides. */
const kindsFor = ({ role }: Rights) => {
  const own = decidedBy(role)
  return QUEUE_KINDS.filter(({ kind }) => own.includes(kind))
}

/** How many items of each kind wait, and how many of them only since a moment, epoch milliseconds. */
export async function waitingSince(db: Store, rights: Rights, since: number) {
  const kinds = kindsFor(rights)
  if (kinds.length === 0) return []
  const { rows } = await sql<{ kind: DeskKind; all: number; fresh: number }>`
    select kind, count(*) as "all", sum(case when at > ${since} then 1 else 0 end) as fresh
    from (${unionOf(kinds)}) as waiting
    where ${waitsIn(db, rights)} group by kind`.execute(db)
  return rows.map(({ kind, all, fresh }) => ({ kind, all: Number(all), fresh: Number(fresh) }))
}

async function countsOf(db: Store, rights: Rights): Promise<Record<string, number>> {
  const counts = new Map((await waitingSince(db, rights, 0)).map(({ kind, all }) => [kind, all]))
  return Object.fromEntries(kindsFor(rights).map(({ kind }) => [kind, counts.get(kind) ?? 0]))
}

const unionOf = (kinds: readonly QueueKind[]) =>
  sql.join(
    kinds.map(
      ({ kind, waiting: rows }) =>
        sql`select ${sql.lit(kind)} as kind, id, at, tnid from (${rows}) as ${sql.ref(`of_${kind}`)}`,
    ),
    sql` union all `,
  )

/** Whether an item is of a listing, and in an area. */
const within = (db: Store, { tnid, area }: Partial<Pick<Part, 'tnid' | 'area'>>): RawBuilder<boolean> =>
  sql.join(
    [tnid === undefined ? sql`true` : sql`tnid = ${tnid}`, area ? sql`tnid in ${tnidsIn(db, area)}` : sql`true`],
    sql` and `,
  )

/** The same of what waits: a new place has no listing yet. */
const waitsIn = (db: Store, { tnid, area }: Partial<Pick<Part, 'tnid' | 'area'>>): RawBuilder<boolean> =>
  tnid === undefined && area
    ? sql`(${within(db, { area })} or kind = 'edit' and tnid = 0 and id in ${proposalsIn(db, area)})`
    : within(db, { tnid, area })

interface Part {
  tnid: number | undefined
  area: Area | undefined
  from: number
  count: number
}

async function waiting(
  db: Store,
  kinds: readonly QueueKind[],
  { tnid, area, from, count }: Part,
): Promise<{ total: number; entries: Entry[] }> {
  if (kinds.length === 0) return { total: 0, entries: [] }
  const all = sql`from (${unionOf(kinds)}) as waiting where ${waitsIn(db, { tnid, area })}`
  const total = await sql<{ n: number }>`select count(*) as n ${all}`.execute(db)
  const { rows } = await sql<Entry>`
    select kind, id ${all} order by at, kind, id limit ${count} offset ${from}`.execute(db)
  return { total: Number(total.rows[0]?.n ?? 0), entries: rows }
}

/** The lines of entries, in order, without deleted ones. */
async function itemsOf(db: Store, entries: readonly Entry[], lang: Lang): Promise<QueueItem[]> {
  const lines = new Map<string, Awaited<ReturnType<typeof linesOf>>>()
  for (const [kind, some] of Map.groupBy(entries, (entry) => entry.kind)) {
    const ids = some.map(({ id }) => id)
    lines.set(kind, await linesOf(db, kind, ids))
  }
  const all = [...lines.values()].flatMap((known) => [...known.lines.values()])
  const tnids = all.map(({ tnid }) => tnid)
  const listings = await listingsOf(db, tnids, lang)
  const people = await peopleOf(db, all)
  return entries.flatMap(({ kind, id }): QueueItem[] => {
    const known = lines.get(kind)
    const line = known?.lines.get(id)
    if (!known || !line) return []
    const listing = listings.get(line.tnid)
    const decision = known.decisions.get(id)
    return [
      {
        kind,
        id,
        at: line.at,
        from: people(line.uid),
        ...(listing && { listing }),
        summary: line.summary,
        fields: line.fields,
        ...(line.names && { names: line.names }),
        pictures: line.pictures ?? 0,
        flags: line.flags ?? 0,
        hidden: line.hidden ?? false,
        ...(line.held && line.held.length > 0 && { held: line.held }),
        ...(line.about && { about: line.about }),
        ...(line.proposed !== undefined && { proposed: line.proposed }),
        ...(decision && { decided: decision }),
      },
    ]
  })
}

async function linesOf(db: Store, kind: DeskKind, ids: readonly number[]) {
  return {
    lines: (await queueKind(kind)?.lines(db, ids)) ?? new Map(),
    decisions: await decisionsOn(db, kind, ids),
  }
}

/** Everything needed to decide an item. Throws AppError `notFound`. */
export async function readItem(
  deps: PeopleDeps,
  { kind, id }: Entry,
  { rights, lang }: { rights: Rights; lang: Lang },
): Promise<DeskItem> {
  const { store } = deps
  requireKind(rights, kind)
  const found = await queueKind(kind)?.item(deps, id, lang)
  if (!found) throw new AppError('notFound')
  const { uid, tnid, ...own } = found
  await requireItemIn(store, rights, { kind, id, tnid })
  const listing = (await listingsOf(store, [tnid], lang)).get(tnid)
  const from = await senderOf(store, uid, tnid)
  const decision = (await decisionsOn(store, kind, [id])).get(id)
  const part = { tnid, area: undefined, from: 0, count: 100 }
  const { entries } = await waiting(store, kindsFor(rights), part)
  // What was taken off the page waits as an edit instead.
  const isUndecided = !decision && kind !== 'applied'
  const isSame = (entry: Entry) => entry.kind === kind && entry.id === id
  return {
    ...own,
    state: entries.some(isSame) || isUndecided ? 'waiting' : 'decided',
    ...(decision && { decided: decision }),
    ...(listing && { listing }),
    ...(from && { from }),
    // Items about no listing have nothing in common.
    others: tnid === 0 ? [] : entries.filter((entry) => !isSame(entry)),
  } as DeskItem
}

/** The kinds of items, in the order of the desk's tabs. */
const QUEUE_KINDS: readonly QueueKind[] = [
  edits,
  hints,
  applied,
  certificates,
  claims,
  reports,
  contributions('review'),
  contributions('question'),
  contributions('answer'),
  conflicts,
  sightings,
]

export const queueKind = (kind: DeskKind): QueueKind | undefined => QUEUE_KINDS.find((queue) => queue.kind === kind)

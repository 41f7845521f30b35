import { sql, type RawBuilder } from 'kysely'
import type { ContributionKind } from '#core/contract/contributions-parts.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { feedbacksOf } from '#data/store/feedbacks.repository.ts'
import { NO_FEEDBACKS } from '#api/contributions/contribution-fields.ts'
import { findUser, peopleOf } from '#api/accounts/accounts.repository.ts'
import { BLOCKED_FOR_GOOD } from '#api/accounts/blocks.ts'
import type { HoldReason } from '#core/contract/holding.ts'
import { blockAccount } from '../people/user-acts.ts'
import { linesOf, sentPart, type QueueKind, type Waiting, reasonOf, requireSeen, type Deciding } from './kind.ts'
import { AppError } from '#core/contract/app-error.ts'
import { touchContent } from '#data/store/content.repository.ts'
import type { Outcome } from '../acts/audited-action.ts'
import { listingForMail } from '../acts/mails.ts'
import { stateChange, type RowChange } from '#api/audit/changes.ts'

/** Number of unhelpful votes that flags a contribution for editors. */
const FLAGS = 3

/** Hidden and not decided yet, reported, or voted unhelpful since the last decision. */
function waitingOf(kind: ContributionKind): RawBuilder<Waiting> {
  const table = sql.table(TABLES[kind])
  const isAnswer = kind === 'answer'
  const from = isAnswer ? sql`answers w join questions q on q.id = w.qid` : sql`${table} w`
  const tnid = isAnswer ? sql`q.tnid` : sql`w.tnid`
  return sql<Waiting>`select w.id, w.at, ${tnid} as tnid from ${from}
    where (w.hidden = 1 and w.looked_at = 0)
      or ${sql.lit(`${kind} `)} || w.id in (select about from reports where state = 'waiting' and about <> '')
      or w.id in (select f.item from feedbacks f join ${table} v on v.id = f.item
        where f.kind = ${sql.lit(TABLES[kind])} and f.trend = 'down' and f.at > v.looked_at
        group by f.item having count(*) >= ${sql.lit(FLAGS)})`
}

const reportsAbout = (db: Store, kind: ContributionKind, ids: readonly number[]) =>
  db
    .selectFrom('reports')
    .selectAll()
    .where(
      'about',
      'in',
      ids.map((id) => `${kind} ${id}`),
    )
    .where('state', '=', 'waiting')
    .orderBy('id')

/** Reports and unhelpful votes, by id. */
async function flagsOf(db: Store, kind: ContributionKind, ids: readonly number[]) {
  const reported = await reportsAbout(db, kind, ids).execute()
  const feedbacks =
    kind === 'question'
      ? new Map<number, { down: number }>()
      : await feedbacksOf(db, kind === 'review' ? 'reviews' : 'answers', ids, 0)
  return (id: number) =>
    reported.filter(({ about }) => about === `${kind} ${id}`).length + (feedbacks.get(id)?.down ?? 0)
}

function summaryOf(words: Words): string {
  if ('title' in words) return words.title
  return 'answer' in words ? words.answer : words.question
}

/** The fields of one kind of contribution. */
async function ownFields(db: Store, words: Words) {
  if ('title' in words) {
    const { food, service, value } = words
    return {
      kind: 'review' as const,
      reviewTitle: words.title,
      reviewContent: words.content,
      reviewPriceRange: words.price_range,
      reviewRating: { food, service, value },
      ...(words.former !== '' && { former: { source: words.former, stars: words.former_stars } }),
    }
  }
  if ('answer' in words)
    return {
      kind: 'answer' as const,
      question: words.question,
      answer: words.answer,
    }
  const { n } = await db
    .selectFrom('answers')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('qid', '=', words.id)
    .executeTakeFirstOrThrow()
  return {
    kind: 'question' as const,
    questionCategory: words.category,
    question: words.question,
    answers: Number(n),
  }
}

/** Contributions for editors to moderate. */
export function contributions(kind: ContributionKind): QueueKind {
  return {
    kind,
    waiting: waitingOf(kind),

    async lines(db, ids) {
      const rows: readonly Words[] = await wordsOf(db, kind, ids)
      const flags = await flagsOf(db, kind, ids)
      return linesOf(rows, (row) => ({
        summary: summaryOf(row),
        fields: [],
        flags: flags(row.id),
        hidden: row.hidden === 1,
        held: heldIn(row),
      }))
    },

    async item({ store }, id) {
      const [row] = await wordsOf(store, kind, [id])
      if (!row) return undefined
      const feedbacks =
        kind === 'question'
          ? NO_FEEDBACKS
          : ((await feedbacksOf(store, kind === 'review' ? 'reviews' : 'answers', [id], 0)).get(id) ?? NO_FEEDBACKS)
      return {
        ...(await ownFields(store, row)),
        ...sentPart(row),
        hidden: row.hidden === 1,
        sample: row.sample === 1,
        held: heldIn(row),
        up: feedbacks.up,
        down: feedbacks.down,
        reports: await toldAbout(store, kind, id),
      }
    },

    decide: (work) => moderateContribution(kind, work),
  }
}

async function toldAbout(db: Store, kind: ContributionKind, id: number) {
  const rows = await reportsAbout(db, kind, [id]).execute()
  const people = await peopleOf(db, rows)
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    from: people(row.uid),
    repType: row.type,
    repTitle: row.title,
    repContent: row.content,
  }))
}

/** Why a contribution waits, or waited. */
const heldIn = ({ held }: Pick<Words, 'held'>): HoldReason[] => (held ? (JSON.parse(held) as HoldReason[]) : [])

/** Shows a contribution, hides it, or removes it as spam, and settles the reports about it. */
async function moderateContribution(kind: ContributionKind, { trx, decision, acting }: Deciding): Promise<Outcome> {
  const { id, act } = decision
  const reason = reasonOf(decision)
  await requireSeen(trx, decision)
  const [words] = await wordsOf(trx, kind, [id])
  if (!words) throw new AppError('notFound')
  const isNew = act === 'show' && 'shown_at' in words && words.shown_at === 0
  const before = { hidden: words.hidden, looked_at: words.looked_at, ...(isNew && { shown_at: 0 }) }
  const after = {
    hidden: act === 'show' ? (0 as const) : (1 as const),
    looked_at: acting.now,
    ...(isNew && { shown_at: acting.now }),
  }
  await trx
    .updateTable(TABLES[kind] as 'reviews')
    .set(after)
    .where('id', '=', id)
    .execute()
  const isTurned = before.hidden !== after.hidden
  const seq = isTurned ? await touchContent(trx, 'listings', [String(words.tnid)]) : undefined
  const template = act === 'hide' ? 'wordsHidden' : 'wordsShown'
  const listing = await listingForMail(trx, words.tnid)
  const settled = await settleAbout(trx, kind, id)
  const blocked = act === 'spam' ? await blockSender(trx, words.uid, reason) : []
  const reporters = new Set(act === 'show' ? [] : settled.map(({ uid }) => uid))
  reporters.delete(words.uid)
  return {
    tnid: words.tnid,
    seq,
    rows: [{ table: TABLES[kind], id, before, after }, ...settled.map(({ change }) => change), ...blocked],
    settled: settled.map(({ id }) => id),
    mails: [
      // Authors are not notified if nothing changed, nor who sends spam, to whom it would tell what was found out.
      ...(isTurned && act !== 'spam' ? [{ uid: words.uid, template, reason, ...listing } as const] : []),
      // The reason is for the author, not for reporters.
      ...[...reporters].map((uid) => ({ uid, template: 'reportSettled', reason: '', ...listing }) as const),
    ],
  }
}

/** Blocks an account that sends spam for good; nothing for one that is deleted. Throws AppError `hasRole`. */
async function blockSender(trx: StoreTransaction, uid: number, reason: string): Promise<RowChange[]> {
  const user = await findUser(trx, uid)
  return user ? blockAccount(trx, user, { blocked_until: BLOCKED_FOR_GOOD, blocked_reason: reason || 'Spam' }) : []
}

interface Settled {
  id: number
  uid: number
  change: RowChange
}

async function settleAbout(trx: StoreTransaction, kind: ContributionKind, id: number): Promise<Settled[]> {
  const rows = await trx
    .updateTable('reports')
    .set({ state: 'settled' })
    .where('about', '=', `${kind} ${id}`)
    .where('state', '=', 'waiting')
    .returning(['id', 'uid'])
    .execute()
  return rows.map(({ id, uid }) => ({ id, uid, change: stateChange('reports', id, 'settled') }))
}

type ContributionTable = 'reviews' | 'questions' | 'answers'

export const TABLES: Readonly<Record<ContributionKind, ContributionTable>> = {
  review: 'reviews',
  question: 'questions',
  answer: 'answers',
}

/** Contributions of any kind. */
export async function wordsOf(db: Store, kind: ContributionKind, ids: readonly number[]) {
  if (kind === 'answer')
    return db
      .selectFrom('answers')
      .innerJoin('questions', 'questions.id', 'answers.qid')
      .selectAll('answers')
      .select(['questions.tnid', 'questions.question'])
      .where('answers.id', 'in', ids)
      .execute()
  return kind === 'review'
    ? db.selectFrom('reviews').selectAll().where('id', 'in', ids).execute()
    : db.selectFrom('questions').selectAll().where('id', 'in', ids).execute()
}

export type Words = Awaited<ReturnType<typeof wordsOf>>[number]

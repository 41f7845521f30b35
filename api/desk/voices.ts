import { sql, type RawBuilder } from 'kysely'
import { isLang } from '#core/i18n/languages.ts'
import { AppError } from '../errors.ts'
import { touchContent } from '../store/content.repository.ts'
import type { Store, StoreTransaction } from '../store/database.ts'
import { feedbacksOf } from '../voices/feedbacks.repository.ts'
import { NO_FEEDBACKS } from '../voices/written.ts'
import { refusalBy } from './act.ts'
import { decisionsOn, peopleOf } from './audit.repository.ts'
import {
  reasonOf,
  type Deciding,
  type QueueKind,
  type Waiting,
} from './kind.ts'
import { listingForMail } from './mail-listing.ts'
import type { Outcome } from './act.ts'
import type { RowChange } from './snapshot.ts'

type VoiceKind = 'review' | 'question' | 'answer'
type VoiceTable = 'reviews' | 'questions' | 'answers'

/** So many readers who did not find words good ask an editor to look. */
const FLAGS = 3

const TABLES: Readonly<Record<VoiceKind, VoiceTable>> = {
  review: 'reviews',
  question: 'questions',
  answer: 'answers',
}

/** Hidden and not looked at yet, reported, or found bad by several since an editor looked. */
function waitingOf(kind: VoiceKind): RawBuilder<Waiting> {
  const table = sql.table(TABLES[kind])
  const isAnswer = kind === 'answer'
  const from = isAnswer
    ? sql`answers w join questions q on q.id = w.qid`
    : sql`${table} w`
  const tnid = isAnswer ? sql`q.tnid` : sql`w.tnid`
  return sql<Waiting>`select w.id, w.at, ${tnid} as tnid from ${from}
    where (w.hidden = 1 and w.looked_at = 0)
      or ${sql.lit(`${kind} `)} || w.id in (select about from reports where state = 'waiting' and about <> '')
      or w.id in (select f.item from feedbacks f join ${table} v on v.id = f.item
        where f.kind = ${sql.lit(TABLES[kind])} and f.trend = 'down' and f.at > v.looked_at
        group by f.item having count(*) >= ${sql.lit(FLAGS)})`
}

const reportsAbout = (db: Store, kind: VoiceKind, ids: readonly number[]) =>
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

/** Reported and not found good, by id. */
async function flagsOf(db: Store, kind: VoiceKind, ids: readonly number[]) {
  const reported = await reportsAbout(db, kind, ids).execute()
  const feedbacks =
    kind === 'question'
      ? new Map<number, { down: number }>()
      : await feedbacksOf(db, kind === 'review' ? 'reviews' : 'answers', ids, 0)
  return (id: number) =>
    reported.filter(({ about }) => about === `${kind} ${id}`).length +
    (feedbacks.get(id)?.down ?? 0)
}

/** What somebody wrote, whatever its kind. */
async function wordsOf(db: Store, kind: VoiceKind, ids: readonly number[]) {
  if (kind === 'answer')
    return db
      .selectFrom('answers')
      .innerJoin('questions', 'questions.id', 'answers.qid')
      .selectAll('answers')
      .select(['questions.tnid', 'questions.question'])
      .where('answers.id', 'in', [...ids])
      .execute()
  return kind === 'review'
    ? db
        .selectFrom('reviews')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute()
    : db
        .selectFrom('questions')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute()
}

type Words = Awaited<ReturnType<typeof wordsOf>>[number]

function summaryOf(words: Words): string {
  if ('title' in words) return words.title
  return 'answer' in words ? words.answer : words.question
}

/** The fields that only one kind of words has. */
async function ownFields(db: Store, words: Words) {
  if ('title' in words) {
    const { food, service, value } = words
    return {
      kind: 'review' as const,
      reviewTitle: words.title,
      reviewContent: words.content,
      reviewPriceRange: words.price_range,
      reviewRating: { food, service, value },
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

/** Reviews, questions and answers that an editor is to look at. */
export function voices(kind: VoiceKind): QueueKind {
  return {
    kind,
    waiting: waitingOf(kind),

    async lines(db, ids) {
      const rows = await wordsOf(db, kind, ids)
      const flags = await flagsOf(db, kind, ids)
      return new Map(
        rows.map((row) => [
          row.id,
          {
            uid: row.uid,
            tnid: row.tnid,
            at: row.at,
            summary: summaryOf(row),
            fields: [],
            flags: flags(row.id),
            hidden: row.hidden === 1,
          },
        ]),
      )
    },

    async item({ store }, id) {
      const [row] = await wordsOf(store, kind, [id])
      if (!row) return undefined
      const feedbacks =
        kind === 'question'
          ? NO_FEEDBACKS
          : ((
              await feedbacksOf(
                store,
                kind === 'review' ? 'reviews' : 'answers',
                [id],
                0,
              )
            ).get(id) ?? NO_FEEDBACKS)
      return {
        ...(await ownFields(store, row)),
        id,
        uid: row.uid,
        tnid: row.tnid,
        at: row.at,
        language: isLang(row.language) ? row.language : 'en',
        hidden: row.hidden === 1,
        sample: row.sample === 1,
        up: feedbacks.up,
        down: feedbacks.down,
        reports: await toldAbout(store, kind, id),
      }
    },

    decide: (work) => decideVoice(kind, work),
  }
}

async function toldAbout(db: Store, kind: VoiceKind, id: number) {
  const rows = await reportsAbout(db, kind, [id]).execute()
  const people = await peopleOf(
    db,
    rows.map(({ uid }) => uid),
  )
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    from: people(row.uid),
    repType: row.type,
    repTitle: row.title,
    repContent: row.content,
  }))
}

/** Hides or shows words, and settles the reports about them. */
async function decideVoice(
  kind: VoiceKind,
  { trx, decision, acting }: Deciding,
): Promise<Outcome> {
  const { id, act, seen = 0 } = decision
  if (act !== 'hide' && act !== 'show') throw new AppError('invalidRequest')
  const reason = reasonOf(decision)
  const decided = (await decisionsOn(trx, kind, [id])).get(id)
  if ((decided?.audit ?? 0) !== seen)
    throw decided
      ? refusalBy('alreadyDecided', decided)
      : new AppError('contentMoved')
  const [words] = await wordsOf(trx, kind, [id])
  if (!words) throw new AppError('notFound')
  const before = { hidden: words.hidden, looked_at: words.looked_at }
  const after = {
    hidden: act === 'hide' ? (1 as const) : (0 as const),
    looked_at: acting.now,
  }
  await trx
    .updateTable(TABLES[kind] as 'reviews')
    .set(after)
    .where('id', '=', id)
    .execute()
  const isTurned = before.hidden !== after.hidden
  const seq = isTurned
    ? await touchContent(trx, 'listings', [String(words.tnid)])
    : undefined
  const template = act === 'hide' ? 'wordsHidden' : 'wordsShown'
  const listing = await listingForMail(trx, words.tnid)
  return {
    tnid: words.tnid,
    seq,
    rows: [
      { table: TABLES[kind], id, before, after },
      ...(await settleAbout(trx, kind, id)),
    ],
    // Whose words stay as they were need not know that somebody looked at them.
    mails: isTurned ? [{ uid: words.uid, template, reason, ...listing }] : [],
  }
}

async function settleAbout(
  trx: StoreTransaction,
  kind: VoiceKind,
  id: number,
): Promise<RowChange[]> {
  const rows = await trx
    .updateTable('reports')
    .set({ state: 'settled' })
    .where('about', '=', `${kind} ${id}`)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  return rows.map((row) => ({
    table: 'reports',
    id: row.id,
    before: { state: 'waiting' },
    after: { state: 'settled' },
  }))
}

import { sql } from 'kysely'
import type { HintAnswer } from '#core/contract/desk-items.ts'
import { AppError } from '#core/contract/app-error.ts'
import { HINT_QUESTIONS, isPhotoPublished, type HintQuestion } from '#core/terms/hints.ts'
import { nextSeq } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import { questionOf, readEdit } from '#api/edits/changes.ts'
import { editOf, type Edit } from '#api/edits/edits.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import type { Outcome } from '../acts/audited-action.ts'
import { peopleOf } from '#api/accounts/accounts.repository.ts'
import { chosenOf } from './edit-choice.ts'
import { picturesOf } from './edit-item.ts'
import { mailsFor, requireListing } from './edit-rows.ts'
import { applyTaken } from './edits.ts'
import { takeHints, closeListing, confirmMany } from '../acts/sightings.ts'
import { sentLanguage } from '#api/edits/apply.ts'
import { reasonOf, type Deciding, type Line, type OwnPart, type Prepared, type QueueKind } from './kind.ts'
import { preparePictures } from './pictures.ts'
import { readListing } from '#api/content/documents.repository.ts'
import { stateChange } from '#api/audit/changes.ts'

/** What visitors answer to the questions of listings' pages, an item a listing: `id` is its tnid. */
export const hints: QueueKind = {
  kind: 'hint',
  // What is said of a listing that is deleted waits for nobody, until the deletion is undone.
  waiting: sql`
    select tnid as id, max(at) as at, tnid from edits
    where kind = 'hint' and state = 'waiting' and exists (
      select 1 from content where kind = 'listings' and content.id = cast(edits.tnid as text) and deleted = 0)
    group by tnid`,
  lines,
  item,
  prepare(deps, decision) {
    const [id, ...merge] = decision.answers ?? []
    if (id === undefined) return Promise.resolve(undefined)
    return preparePictures(deps, { ...decision, id, merge })
  },
  async decide(work, prepared) {
    return work.decision.act === 'refuse' ? refuse(work) : approve(work, prepared)
  },
}

async function hintsOf(db: Store, tnids: readonly number[]): Promise<Edit[]> {
  const about = db.selectFrom('edits').selectAll().where('tnid', 'in', tnids).where('kind', '=', 'hint')
  return (await about.orderBy('id').execute()).map(editOf)
}

const isWaiting = ({ state }: Edit) => state === 'waiting'

async function lines(db: Store, tnids: readonly number[]): Promise<Map<number, Line>> {
  const rows = Map.groupBy(await hintsOf(db, tnids), ({ tnid }) => tnid)
  return new Map(
    [...rows].map(([tnid, own]) => {
      const waiting = own.filter(isWaiting)
      const questions = new Set(waiting.map(questionOf))
      const fields = HINT_QUESTIONS.filter((question) => questions.has(question))
      const at = Math.max(...own.map((hint) => hint.at))
      return [tnid, { uid: 0, tnid, at, summary: '', fields, flags: waiting.length }]
    }),
  )
}

async function item({ store }: PeopleDeps, tnid: number): Promise<OwnPart | undefined> {
  const rows = await hintsOf(store, [tnid])
  if (rows.length === 0) return undefined
  const { version } = await readListing(store, tnid)
  const answers = await answersOf(store, rows.filter(isWaiting))
  const at = Math.max(...rows.map((hint) => hint.at))
  return { kind: 'hint', id: tnid, uid: 0, tnid, at, language: 'en', seq: version, answers }
}

/** Equal answers together, in the order of the questions, the most frequent first. */
async function answersOf(db: Store, waiting: readonly Edit[]): Promise<HintAnswer[]> {
  const people = await peopleOf(db, waiting)
  const answers: HintAnswer[] = []
  for (const equal of Map.groupBy(waiting, keyOf).values()) {
    const uids = new Set(equal.map(({ uid }) => uid).filter((uid) => uid > 0))
    const anonymous = equal.filter(({ uid }) => uid === 0).length
    const pictures = []
    for (const { id } of equal) pictures.push(...(await picturesOf(db, id)))
    answers.push({
      ...contentOf(equal[0]!),
      ids: equal.map(({ id }) => id),
      count: uids.size + anonymous,
      people: [...uids].map(people),
      words: [...new Set(equal.flatMap((hint) => readEdit(hint).remark ?? []))],
      language: sentLanguage(equal[0]!.language),
      pictures,
    })
  }
  const order = ({ question }: HintAnswer) => HINT_QUESTIONS.indexOf(question)
  return answers.sort((a, b) => order(a) - order(b) || b.count - a.count || a.ids[0]! - b.ids[0]!)
}

/** Equal answers have the same key; words in another language, and times of another week, are others. */
function keyOf(hint: Edit): string {
  const { question, answer, isText, shabbat } = contentOf(hint)
  return JSON.stringify(isText ? [question, answer.toLowerCase(), shabbat, hint.language] : [question, answer, shabbat])
}

/** What a hint says. */
function contentOf(hint: Edit): { question: HintQuestion; answer: string; isText: boolean; shabbat?: string } {
  const { says, shabbat, changes } = readEdit(hint)
  const { foodType = [], hours, prayerTimes, opening_hours: openingHours, prayers } = changes
  const text = openingHours ?? prayers
  const answer = says ?? foodType[0] ?? hours ?? prayerTimes ?? text ?? ''
  return { question: questionOf(hint), answer, isText: text !== undefined, ...(shabbat && { shabbat }) }
}

async function approve(work: Deciding, prepared: Prepared | undefined): Promise<Outcome> {
  const { trx, decision, acting } = work
  const { id: tnid, answers: ids = [] } = decision
  const approvedEdits = await takeHints(trx, { tnid, ids }, 'approved')
  const [first] = approvedEdits
  if (approvedEdits.some((hint) => keyOf(hint) !== keyOf(first!))) throw new AppError('mergeUnclear')
  const { question, answer } = contentOf(first!)
  const { says } = readEdit(first!)
  // A photo alone says nothing before somebody has read it.
  if (answer === '' && !decision.values) throw new AppError('needAnswer')
  const pictures = isPhotoPublished(question) ? prepared?.pictures : undefined
  if (!pictures) await prepared?.drop()
  if (!says) {
    // They are equal: what is chosen of one is chosen of all.
    const chosen = chosenOf(approvedEdits.slice(0, 1), decision, [])
    return applyTaken(work, { approvedEdits, chosen, pictures: pictures ?? [], own: [] })
  }
  const own = approvedEdits.map(({ id }) => stateChange('edits', id, 'approved'))
  const listing = await requireListing(trx, tnid, decision.seq)
  if (says === 'closed') {
    if (reasonOf(decision) === '') throw new AppError('needRefusal')
    const closed = await closeListing(trx, acting, listing)
    return { ...closed, rows: [...own, ...closed.rows] }
  }
  const seq = await nextSeq(trx)
  const [{ rows } = { rows: [] }] = await confirmMany(trx, [tnid], { acting, seq })
  return { tnid, seq, rows: [...own, ...rows] }
}

/** Refuses answers; who sent one with an account is told why. */
async function refuse({ trx, decision }: Deciding): Promise<Outcome> {
  const { id: tnid, answers: ids = [] } = decision
  const givenHints = await takeHints(trx, { tnid, ids }, 'refused')
  const reason = reasonOf(decision)
  if (reason === '' && givenHints.some(({ uid }) => uid > 0)) throw new AppError('needRefusal')
  return {
    tnid,
    rows: givenHints.map(({ id }) => stateChange('edits', id, 'refused')),
    mails: await mailsFor(trx, givenHints, { reason, template: 'editRefused' }),
  }
}

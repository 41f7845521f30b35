import { sql } from 'kysely'
import { sentLanguage } from '#api/edits/apply.ts'
import { linesOf, reasonOf, rowsById, sentPart, takeWaiting, type QueueKind } from './kind.ts'
import { listingForMail } from '../acts/mails.ts'
import { senderOf } from './sender.ts'
import type { DeskItemOf, QueueItem } from '#core/contract/desk.ts'
import type { ContributionKind } from '#core/contract/contributions-parts.ts'
import { excerptOf } from '#core/domain/excerpt.ts'
import type { Store } from '#data/store/database.ts'
import { reportFields } from '#data/store/reports.repository.ts'
import { decisionsOn } from '#api/audit/audit.repository.ts'
import { TABLES, wordsOf, type Words } from './contributions.ts'

/** Reports by readers: settled once fixed, refused if there is nothing to fix. */
export const reports: QueueKind = {
  kind: 'report',
  waiting: sql`select id, at, tnid from reports where state = 'waiting'`,

  async lines(db, ids) {
    const rows = await rowsById(db, 'reports', ids)
    const about = await contributionsAbout(
      db,
      rows.map((row) => row.about),
    )
    return linesOf(rows, ({ title, content, type, ...row }) => ({
      summary: title || content,
      fields: [type],
      about: about(row.about),
    }))
  },

  async item({ store }, id) {
    const [row] = await rowsById(store, 'reports', [id])
    if (!row) return undefined
    const about = await reportedContribution(store, row.about)
    return {
      kind: 'report',
      ...sentPart(row),
      ...reportFields(row),
      ...(about && { about }),
    }
  },

  async decide({ trx, decision }) {
    const { id, act } = decision
    const reason = reasonOf(decision)
    const state = act === 'settle' ? 'settled' : 'refused'
    const { uid, tnid, rows } = await takeWaiting(trx, 'report', id, state)
    const template = act === 'settle' ? 'reportSettled' : 'reportRefused'
    const listing = await listingForMail(trx, tnid)
    return { tnid, rows, mails: [{ uid, template, reason, ...listing }] }
  },
}

/** Fits a line of the queue. */
const LINE_LETTERS = 120
/** Enough to judge most contributions; longer ones are shown in full in their own item. */
const ITEM_LETTERS = 600

interface About {
  kind: ContributionKind
  id: number
}

/** Parses what a report is about: `review 12`. */
function aboutOf(text: string): About | undefined {
  const [kind = '', id] = text.split(' ')
  return isContribution(kind) ? { kind, id: Number(id) } : undefined
}

const isContribution = (kind: string): kind is ContributionKind => Object.hasOwn(TABLES, kind)

function textOf(words: Words): string {
  if ('content' in words) return words.content
  return 'answer' in words ? words.answer : words.question
}

/** The contributions that reports are about, in a line each, by the reports' `about`. */
async function contributionsAbout(db: Store, texts: readonly string[]): Promise<(text: string) => QueueItem['about']> {
  const about = texts.map(aboutOf).filter((subject) => subject !== undefined)
  const known = new Map<string, Words>()
  for (const [kind, some] of Map.groupBy(about, (subject) => subject.kind)) {
    const ids = new Set(some.map(({ id }) => id))
    for (const words of await wordsOf(db, kind, [...ids])) known.set(`${kind} ${words.id}`, words)
  }
  return (text) => {
    const named = aboutOf(text)
    const words = known.get(text)
    return named && { ...named, ...(words && { words: lineOf(words) }) }
  }
}

const lineOf = (words: Words) => ({
  text: excerptOf('title' in words ? `${words.title}: ${words.content}` : textOf(words), LINE_LETTERS),
  author: words.author,
  hidden: words.hidden === 1,
})

/** The reported contribution, with what is needed to hide it. */
async function reportedContribution(db: Store, text: string): Promise<DeskItemOf<'report'>['about']> {
  const about = aboutOf(text)
  if (!about) return undefined
  const { kind, id } = about
  const [words] = await wordsOf(db, kind, [id])
  if (!words) return about
  const from = await senderOf(db, words.uid, words.tnid)
  const decided = (await decisionsOn(db, kind, [id])).get(id)
  return {
    ...about,
    words: {
      ...('title' in words && { title: words.title }),
      text: excerptOf(textOf(words), ITEM_LETTERS),
      author: words.author,
      hidden: words.hidden === 1,
      language: sentLanguage(words.language),
      ...(from && { from }),
      ...(decided && { audit: decided.audit }),
    },
  }
}

import type { Selectable } from 'kysely'
import type { NewsletterCounts, NewsletterDraft } from '#core/contract/desk-newsletter.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import type { RenderedMail } from '../mail/render.ts'
import type { NewslettersTable } from './newsletter.table.ts'

const DAY_MS = 86_400_000
/** How long it is kept who got a newsletter; bounces arrive within days. */
const KEEP_MS = 90 * DAY_MS

export type StoredNewsletter = Omit<Selectable<NewslettersTable>, 'draft'> & { draft: NewsletterDraft }

const parsed = (row: Selectable<NewslettersTable>): StoredNewsletter => ({
  ...row,
  draft: JSON.parse(row.draft) as NewsletterDraft,
})

/** All newsletters, latest first. */
export async function listNewsletters(db: Store): Promise<StoredNewsletter[]> {
  const rows = await db.selectFrom('newsletters').selectAll().orderBy('id', 'desc').execute()
  return rows.map(parsed)
}

export async function findNewsletter(db: Store, id: number): Promise<StoredNewsletter | undefined> {
  const row = await db.selectFrom('newsletters').selectAll().where('id', '=', id).executeTakeFirst()
  return row && parsed(row)
}

/** Stores a draft. Returns its number. */
export async function insertDraft(db: Store, draft: NewsletterDraft, now: number): Promise<number> {
  const { id } = await db
    .insertInto('newsletters')
    .values({ state: 'draft', draft: JSON.stringify(draft), version: 1, at: now, next_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Saves a draft over the version that its editor has seen. Returns the new one; undefined if it is another by now. */
export async function saveDraft(
  db: Store,
  { id, draft, version }: { id: number; draft: NewsletterDraft; version: number },
  now: number,
): Promise<number | undefined> {
  const row = await db
    .updateTable('newsletters')
    .set({ draft: JSON.stringify(draft), version: version + 1, at: now })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return row?.version
}

/** Deletes a draft. Returns whether it was one. */
export async function dropDraft(db: Store, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletters')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Fixes texts and recipients, and begins. Each subscriber's language is given that of the text. Returns how many. */
export async function beginSending(
  trx: StoreTransaction,
  { id, mails, languages }: { id: number; mails: Partial<Record<Lang, RenderedMail>>; languages: Map<string, Lang> },
  now: number,
): Promise<number> {
  let total = 0
  for (const [language, lang] of languages) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('newsletter_recipients')
      .columns(['newsletter', 'subscriber', 'language', 'state'])
      .expression((eb) =>
        eb
          .selectFrom('subscribers')
          .select(({ lit, ref, cast, val }) => [
            lit(id).as('newsletter'),
            ref('leave_token').as('subscriber'),
            cast<string>(val(lang), 'text').as('language'),
            cast<'waiting'>(val('waiting'), 'text').as('state'),
          ])
          .where('state', '=', 'confirmed')
          .where('language', '=', language),
      )
      .executeTakeFirst()
    total += Number(numInsertedOrUpdatedRows ?? 0n)
  }
  await trx
    .updateTable('newsletters')
    .set({ state: 'sending', mails: JSON.stringify(mails), at: now, next_at: now })
    .where('id', '=', id)
    .execute()
  return total
}

/** Pauses sending, or goes on. Returns whether it could. */
export async function pauseSending(db: Store, { id, isPaused }: { id: number; isPaused: boolean }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletters')
    .set({ state: isPaused ? 'paused' : 'sending' })
    .where('id', '=', id)
    .where('state', 'in', ['sending', 'paused'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Confirmed subscribers by the language that they are stored with. */
export async function countSubscribers(db: Store): Promise<{ language: string; count: number }[]> {
  const rows = await db
    .selectFrom('subscribers')
    .select((eb) => ['language', eb.fn.countAll().as('count')])
    .where('state', '=', 'confirmed')
    .groupBy('language')
    .orderBy('language')
    .execute()
  return rows.map(({ language, count }) => ({ language, count: Number(count) }))
}

const NONE: NewsletterCounts = { waiting: 0, queued: 0, sent: 0, refused: 0, bounced: 0, skipped: 0, left: 0 }

/** What became of newsletters. */
export async function countsOf(db: Store, newsletters: readonly StoredNewsletter[]) {
  const ids = newsletters.filter(({ state, counts }) => state !== 'draft' && counts === null).map(({ id }) => id)
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('newsletter_recipients')
          .select((eb) => ['newsletter', 'state', eb.fn.countAll().as('count'), eb.fn.sum('has_left').as('left')])
          .where('newsletter', 'in', ids)
          .groupBy(['newsletter', 'state'])
          .execute()
  return ({ id, counts }: Pick<StoredNewsletter, 'id' | 'counts'>): NewsletterCounts => {
    if (counts !== null) return JSON.parse(counts) as NewsletterCounts
    const own = rows.filter(({ newsletter }) => newsletter === id)
    const byState = Object.fromEntries(own.map(({ state, count }) => [state, Number(count)]))
    return { ...NONE, ...byState, left: own.reduce((sum, row) => sum + Number(row.left), 0) }
  }
}

/** Forgets who got old newsletters; their counts stay. */
export async function dropOldRecipients(db: Store, now: number): Promise<void> {
  const old = (await listNewsletters(db)).filter(
    ({ state, counts, at }) => state === 'sent' && counts === null && at <= now - KEEP_MS,
  )
  const count = await countsOf(db, old)
  for (const newsletter of old) {
    const { id } = newsletter
    await db.transaction().execute(async (trx) => {
      const counts = JSON.stringify(count(newsletter))
      await trx.updateTable('newsletters').set({ counts, mails: null }).where('id', '=', id).execute()
      await trx.deleteFrom('newsletter_recipients').where('newsletter', '=', id).execute()
    })
  }
}

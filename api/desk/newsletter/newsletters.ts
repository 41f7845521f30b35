import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '#core/contract/app-error.ts'
import type { Newsletter, NewsletterDraft, NewsletterList, NewsletterPlace } from '#core/contract/desk-newsletter.ts'
import { MAX_NEWSLETTER_PLACES } from '#core/terms/limits.ts'
import { csvRow, csvText } from '#core/domain/csv.ts'
import { completeIn, incompleteIn, languageFor } from '#core/domain/newsletters.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { format } from '#core/i18n/format.ts'
import { LANGS, LANGUAGES, siteLang, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { addressOf } from '#api/mail/addresses.ts'
import { findUser } from '#api/accounts/accounts.repository.ts'
import { listStaff } from '#api/accounts/roles.repository.ts'
import { siteName } from '#data/store/site-name.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { indexOf } from '#api/http/lookup.ts'
import { queueRendered } from '#api/mail/outbox.repository.ts'
import type { RenderedMail } from '#api/mail/render.ts'
import { composeNewsletter, newsletterPlaces, withLeaveLink } from '#api/newsletter/compose.ts'
import {
  beginSending,
  countsOf,
  countSubscribers,
  findNewsletter,
  listNewsletters,
  type StoredNewsletter,
} from '#api/newsletter/issues.repository.ts'
import { runAudited, type Acting } from '../acts/audited-action.ts'
import { tnidsIn } from '../permissions/area.ts'

/** The newsletters, and who would get one. */
export async function readNewsletters({ store }: PeopleDeps): Promise<NewsletterList> {
  const all = await listNewsletters(store)
  const counts = await countsOf(store, all)
  return {
    newsletters: all.map((newsletter) => ({
      ...headOf(newsletter),
      counts: counts(newsletter),
      subject: subjectOf(newsletter.draft),
    })),
    subscribers: await subscribersOf(store),
  }
}

const headOf = ({ id, state, at }: StoredNewsletter) => ({ id, state, at })

/** The subject in the first language that has one. */
const subjectOf = ({ texts }: NewsletterDraft): string =>
  LANGS.map((lang) => texts[lang]?.subject.trim()).find((subject) => subject) ?? ''

/** Each language's, also those without any. */
async function subscribersOf(store: Store): Promise<Newsletter['subscribers']> {
  const rows = await countSubscribers(store)
  return LANGS.map((language) => ({
    language,
    count: rows.filter((row) => siteLang(row.language) === language).reduce((sum, { count }) => sum + count, 0),
  }))
}

/** A newsletter with its places as a language names them. Throws AppError `notFound`. */
export async function readNewsletter(deps: PeopleDeps, id: number, lang: Lang): Promise<Newsletter> {
  const { store, config } = deps
  const stored = await requireNewsletter(store, id)
  const { draft, version } = stored
  return {
    ...headOf(stored),
    counts: (await countsOf(store, [stored]))(stored),
    draft,
    version,
    places: newsletterPlaces(indexOf(deps), draft.places, lang),
    subscribers: await subscribersOf(store),
    pace: config.newslettersPerMinute,
  }
}

async function requireNewsletter(db: Store, id: number): Promise<StoredNewsletter> {
  const found = await findNewsletter(db, id)
  if (!found) throw new AppError('notFound')
  return found
}

/** The error of a change to a draft that is none any more, or another one. Throws AppError. */
export async function refuseChange(db: Store, id: number): Promise<never> {
  const { state } = await requireNewsletter(db, id)
  throw new AppError(state === 'draft' ? 'contentMoved' : 'newsletterBegun')
}

interface NewSince {
  since: string
  area?: number
  language: Lang
}

/** Listings first stored since a day, newest first, without samples. */
export async function readNewPlaces(
  deps: PeopleDeps,
  { since, area, language }: NewSince,
): Promise<{ places: NewsletterPlace[] }> {
  const { store } = deps
  const rows = await store
    .selectFrom('content')
    .select('id')
    .where('kind', '=', 'listings')
    .where('deleted', '=', 0)
    .where('sample', '=', 0)
    .where('added_at', '>=', Date.parse(since))
    .$if(area !== undefined, (query) =>
      query.where(sql<boolean>`cast(id as integer) in ${tnidsIn(store, new Set([area!]))}`),
    )
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .limit(MAX_NEWSLETTER_PLACES)
    .execute()
  const tnids = rows.map(({ id }) => Number(id))
  return { places: newsletterPlaces(indexOf(deps), tnids, language) }
}

/** A draft in a language. Its link to unsubscribe leads to the page without anybody's token. */
export async function composed(deps: PeopleDeps, draft: NewsletterDraft, language: Lang): Promise<RenderedMail> {
  const mail = await composedForAll(deps, deps.store, draft, language)
  return withLeaveLink(mail, deps.config.linkOrigin + hrefOf(language, { kind: 'newsletter' }))
}

async function composedForAll(deps: PeopleDeps, db: Store, draft: NewsletterDraft, language: Lang) {
  return composeNewsletter({
    draft,
    language,
    site: await siteName(db, language),
    origin: deps.config.linkOrigin,
    places: newsletterPlaces(indexOf(deps), draft.places, language),
  })
}

interface Test {
  id: number
  language: Lang
  /** The caller's by default. */
  email?: string
}

/** Mails a newsletter, marked as a test, to somebody with a role. Throws AppError. */
export async function sendTest(deps: PeopleDeps, { uid, now }: Acting, { id, language, email }: Test): Promise<string> {
  const { store } = deps
  const { draft } = await requireNewsletter(store, id)
  const to = email ? await requireStaff(store, email) : await requireOwnAddress(store, uid)
  if (!completeIn(draft).includes(language)) throw incomplete([language])
  const rendered = await composed(deps, draft, language)
  const subject = format(MESSAGES[language].mail.newsletter.test, { subject: rendered.subject })
  const key = `newsletter test ${id} ${randomUUID()}`
  await queueRendered(store, { key, to, language, rendered: { ...rendered, subject } }, now)
  return to
}

async function requireStaff(store: Store, email: string): Promise<string> {
  const { key } = addressOf(email)
  const found = (await listStaff(store)).find((user) => user.verified === 1 && user.email_key === key)
  if (!found) throw new AppError('newsletterTester')
  return found.email
}

async function requireOwnAddress(store: Store, uid: number): Promise<string> {
  const user = await findUser(store, uid)
  if (user?.verified !== 1) throw new AppError('needConfirmedAddress')
  return user.email
}

const incomplete = (languages: readonly Lang[]) =>
  new AppError('newsletterIncomplete', {
    values: () => ({ languages: languages.map((lang) => LANGUAGES[lang].name).join(', ') }),
  })

/** Begins to send what its editor has seen, once. Throws AppError. */
export async function sendNewsletter(
  deps: PeopleDeps,
  acting: Acting,
  { id, version }: { id: number; version: number },
): Promise<void> {
  await runAudited(deps, acting, { act: 'send', kind: 'newsletter', item: String(id), reason: '' }, async (trx) => {
    const { state, draft, ...stored } = await requireNewsletter(trx, id)
    if (state !== 'draft' || stored.version !== version) return refuseChange(trx, id)
    const missing = incompleteIn(draft)
    if (missing.length > 0 || completeIn(draft).length === 0) throw incomplete(missing)
    await beginWith(deps, trx, { id, draft }, acting.now)
    return { tnid: 0, rows: [], item: subjectOf(draft) }
  })
}

async function beginWith(
  deps: PeopleDeps,
  trx: StoreTransaction,
  { id, draft }: Pick<StoredNewsletter, 'id' | 'draft'>,
  now: number,
): Promise<void> {
  const languages = new Map<string, Lang>()
  for (const { language } of await countSubscribers(trx)) {
    const lang = languageFor(draft, siteLang(language))
    if (lang) languages.set(language, lang)
  }
  const mails: Partial<Record<Lang, RenderedMail>> = {}
  for (const lang of new Set(languages.values())) mails[lang] = await composedForAll(deps, trx, draft, lang)
  const total = await beginSending(trx, { id, mails, languages }, now)
  if (total === 0) throw new AppError('newsletterNobody')
}

/** All subscribers as CSV, by address; the log says who took them. */
export async function exportSubscribers(deps: PeopleDeps, acting: Acting): Promise<string> {
  let csv = csvRow(['email', 'language', 'state', 'since'])
  await runAudited(deps, acting, { act: 'export', kind: 'newsletter', item: '', reason: '' }, async (trx) => {
    const rows = await trx.selectFrom('subscribers').selectAll().orderBy('email_key').execute()
    for (const { email, language, state, at } of rows)
      csv += csvRow([csvText(email), language, state, new Date(at).toISOString()])
    return { tnid: 0, rows: [] }
  })
  return csv
}

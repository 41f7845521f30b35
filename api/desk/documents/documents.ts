import type { OptionList, OwnField, SeedListing } from '#core/contract/data-files.ts'
import type { DeskDocument, DeskDone, DocumentKind, PreviewRequest } from '#core/contract/desk.ts'
import { NUMBER_FIELDS } from '#core/contract/document-schemas.ts'
import { contentId } from '#core/domain/content-id.ts'
import { dayOf } from '#core/domain/weeks.ts'
import { withStayFacts } from '#core/domain/stay-facts.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import type { Localized } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { runAudited, type Acting, type Outcome } from '../acts/audited-action.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import { requireDocumentIn } from '../permissions/permissions.ts'
import { readHours } from '#core/domain/hours/notation.ts'
import type { OneLineKind } from '#core/domain/listing/one-line.ts'
import { readPrayers } from '#core/domain/prayers/notation.ts'
import { checkDocument, invalidField, invalidLine } from '#api/content/checks.ts'
import { countDocuments, documentRow, lineOf, withId } from './documents.repository.ts'
import { referringTo } from '#api/content/references.ts'
import { urlOf } from '#api/content/listings.ts'
import { changedOwnField, requireNoOwnValue } from '#api/content/own-fields.ts'
import { changedOptions } from './option-lists.ts'
import { claimPictures } from './uploads.ts'
import { putDocument, readDocument, versionOf, type StoredDocument } from '#api/content/documents.repository.ts'
import type { FieldProblem } from '#core/contract/schema-problems.ts'
import { dayText } from '#core/domain/times/dates.ts'

type Body = Record<string, unknown>

/** A document in full. Throws AppError `notFound`, and `notYourArea` if it lies elsewhere. */
export async function readOne(
  { store }: PeopleDeps,
  rights: Rights,
  { kind, id }: { kind: DocumentKind; id: string },
): Promise<DeskDocument> {
  const row = await documentRow(store, kind, id)
  if (!row) throw new AppError('notFound')
  const body = JSON.parse(row.body) as Body
  await requireDocumentIn(store, rights, { kind, id, body })
  const url = row.deleted ? undefined : pageOf(kind, body)
  return {
    kind,
    ...lineOf(row),
    body,
    seq: versionOf(row),
    ...(url && { url }),
  }
}

/** The English page of a document, if its kind always has pages. */
function pageOf(kind: DocumentKind, body: Body): string | undefined {
  const lang: Lang = 'en'
  if (kind === 'listings') return urlOf(body as Parameters<typeof urlOf>[0], lang)
  if (kind === 'ownPages') return hrefOf(lang, { kind: 'ownPage', slug: String(body['id']) })
  if (kind === 'authorities') return hrefOf(lang, { kind: 'authority', slug: String(body['id']) })
  const id = Number(body[NUMBER_FIELDS[kind] ?? ''])
  const slug = slugIn(lang, (body['title'] ?? { en: '' }) as Localized, id)
  if (kind === 'features') return hrefOf(lang, { kind: 'feature', nid: id, slug })
  if (kind === 'categories') return hrefOf(lang, { kind: 'category', id, slug })
  return undefined
}

/** Creates a document; the server assigns its number. Throws AppError `invalidField`. */
export async function createDocument(
  deps: PeopleDeps,
  acting: Acting,
  kind: DocumentKind,
  { body, reason = '' }: { body: Body; reason?: string },
): Promise<DeskDone> {
  requireFree(kind)
  const act = { act: 'create', kind, item: '', reason: reason.trim() } as const
  return runAudited(deps, acting, act, async (trx) => {
    const field = NUMBER_FIELDS[kind]
    if (field && body[field] !== undefined) throw invalidField(field, 'fixed')
    const document = await withId(trx, kind, withReadLines(kind, body, acting))
    document.body = withAnswers(kind, {}, document.body, acting.now)
    await checkDocument(trx, kind, document.body)
    checkFactDays(kind, document.body, acting.now)
    const known = await readDocument(trx, kind, document.id)
    // An old address or an export would mean something else by the id of a deleted field.
    if (known && (!known.deleted || kind === 'ownFields')) throw invalidField(idField(kind), 'taken')
    const next = kind === 'ownFields' ? await changedOwnField(trx, null, document.body as OwnField) : document.body
    return write(trx, acting, { kind, id: document.id, body: next }, known ?? null)
  })
}

const LINES: readonly OneLineKind[] = ['hours', 'prayerTimes']

/** Reads hours and prayer times that were sent in a line as people type them. Throws AppError `invalidField`. */
function withReadLines(kind: DocumentKind, body: Body, { now, lang }: Pick<Acting, 'now' | 'lang'>): Body {
  if (kind !== 'listings') return body
  const { own, ...listing } = body
  // A form that has emptied the last of them sends what held them.
  if (own && Object.keys(own).length === 0) return withReadLines(kind, listing, { now, lang })
  const typed = LINES.filter((field) => typeof body[field] === 'string')
  const read = typed.map((field) => {
    const line = String(body[field])
    const stated = field === 'hours' ? readHours(line) : readPrayers(line, lang)
    if (!stated) throw invalidLine(field, line)
    return [field, { ...stated, source: { name: 'Editors' }, confirmedAt: dayOf(now) }]
  })
  return { ...body, ...Object.fromEntries(read) }
}

/** Editors answer for what they change, unless they say who does. */
function withAnswers<T extends object>(kind: DocumentKind, before: object, body: T, now: number): T {
  const [was, is] = [before, body] as [Partial<SeedListing>, Partial<SeedListing>]
  if (kind !== 'listings' || JSON.stringify(was.stayFacts) !== JSON.stringify(is.stayFacts)) return body
  return withStayFacts(was, is, { source: { kind: 'editor' }, confirmedAt: dayOf(now) }) as T
}

const idField = (kind: DocumentKind) => ({ linkSets: 'name', regions: 'code', options: 'list' })[kind as string] ?? 'id'

/** Which lists of options there are is said by the fields of listings. Throws AppError `invalidField`. */
function requireFree(kind: DocumentKind): void {
  if (kind === 'options') throw invalidField('list', 'fixed')
}

interface Change {
  kind: DocumentKind
  id: string
  /** The version as read. */
  seq: number
  reason?: string
}

/** Changes a document, or restores a deleted one. Throws AppError `invalidField` and `contentMoved`. */
export function changeDocument(
  deps: PeopleDeps,
  acting: Acting,
  { kind, id, seq, reason = '' }: Change,
  typed: Body,
): Promise<DeskDone> {
  const act = { act: 'change', kind, item: id, reason: reason.trim() } as const
  return runAudited(deps, acting, act, async (trx) => {
    const before = await requireVersion(trx, { kind, id, seq })
    const body = withReadLines(kind, typed, acting)
    await checkDocument(trx, kind, body)
    checkFactDays(kind, body, acting.now)
    if (contentId(kind, body) !== id) throw invalidField(idOf(kind), 'fixed')
    const stated = withAnswers(kind, before.body as object, body, acting.now)
    return write(trx, acting, { kind, id, body: await withOptions(trx, kind, before.body as object, stated) }, before)
  })
}

/** A changed document by the rules of lists of options, and of fields of editors. */
async function withOptions(trx: StoreTransaction, kind: DocumentKind, before: object, body: object): Promise<object> {
  if (kind === 'options') return changedOptions(trx, before as OptionList, body as OptionList)
  return kind === 'ownFields' ? changedOwnField(trx, before as OwnField, body as OwnField) : body
}

const idOf = (kind: DocumentKind) => NUMBER_FIELDS[kind] ?? idField(kind)

/** Marks a document as deleted. Throws AppError `stillNeeded` and `contentMoved`. */
export async function removeDocument(
  deps: PeopleDeps,
  acting: Acting,
  { kind, id, seq, reason = '' }: Change,
): Promise<DeskDone> {
  requireFree(kind)
  const act = { act: 'delete', kind, item: id, reason: reason.trim() } as const
  return runAudited(deps, acting, act, async (trx) => {
    const before = await requireVersion(trx, { kind, id, seq })
    if (before.deleted) throw new AppError('notFound')
    if (kind === 'ownFields') await requireNoOwnValue(trx, id)
    const body = before.body as Body
    const needed = await referringTo(trx, kind, id, body)
    if (needed) {
      const { count, name } = needed
      const values = () => ({ count: String(count), name })
      throw new AppError('stillNeeded', { values })
    }
    return write(trx, acting, { kind, id, body, deleted: true }, before)
  })
}

async function requireVersion(trx: StoreTransaction, { kind, id, seq }: Change): Promise<StoredDocument> {
  const found = await readDocument(trx, kind, id)
  if (!found) throw new AppError('notFound')
  if (found.version !== seq) throw new AppError('contentMoved')
  return found
}

interface Written {
  kind: DocumentKind
  id: string
  body: object
  deleted?: boolean
}

async function write(
  trx: StoreTransaction,
  acting: Acting,
  { kind, id, body, deleted = false }: Written,
  before: StoredDocument | null,
): Promise<Outcome> {
  if (!deleted && (!before || before.deleted)) await requireRoom(trx, kind)
  const sample = 'sample' in body && body.sample === true
  const written = await putDocument(trx, acting, before, { kind, id, body, sample, deleted })
  if (kind === 'listings') await claimPictures(trx, body as SeedListing)
  return { tnid: kind === 'listings' ? Number(id) : 0, rows: [], item: id, ...written }
}

/** More than anybody reads; each page is a page in every language, and each notice is looked at for every page. */
const MOST: Readonly<Partial<Record<DocumentKind, number>>> = { ownPages: 100, notices: 100 }

/** Requires that there may be one more of a kind. Throws AppError `tooManyDocuments`. */
async function requireRoom(trx: StoreTransaction, kind: DocumentKind): Promise<void> {
  const most = MOST[kind]
  if (most === undefined || (await countDocuments(trx, kind)) < most) return
  throw new AppError('tooManyDocuments', { values: () => ({ limit: String(most) }) })
}

/** The HTML of a document's future page. Throws AppError. */
export async function previewOf(deps: PeopleDeps, { kind, id, body, language }: PreviewRequest): Promise<string> {
  const { renderer, store } = deps
  const whole = await store.transaction().execute(async (trx) => {
    const document = id === undefined ? await withId(trx, kind, body) : { id, body }
    await checkDocument(trx, kind, document.body)
    if (contentId(kind, document.body) !== document.id) throw invalidField(idOf(kind), 'fixed')
    return document.body
  })
  if (!renderer) throw new AppError('noPreview')
  return renderer.preview({ kind, body: whole, language })
}

const DAY_MS = 86_400_000
/** How far ahead of UTC the first zones are. */
const FIRST_ZONE_MS = 14 * 3_600_000

/**
 * Checks days of facts that an editor types: none is still to come, no certificate ends before it was issued.
 * Throws AppError `invalidField`.
 */
function checkFactDays(kind: DocumentKind, body: object, now: number): void {
  if (kind !== 'listings') return
  const { kashrutFacts = [], stayFacts = [] } = body as SeedListing
  const today = dayText(Math.floor((now + FIRST_ZONE_MS) / DAY_MS))
  for (const [at, { confirmedAt }] of stayFacts.entries())
    if (confirmedAt > today) throw invalidField(`stayFacts.${at}.confirmedAt`, 'ahead')
  for (const [at, { confirmedAt, superseded, source, certificate = {} }] of kashrutFacts.entries()) {
    const refuse = (field: string, problem: FieldProblem) => invalidField(`kashrutFacts.${at}.${field}`, problem)
    const { issued, validUntil } = certificate
    const past = { confirmedAt, superseded, 'source.retrieved': source.retrieved, 'certificate.issued': issued }
    for (const [field, day] of Object.entries(past)) if (day && day > today) throw refuse(field, 'ahead')
    if (issued && validUntil && validUntil < issued) throw refuse('certificate.validUntil', 'beforeIssue')
  }
}

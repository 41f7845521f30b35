import { sql } from 'kysely'
import { AppError } from '#core/contract/app-error.ts'
import type { Authority, KashrutFact, SeedListing } from '#core/contract/data-files.ts'
import type { CertificateReading } from '#core/contract/desk.ts'
import { dayProblems, laterStatement, withCertificate } from '#core/domain/certificates.ts'
import { excerptOf } from '#core/domain/excerpt.ts'
import { kashrutDayAt } from '#core/domain/kashrut.ts'
import { dayOf } from '#core/domain/weeks.ts'
import { dayDateText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow } from '#data/index/cards.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import type { PeopleDeps } from '#api/deps.ts'
import type { StoredCertificate } from '#api/edits/certificates.ts'
import { editsById, type Edit } from '#api/edits/edits.repository.ts'
import { indexOf } from '#api/http/lookup.ts'
import type { Outcome } from '../acts/audited-action.ts'
import { checkDocument, invalidField } from '#api/content/checks.ts'
import { picturesOf } from './edit-item.ts'
import { insertUploads, mailsFor, refuseEdit, requireListing, takeEdits } from './edit-rows.ts'
import { authorityNames, editDocument, readDocument, readListing } from '#api/content/documents.repository.ts'
import { linesOf, sentPart, reasonOf, type Deciding, type OwnPart, type Prepared, type QueueKind } from './kind.ts'
import { preparePictures } from './pictures.ts'
import { stateChange } from '#api/audit/changes.ts'

const SUMMARY = 200

/** Visitors' photos of certificates. An approved one is a fact of the listing, as the editor read it. */
export const certificates: QueueKind = {
  kind: 'certificate',
  waiting: sql`select id, at, tnid from edits where state = 'waiting' and kind = 'certificate'`,
  lines,
  item,
  prepare: (deps, decision) => preparePictures(deps, decision, 'whole'),
  async decide(work, prepared) {
    return work.decision.act === 'refuse' ? refuseEdit(work, 'certificate') : approve(work, prepared)
  },
}

const rowsOf = async (db: Store, ids: readonly number[]) =>
  (await editsById(db, ids)).filter(({ kind }) => kind === 'certificate')

const saidIn = ({ body }: Edit) => JSON.parse(body) as StoredCertificate

async function lines(db: Store, ids: readonly number[]) {
  return linesOf(await rowsOf(db, ids), (row) => ({
    summary: excerptOf(saidIn(row).remark ?? '', SUMMARY),
    fields: [],
    pictures: 1,
  }))
}

async function item(deps: PeopleDeps, id: number, lang: Lang): Promise<OwnPart | undefined> {
  const { store } = deps
  const [row] = await rowsOf(store, [id])
  if (!row) return undefined
  const { taken, authority, validUntil, remark = '' } = saidIn(row)
  const { listing, version } = await readListing(store, row.tnid)
  const [picture] = await picturesOf(store, id)
  return {
    kind: 'certificate',
    ...sentPart(row),
    ...(picture && { picture }),
    taken,
    ...(validUntil && { validUntil }),
    ...(authority && { authority }),
    remark,
    today: todayOf(deps, listing),
    seq: version,
    facts: await factsOf(store, listing, lang),
  }
}

/** Today where a listing is; without it, in UTC. */
export function todayOf(deps: PeopleDeps, listing: SeedListing | undefined): string {
  const now = deps.now().getTime()
  const place = listing && placeRow(indexOf(deps), listing.place)
  if (!place) return dayOf(now)
  return kashrutDayAt({ timeZone: place.time_zone, country: place.country }, now).today
}

async function factsOf(store: Store, listing: SeedListing | undefined, lang: Lang) {
  const live = (listing?.kashrutFacts ?? []).filter(({ superseded }) => superseded === undefined)
  const ids = live.flatMap(({ authority }) => authority ?? [])
  const names = await authorityNames(store, ids)
  const { choices } = MESSAGES[lang].desk.desk
  return live.map(({ claim, authority, confirmedAt, certificate }) => {
    const authorityName = authority && (names.get(authority) ?? { en: authority })
    return {
      claim: choices[claim],
      ...(authority && { authority }),
      ...(authorityName && { authorityName }),
      confirmedAt,
      ...(certificate?.validUntil && { validUntil: certificate.validUntil }),
    }
  })
}

async function approve(work: Deciding, prepared: Prepared | undefined): Promise<Outcome> {
  const { deps, trx, decision, acting } = work
  const [edit] = await takeEdits(trx, 'certificate', [decision.id], 'approved')
  const before = await requireListing(trx, edit!.tnid, decision.seq)
  const [photo] = prepared?.pictures ?? []
  if (!photo) throw new AppError('notFound')
  const listing = before.body as SeedListing
  const day = todayOf(deps, listing)
  const reading = await requireReading(trx, decision.certificate, day)
  const facts = listing.kashrutFacts ?? []
  requireLatest(facts, reading)
  const sent = dayOf(edit!.at)
  const after = { ...listing, kashrutFacts: withCertificate(facts, { ...reading, photo: photo.key, sent, day }) }
  await checkDocument(trx, 'listings', after)
  const { seq, content } = await editDocument(trx, acting, before, { body: after })
  const rows = [
    stateChange('edits', edit!.id, 'approved'),
    ...(await insertUploads(trx, edit!.tnid, [photo], acting.now)),
  ]
  return {
    tnid: edit!.tnid,
    seq,
    rows,
    content,
    mails: await mailsFor(trx, [edit!], { reason: reasonOf(decision) }),
  }
}

/** What the editor read, as far as it can be. Throws AppError `invalidField`, or what is wrong with a day. */
async function requireReading(
  trx: StoreTransaction,
  reading: CertificateReading | undefined,
  today: string,
): Promise<CertificateReading> {
  if (!reading) throw new AppError('invalidRequest')
  const { authority, taken, validUntil = '', number = '' } = reading
  await requireAuthority(trx, authority)
  const [wrong] = dayProblems({ taken, validUntil }, today)
  if (wrong) throw new AppError(wrong.code)
  return { authority, taken, ...(validUntil && { validUntil }), ...(number.trim() && { number: number.trim() }) }
}

/** Throws AppError `invalidField` where there is no such authority. */
export async function requireAuthority(trx: StoreTransaction, id: string): Promise<void> {
  const known = id ? await readDocument(trx, 'authorities', id) : undefined
  const isKnown = known && !known.deleted && !(known.body as Authority).sample
  if (!isKnown) throw invalidField('authority', id ? 'noSuch' : 'missing')
}

/** Throws AppError `olderPhoto` where something later is stored of the authority. */
export function requireLatest(
  facts: readonly KashrutFact[],
  reading: Pick<CertificateReading, 'authority' | 'taken'>,
): void {
  const later = laterStatement(facts, reading)
  if (later) throw new AppError('olderPhoto', { values: (lang) => ({ date: dayDateText(lang, later) }) })
}

import type { SeedListing } from '#core/contract/data-files.ts'
import { AppError } from '#core/contract/app-error.ts'
import { nextListingIds } from '#data/store/imported.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import type { Outcome } from '../acts/audited-action.ts'
import { checkDocument, invalidField } from '#api/content/checks.ts'
import { chosenOf } from './edit-choice.ts'
import { type Chosen, listingAfter, type KeptFields } from '#api/edits/apply.ts'
import { ownersOf, type Edit } from '#api/edits/edits.repository.ts'
import { ownRows, type OwnRow } from '#core/fields/own.ts'
import { readOwnFields } from '#data/store/own-fields.repository.ts'
import { editItem, editLines, waitingEdits } from './edit-item.ts'
import { insertUploads, mailsFor, refuseEdit, requireListing, takeEdits } from './edit-rows.ts'
import { readEdit } from '#api/edits/changes.ts'
import { reasonOf, type Deciding, type Prepared, type QueueKind, type OwnPart } from './kind.ts'
import { preparePictures } from './pictures.ts'
import { editDocument, putDocument } from '#api/content/documents.repository.ts'
import { stateChange, type RowChange, type Snapshot } from '#api/audit/changes.ts'
import { sql } from 'kysely'
import type { PeopleDeps } from '#api/deps.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { decisionsOn, findAct } from '#api/audit/audit.repository.ts'
import { restoredContent } from '../log/undo.ts'

/** Edits of listings: approved in full or in part, several of one listing at once. */
export const edits: QueueKind = {
  kind: 'edit',
  waiting: waitingEdits,
  lines: editLines,
  item: editItem,
  prepare: preparePictures,
  async decide(work, prepared) {
    return work.decision.act === 'refuse' ? refuseEdit(work, 'edit') : approveEdit(work, prepared)
  },
}

async function approveEdit(work: Deciding, prepared: Prepared | undefined): Promise<Outcome> {
  const { trx, decision } = work
  const { id, merge = [] } = decision
  const others = [...new Set(merge)].filter((other) => other !== id)
  const approvedEdits = await takeEdits(trx, 'edit', [id, ...others], 'approved')
  const [edit] = approvedEdits
  if (!edit || approvedEdits.some(({ tnid }) => tnid !== edit.tnid)) throw new AppError('invalidRequest')
  const pictures = prepared?.pictures ?? []
  const own = ownRows(await readOwnFields(trx))
  const chosen = chosenOf(approvedEdits, decision, own)
  if (edit.tnid === 0) return listProposed(work, { approvedEdits, chosen, pictures, own })
  return { ...(await applyTaken(work, { approvedEdits, chosen, pictures, own })), parts: others }
}

interface Taken {
  approvedEdits: readonly Edit[]
  chosen: readonly Chosen[]
  pictures: Prepared['pictures']
  /** The fields of editors. */
  own: readonly OwnRow[]
}

/** Applies what was chosen of edits of one listing that were taken out of the queue. Throws AppError. */
export async function applyTaken(
  { trx, decision, acting }: Deciding,
  { approvedEdits, chosen, pictures, own }: Taken,
): Promise<Outcome> {
  const edit = approvedEdits[0]!
  const before = await requireListing(trx, edit.tnid, decision.seq)
  const makesOwner = decision.owner === true && edit.claims_ownership === 1
  const isNothing = chosen.every(({ changes }) => isEmpty(changes))
  if (isNothing && pictures.length === 0 && !makesOwner) throw new AppError('nothingChosen')
  const after = listingAfter(before.body as SeedListing, {
    chosen,
    pictures,
    position: decision.position,
    day: new Date(acting.now).toISOString().slice(0, 10),
    owners: makesOwner ? new Set([edit.uid]) : await ownersOf(trx, edit.tnid),
    own,
  })
  await checkDocument(trx, 'listings', after)
  const isSame = JSON.stringify(after) === JSON.stringify(before.body)
  const written = isSame ? {} : await editDocument(trx, acting, before, { body: after })
  return {
    tnid: edit.tnid,
    ...written,
    rows: [
      ...approvedEdits.map((approvedEdit) => stateChange('edits', approvedEdit.id, 'approved')),
      ...(await insertUploads(trx, edit.tnid, pictures, acting.now)),
      ...(makesOwner ? await makeOwner(trx, edit, acting.now) : []),
    ],
    mails: await mailsFor(trx, approvedEdits, { reason: reasonOf(decision) }),
  }
}

/** Lists a place that a visitor added. */
async function listProposed(
  { trx, decision, acting }: Deciding,
  { approvedEdits, chosen, pictures, own }: Taken,
): Promise<Outcome> {
  const [edit] = approvedEdits
  if (!edit || approvedEdits.length > 1) throw new AppError('invalidRequest')
  const missing = (['title', 'town'] as const).find((field) => !chosen[0]!.changes[field])
  if (missing) throw invalidField(missing, 'missing')
  const { dtype } = readEdit(edit).changes
  const day = new Date(acting.now).toISOString().slice(0, 10)
  const [tnid] = await nextListingIds(trx, 1)
  const provenance = { name: 'Visitors', licence: 'Facts, CC0-1.0', checked: day, by: 'Visitors', status: 'compiled' }
  // Everything else comes from the edit.
  const blank = { tnid, dtype, address: '', provenance } as unknown as SeedListing
  const makesOwner = decision.owner === true && edit.claims_ownership === 1
  const owners = new Set(makesOwner ? [edit.uid] : [])
  const body = listingAfter(blank, { chosen, pictures, position: decision.position, day, owners, own })
  await checkDocument(trx, 'listings', body)
  const listing = { kind: 'listings', id: String(tnid), body, sample: false, deleted: false } as const
  const written = await putDocument(trx, acting, null, listing)
  return {
    tnid: tnid!,
    ...written,
    did: 'create',
    rows: [
      stateChange('edits', edit.id, 'approved'),
      ...(await insertUploads(trx, tnid!, pictures, acting.now)),
      ...(makesOwner ? await makeOwner(trx, { ...edit, tnid: tnid! }, acting.now) : []),
    ],
    mails: await mailsFor(trx, [{ ...edit, tnid: tnid! }], { reason: reasonOf(decision), template: 'placeListed' }),
  }
}

const isEmpty = (changes: KeptFields) => Object.keys(changes).length === 0

/** Approves the claim that came with an edit, like a separate one. */
async function makeOwner(trx: StoreTransaction, { uid, tnid, language }: Edit, now: number): Promise<RowChange[]> {
  const known = await trx
    .selectFrom('claims')
    .select(['id', 'state'])
    .where('uid', '=', uid)
    .where('tnid', '=', tnid)
    .where('state', 'in', ['waiting', 'approved'])
    .orderBy('state')
    .executeTakeFirst()
  if (known?.state === 'approved') return []
  const after = { state: 'approved' } as const
  if (known) {
    await trx.updateTable('claims').set(after).where('id', '=', known.id).execute()
    return [stateChange('claims', known.id, 'approved')]
  }
  const { id } = await trx
    .insertInto('claims')
    .values({ uid, tnid, language, ...after, at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [{ table: 'claims', id, before: null, after }]
}

/** Edits of trusted accounts, which are on the page already: an editor keeps them, or takes them off. */
export const applied: QueueKind = {
  kind: 'applied',
  waiting: sql`select id, at, tnid from edits where state = 'applied'`,
  lines: editLines,
  item,
  async decide(work) {
    return work.decision.act === 'approve' ? keep(work) : takeOff(work, reasonOf(work.decision))
  },
}

/** What changed, as it was and as it is now on the page. */
async function item(deps: PeopleDeps, id: number, lang: Lang): Promise<OwnPart | undefined> {
  const found = await editItem(deps, id, lang)
  if (found?.kind !== 'edit') return undefined
  const { uid, tnid, at, language, remark, shabbat, fields } = found
  return {
    kind: 'applied',
    id,
    uid,
    tnid,
    at,
    language,
    ...(remark && { remark }),
    ...(shabbat && { shabbat }),
    fields: fields.map((field) => ({ ...field, now: field.was ?? field.now, moved: false })),
  }
}

async function keep({ trx, decision: { id } }: Deciding): Promise<Outcome> {
  const [edit] = await takeEdits(trx, 'applied', [id], 'approved')
  return { tnid: edit!.tnid, rows: [stateChange('edits', id, 'approved', 'applied')] }
}

/** Throws AppError `cannotUndo` if the listing has changed since. */
async function takeOff({ trx, decision: { id }, acting }: Deciding, reason: string): Promise<Outcome> {
  const act = (await decisionsOn(trx, 'applied', [id])).get(id)
  const [edit] = await takeEdits(trx, 'applied', [id], 'refused')
  const { before, after } = (await findAct(trx, act!.audit))!
  const restored = await restoredContent(trx, {
    before: JSON.parse(before) as Snapshot,
    after: JSON.parse(after) as Snapshot,
    now: acting.now,
  })
  return {
    tnid: edit!.tnid,
    ...restored,
    rows: [stateChange('edits', id, 'refused', 'applied')],
    mails: await mailsFor(trx, [edit!], { reason, template: 'editRefused' }),
  }
}

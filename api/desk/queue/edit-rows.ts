import { AppError } from '#core/contract/app-error.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { decidedAlready, type Outcome } from '../acts/audited-action.ts'
import { editOf, type Edit } from '#api/edits/edits.repository.ts'
import { APART } from '#api/edits/edits.table.ts'
import { proposedName } from './edit-item.ts'
import { reasonOf, type Deciding, type Prepared } from './kind.ts'
import { listingForMail, type DeskMail } from '../acts/mails.ts'
import { readDocument, type StoredDocument } from '#api/content/documents.repository.ts'
import { stateChange, type RowChange } from '#api/audit/changes.ts'

/** Photos of certificates, and what is on the page already, are edits that are decided in their own ways. */
export type EditKind = 'edit' | 'certificate' | 'applied'

export async function refuseEdit({ trx, decision }: Deciding, kind: EditKind): Promise<Outcome> {
  const reason = reasonOf(decision)
  const [edit] = await takeEdits(trx, kind, [decision.id], 'refused')
  const { uid, tnid } = edit!
  const isNew = tnid === 0
  const listing = isNew ? { title: { en: proposedName(edit!) } } : await listingForMail(trx, tnid)
  return {
    tnid,
    rows: [stateChange('edits', edit!.id, 'refused')],
    mails: [{ uid, template: isNew ? 'placeRefused' : 'editRefused', reason, ...listing }],
  }
}

/** Takes edits out of the queue, all or none. Throws AppError if one is no longer in it. */
export async function takeEdits(
  trx: StoreTransaction,
  kind: EditKind,
  ids: readonly number[],
  state: 'approved' | 'refused',
): Promise<Edit[]> {
  const edits: Edit[] = []
  for (const id of ids) {
    const isCertificate = kind === 'certificate'
    const edit = await trx
      .updateTable('edits')
      .set({ state })
      .where('id', '=', id)
      .where('state', '=', kind === 'applied' ? 'applied' : 'waiting')
      .where('kind', isCertificate ? 'in' : 'not in', isCertificate ? ['certificate'] : APART)
      .returningAll()
      .executeTakeFirst()
    if (!edit) throw await decidedAlready(trx, kind, id)
    edits.push(editOf(edit))
  }
  return edits
}

/** Throws AppError if the listing is deleted or has changed since the editor read it. */
export async function requireListing(
  trx: StoreTransaction,
  tnid: number,
  seen: number | undefined,
): Promise<StoredDocument> {
  const found = await readDocument(trx, 'listings', String(tnid))
  if (!found || found.deleted) throw new AppError('couldNotUpdateListing')
  if (seen !== undefined && seen !== found.version) throw new AppError('contentMoved')
  return found
}

export async function insertUploads(
  trx: StoreTransaction,
  tnid: number,
  pictures: Prepared['pictures'],
  now: number,
): Promise<RowChange[]> {
  for (const { key } of pictures) await trx.insertInto('uploads').values({ key, tnid, at: now }).execute()
  return pictures.map(({ key }) => ({
    table: 'uploads',
    id: key,
    before: null,
    after: { tnid },
  }))
}

/** One mail per sender, with the new page. */
export async function mailsFor(
  trx: StoreTransaction,
  edits: readonly Edit[],
  { reason, template = 'editApproved' }: { reason: string; template?: DeskMail['template'] },
): Promise<DeskMail[]> {
  const listing = await listingForMail(trx, edits[0]!.tnid)
  const uids = [...new Set(edits.map(({ uid }) => uid))]
  return uids.map((uid) => ({
    uid,
    template,
    reason,
    ...listing,
  }))
}

import type { SeedListing } from '#core/contract/data-files.ts'
import { isDirectoryType } from '#core/contract/directory.ts'
import {
  applyChanges,
  doesApply,
  isLocalized,
} from '#core/domain/listing-apply.ts'
import {
  cleanValue,
  EDIT_FIELDS,
  type EditChanges,
  type EditField,
  type EditValue,
} from '#core/domain/listing-fields.ts'
import {
  formatProblems,
  placeId,
} from '#core/domain/validation/listing-edit.ts'
import { AppError } from '../errors.ts'
import { editContent } from '../store/content.repository.ts'
import type { StoreTransaction } from '../store/database.ts'
import { decidedAlready, type Outcome } from './act.ts'
import { checkDocument, invalidField } from './checks.ts'
import {
  editItem,
  editLines,
  languageOfEdit,
  waitingEdits,
  type Edit,
  type KeptFields,
} from './edit-item.ts'
import {
  reasonOf,
  type Deciding,
  type Prepared,
  type QueueKind,
} from './kind.ts'
import { listingForMail } from './mail-listing.ts'
import type { DeskMail } from './mails.ts'
import { preparePictures } from './pictures.ts'
import {
  readDocument,
  type RowChange,
  type StoredDocument,
} from './snapshot.ts'

/** Edits of listings: approved as a whole or in part, several of one listing at once. */
export const edits: QueueKind = {
  kind: 'edit',
  waiting: waitingEdits,
  lines: editLines,
  item: editItem,
  prepare: preparePictures,
  async decide(work, prepared) {
    const { act } = work.decision
    if (act === 'refuse') return refuseEdit(work)
    if (act !== 'approve') throw new AppError('invalidRequest')
    return approveEdit(work, prepared)
  },
}

async function refuseEdit({ trx, decision }: Deciding): Promise<Outcome> {
  const reason = reasonOf(decision)
  const [edit] = await takeEdits(trx, [decision.id], 'refused')
  const listing = await listingForMail(trx, edit!.tnid)
  return {
    tnid: edit!.tnid,
    rows: [stateOf(edit!, 'refused')],
    mails: [{ uid: edit!.uid, template: 'editRefused', reason, ...listing }],
  }
}

/** Takes edits out of the queue, or none of them. Throws AppError where one is not in it any more. */
async function takeEdits(
  trx: StoreTransaction,
  ids: readonly number[],
  state: 'approved' | 'refused',
): Promise<Edit[]> {
  const taken: Edit[] = []
  for (const id of ids) {
    const edit = await trx
      .updateTable('edits')
      .set({ state })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returningAll()
      .executeTakeFirst()
    if (!edit) throw await decidedAlready(trx, 'edit', id)
    taken.push(edit)
  }
  return taken
}

const stateOf = ({ id }: Edit, state: string): RowChange => ({
  table: 'edits',
  id,
  before: { state: 'waiting' },
  after: { state },
})

async function approveEdit(
  work: Deciding,
  prepared: Prepared | undefined,
): Promise<Outcome> {
  const { trx, decision, acting } = work
  const { id, merge = [], owner } = decision
  const others = [...new Set(merge)].filter((other) => other !== id)
  const taken = await takeEdits(trx, [id, ...others], 'approved')
  const [edit] = taken
  if (!edit || taken.some(({ tnid }) => tnid !== edit.tnid))
    throw new AppError('invalidRequest')
  const before = await requireListing(trx, edit.tnid, decision.seq)
  const chosen = chosenOf(taken, decision)
  const pictures = prepared?.pictures ?? []
  const makesOwner = owner === true && edit.claims_ownership === 1
  const isNothing = chosen.every(({ changes }) => isEmpty(changes))
  if (isNothing && pictures.length === 0 && !makesOwner)
    throw new AppError('nothingChosen')
  const after = listingAfter(before.body as SeedListing, {
    chosen,
    pictures,
    position: decision.position,
  })
  await checkDocument(trx, 'listings', after)
  const isSame = JSON.stringify(after) === JSON.stringify(before.body)
  const seq = isSame
    ? undefined
    : await editContent(
        trx,
        { ...before, body: after },
        { origin: `editor:${acting.uid}`, now: acting.now },
      )
  return {
    tnid: edit.tnid,
    seq,
    rows: [
      ...taken.map((one) => stateOf(one, 'approved')),
      ...(await insertUploads(trx, edit.tnid, pictures, acting.now)),
      ...(makesOwner ? await makeOwner(trx, edit, acting.now) : []),
    ],
    ...(!isSame && {
      content: {
        before: bare(before),
        after: {
          ...bare(before),
          body: after,
          origin: `editor:${acting.uid}`,
        },
      },
    }),
    parts: others,
    mails: await mailsFor(trx, taken, reasonOf(decision)),
  }
}

const isEmpty = (changes: KeptFields) => Object.keys(changes).length === 0

const bare = ({ kind, id, body, sample, deleted, origin }: StoredDocument) => ({
  kind,
  id,
  body,
  sample,
  deleted,
  origin,
})

/** Throws AppError where the listing is gone, or is not what the editor looked at. */
async function requireListing(
  trx: StoreTransaction,
  tnid: number,
  seen: number | undefined,
): Promise<StoredDocument> {
  const found = await readDocument(trx, 'listings', String(tnid))
  if (!found || found.deleted) throw new AppError('couldNotUpdateListing')
  if (seen !== undefined && seen !== found.version)
    throw new AppError('contentMoved')
  return found
}

interface Chosen {
  edit: Edit
  changes: KeptFields
}

/** What is taken of each edit: what was chosen of the first, all of the others, and the editor's own values. */
function chosenOf(
  [first, ...others]: readonly Edit[],
  { fields, values = {} }: Deciding['decision'],
): Chosen[] {
  const own = new Set(Object.keys(values))
  const taken = (edit: Edit, names: readonly string[] | undefined): Chosen => {
    const kept = JSON.parse(edit.body) as KeptFields
    const strange = names?.find((name) => !Object.hasOwn(kept, name))
    if (strange !== undefined && !own.has(strange))
      throw invalidField(strange, 'unknown')
    const picked = Object.entries(kept).filter(
      ([name]) =>
        !own.has(name) &&
        doesApply(name as EditField) &&
        (names ?? [name]).includes(name),
    )
    return { edit, changes: Object.fromEntries(picked) }
  }
  const chosen = [
    taken(first!, fields),
    ...others.map((edit) => taken(edit, undefined)),
  ]
  requireAgreement(chosen)
  chosen[0]!.changes = { ...chosen[0]!.changes, ...cleaned(values) }
  return chosen
}

function cleaned(values: EditChanges): EditChanges {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => doesApply(field as EditField))
      .map(([field, value]) => [field, cleanValue(field as EditField, value)]),
  )
}

/** Throws AppError `mergeUnclear` where two edits would have something else in one field. */
function requireAgreement(chosen: readonly Chosen[]): void {
  const seen = new Map<string, string>()
  for (const { edit, changes } of chosen) {
    for (const [field, value] of Object.entries(changes)) {
      const key = isLocalized(field) ? `${field} ${edit.language}` : field
      const text = JSON.stringify(value)
      if ((seen.get(key) ?? text) !== text) throw new AppError('mergeUnclear')
      seen.set(key, text)
    }
  }
}

interface Taken {
  chosen: readonly Chosen[]
  /** That come to those of the listing. */
  pictures: Prepared['pictures']
  position: [number, number] | undefined
}

/** The listing with all that was taken. Throws AppError where a value cannot be. */
function listingAfter(
  listing: SeedListing,
  { chosen, pictures, position }: Taken,
): SeedListing {
  let next = listing
  for (const { edit, changes: taken } of chosen) {
    const { dtype, ...changes } = taken as EditChanges & { dtype?: number }
    requireFormats(changes)
    next = applyChanges(next, { changes, lang: languageOfEdit(edit) })
    if (isDirectoryType(dtype)) next = { ...next, dtype }
  }
  if (next.place !== listing.place && !position)
    throw new AppError('needPosition')
  if (position) next = { ...next, position }
  return pictures.length > 0 ? withPictures(next, pictures) : next
}

function withPictures(
  listing: SeedListing,
  pictures: Prepared['pictures'],
): SeedListing {
  const captions = pictures.flatMap(({ key, title }) =>
    title ? [{ picture: key, text: title }] : [],
  )
  return {
    ...listing,
    pictures: [...(listing.pictures ?? []), ...pictures.map(({ key }) => key)],
    ...(captions.length > 0 && {
      captions: [...(listing.captions ?? []), ...captions],
    }),
  }
}

function requireFormats(changes: EditChanges): void {
  if (changes.town !== undefined && placeId(changes.town) === undefined)
    throw new AppError('pickTown')
  const [wrong] = formatProblems(changes)
  if (wrong)
    throw invalidField(
      wrong.field,
      wrong.problem === 'long' ? 'tooLong' : 'format',
    )
  for (const [field, value] of Object.entries(changes))
    requireAnswer(field as EditField, value)
}

function requireAnswer(field: EditField, value: EditValue): void {
  const { kind } = EDIT_FIELDS[field]
  if (kind === 'answer' && !['yes', 'no', ''].includes(String(value)))
    throw invalidField(field, 'notAChoice')
}

async function insertUploads(
  trx: StoreTransaction,
  tnid: number,
  pictures: Prepared['pictures'],
  now: number,
): Promise<RowChange[]> {
  for (const { key } of pictures)
    await trx.insertInto('uploads').values({ key, tnid, at: now }).execute()
  return pictures.map(({ key }) => ({
    table: 'uploads',
    id: key,
    before: null,
    after: { tnid },
  }))
}

/** Approves the claim that came with an edit, as one that was sent by itself. */
async function makeOwner(
  trx: StoreTransaction,
  { uid, tnid, language }: Edit,
  now: number,
): Promise<RowChange[]> {
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
    await trx
      .updateTable('claims')
      .set(after)
      .where('id', '=', known.id)
      .execute()
    const before = { state: 'waiting' } as const
    return [{ table: 'claims', id: known.id, before, after }]
  }
  const { id } = await trx
    .insertInto('claims')
    .values({ uid, tnid, language, ...after, at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [{ table: 'claims', id, before: null, after }]
}

/** Each sender once, with the page as it will be. */
async function mailsFor(
  trx: StoreTransaction,
  taken: readonly Edit[],
  reason: string,
): Promise<DeskMail[]> {
  const listing = await listingForMail(trx, taken[0]!.tnid)
  const uids = [...new Set(taken.map(({ uid }) => uid))]
  return uids.map((uid) => ({
    uid,
    template: 'editApproved',
    reason,
    ...listing,
  }))
}

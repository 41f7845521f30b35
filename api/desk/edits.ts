import type { SeedListing } from '#core/contract/data-files.ts'
import { AppError } from '#core/contract/app-error.ts'
import { editContent } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import type { Outcome } from './act.ts'
import { checkDocument } from './checks.ts'
import { chosenOf } from './edit-choice.ts'
import { editItem, editLines, waitingEdits, type Edit, type KeptFields } from './edit-item.ts'
import { insertUploads, mailsFor, refuseEdit, requireListing, stateOf, takeEdits } from './edit-rows.ts'
import { listingAfter } from './edit-listing.ts'
import { reasonOf, type Deciding, type Prepared, type QueueKind } from './kind.ts'
import { preparePictures } from './pictures.ts'
import { bare, type RowChange } from './snapshot.ts'

/** Edits of listings: approved in full or in part, several of one listing at once. */
export const edits: QueueKind = {
  kind: 'edit',
  waiting: waitingEdits,
  lines: editLines,
  item: editItem,
  prepare: preparePictures,
  async decide(work, prepared) {
    const { act } = work.decision
    if (act === 'refuse') return refuseEdit(work, 'edit')
    if (act !== 'approve') throw new AppError('invalidRequest')
    return approveEdit(work, prepared)
  },
}

async function approveEdit(work: Deciding, prepared: Prepared | undefined): Promise<Outcome> {
  const { trx, decision, acting } = work
  const { id, merge = [], owner } = decision
  const others = [...new Set(merge)].filter((other) => other !== id)
  const taken = await takeEdits(trx, 'edit', [id, ...others], 'approved')
  const [edit] = taken
  if (!edit || taken.some(({ tnid }) => tnid !== edit.tnid)) throw new AppError('invalidRequest')
  const before = await requireListing(trx, edit.tnid, decision.seq)
  const chosen = chosenOf(taken, decision)
  const pictures = prepared?.pictures ?? []
  const makesOwner = owner === true && edit.claims_ownership === 1
  const isNothing = chosen.every(({ changes }) => isEmpty(changes))
  if (isNothing && pictures.length === 0 && !makesOwner) throw new AppError('nothingChosen')
  const after = listingAfter(before.body as SeedListing, {
    chosen,
    pictures,
    position: decision.position,
    day: new Date(acting.now).toISOString().slice(0, 10),
  })
  await checkDocument(trx, 'listings', after)
  const isSame = JSON.stringify(after) === JSON.stringify(before.body)
  const seq = isSame
    ? undefined
    : await editContent(trx, { ...before, body: after }, { origin: `editor:${acting.uid}`, now: acting.now })
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

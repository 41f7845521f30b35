import { sql } from 'kysely'
import type { PeopleDeps } from '../deps.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Outcome } from './act.ts'
import { decisionsOn, findAct } from './audit.repository.ts'
import { editItem, editLines } from './edit-item.ts'
import { mailsFor, takeEdits } from './edit-rows.ts'
import { reasonOf, type Deciding, type OwnPart, type QueueKind } from './kind.ts'
import { restoredContent } from './undo.ts'
import { stateChange, type Snapshot } from './snapshot.ts'

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
  const { uid, tnid, at, language, remark, fields } = found
  return {
    kind: 'applied',
    id,
    uid,
    tnid,
    at,
    language,
    ...(remark && { remark }),
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

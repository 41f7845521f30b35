import { AppError } from '#core/contract/app-error.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { isEditField, ruleOf } from '#core/fields/edit.ts'
import { ownRows } from '#core/fields/own.ts'
import { readOwnFields } from '#data/store/own-fields.repository.ts'
import { editContent } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import type { Trust } from '../accounts/trust.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import { countApplied, insertAct } from '#api/audit/audit.repository.ts'
import { checkDocument } from '#api/content/checks.ts'
import { ownersOf, type Edit } from './edits.repository.ts'
import { sentLanguage, listingAfter } from './apply.ts'
import { bare, lockContent, readDocument } from '#api/content/documents.repository.ts'
import { indexOf } from '../http/lookup.ts'
import { readEdit } from './changes.ts'
import { formOf } from './present.ts'

/** Whether an edit of somebody so trusted is of a kind that is published at once: regular facts, and nothing else. */
export function isAtOnce(
  { config }: Pick<PeopleDeps, 'config'>,
  { level }: Trust,
  edit: Pick<Edit, 'kind' | 'claims_ownership' | 'body'>,
): boolean {
  const fields = Object.keys(readEdit(edit).changes)
  return (
    config.trust.editsAtOnce &&
    level === 'trusted' &&
    (edit.kind === 'regular' || edit.kind === 'hint') &&
    edit.claims_ownership === 0 &&
    fields.length > 0 &&
    fields.every((field) => isEditField(field) && ruleOf(field).regular === true)
  )
}

const DAY_MS = 86_400_000

/**
 * Publishes a stored edit before an editor has seen it, with its entry in the log. False if it has to wait: its sender
 * has published enough today, its listing has changed in one of these fields, or the result is not valid.
 */
export async function publishAtOnce(deps: PeopleDeps, trx: StoreTransaction, edit: Edit): Promise<boolean> {
  const { id, uid, tnid, at } = edit
  await lockContent(trx)
  if ((await countApplied(trx, uid, at - DAY_MS)) >= deps.config.trust.atOncePerDay) return false
  const before = await readDocument(trx, 'listings', String(tnid))
  if (!before || before.deleted) return false
  const after = await listingWith(deps, trx, { edit, listing: before.body as SeedListing })
  if (!after) return false
  const origin = `user:${uid}`
  await editContent(trx, { ...before, body: after }, { origin, now: at })
  await trx.updateTable('edits').set({ state: 'applied', kind: 'regular' }).where('id', '=', id).execute()
  const changes = {
    rows: [{ table: 'edits', id, before: { state: 'waiting' }, after: { state: 'applied' } }],
    content: { before: bare(before), after: { ...bare(before), body: after, origin } },
  } as const
  await insertAct(trx, { uid, act: 'apply', kind: 'applied', item: String(id), tnid, reason: '' }, changes, at)
  return true
}

/** The listing with the edit's changes; undefined if they are not what its sender saw, change nothing, or are wrong. */
async function listingWith(
  deps: PeopleDeps,
  trx: StoreTransaction,
  { edit, listing }: { edit: Edit; listing: SeedListing },
): Promise<SeedListing | undefined> {
  const { changes } = readEdit(edit)
  const now: Readonly<Record<string, unknown>> =
    formOf(indexOf(deps), listing, sentLanguage(edit.language))?.values ?? {}
  const was = JSON.parse(edit.before) as Readonly<Record<string, unknown>>
  if (Object.keys(changes).some((field) => JSON.stringify(now[field]) !== JSON.stringify(was[field]))) return undefined
  const day = new Date(edit.at).toISOString().slice(0, 10)
  try {
    const owners = await ownersOf(trx, edit.tnid)
    const own = ownRows(await readOwnFields(trx))
    const chosen = [{ edit, changes }]
    const after = listingAfter(listing, { chosen, pictures: [], position: undefined, day, owners, own })
    await checkDocument(trx, 'listings', after)
    return JSON.stringify(after) === JSON.stringify(listing) ? undefined : after
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

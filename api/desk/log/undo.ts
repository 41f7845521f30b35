import type { OptionList, OwnField, SeedListing } from '#core/contract/data-files.ts'
import type { AuditKind, DeskDone } from '#core/contract/desk.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import { isTaken, peopleOf } from '#api/accounts/accounts.repository.ts'
import { hasNewerConflict } from '#data/store/conflicts.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { nextSeq, touchContent } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { seqOfSettings, settingsIn } from '../settings/rows.ts'
import { runAudited, refusalBy, type Acting, type Outcome } from '../acts/audited-action.ts'
import { changesOf, findAct } from '#api/audit/audit.repository.ts'
import { isFinal } from './log.repository.ts'
import { namedListings, restoreMany, restoreParts } from './bulk-undo.ts'
import { dropMailsOf } from '../acts/mails.ts'
import { checkOwnValues } from '#api/content/checks.ts'
import { requireNoOwnValue, requireOwnUnused } from '#api/content/own-fields.ts'
import { requireUnused } from '../documents/option-lists.ts'
import { listingsAbout, shownListings } from '#api/audit/shown-listings.ts'
import { isSameDocument, readDocument, restoreContent } from '#api/content/documents.repository.ts'
import { restoreRows, type Changes, type RowChange, type Snapshot } from '#api/audit/changes.ts'

/**
 * Undoes an action: restores what it changed and reopens the item. Of an action on many it leaves alone and names what
 * has changed since. Throws AppError `notFound`, `alreadyUndone`, and `cannotUndo` if something else has changed since.
 */
export async function undoAct(
  deps: PeopleDeps,
  acting: Acting,
  { audit, reason = '' }: { audit: number; reason?: string },
): Promise<DeskDone> {
  const act = await findAct(deps.store, audit)
  if (!act) throw new AppError('notFound')
  // Undo a part with the whole action. An undo is undone by deciding again.
  if (act.part_of > 0) return undoAct(deps, acting, { audit: act.part_of, reason })
  // Nor can roles: giving them again is an action of its own. An import is changed by its conflicts, or by another;
  // mail is gone.
  if (act.undoes > 0 || isFinal(act.kind)) throw new AppError('cannotUndo')
  const { kind, item } = act
  const written = { act: 'undo', kind, item, undoes: audit } as const
  try {
    const done = await runAudited(deps, acting, { ...written, reason: reason.trim() }, (trx, rights) =>
      restore(trx, { audit, acting, rights }),
    )
    return done
  } catch (error) {
    // A newer row, such as another claim of the same person, takes its place.
    if (isTaken(error)) throw new AppError('cannotUndo', { cause: error })
    throw error
  }
}

interface Undoing {
  audit: number
  acting: Acting
  rights: Rights
}

async function restore(trx: StoreTransaction, { audit, acting: { now }, rights }: Undoing): Promise<Outcome> {
  // Read it again, now that nobody else can undo it.
  const act = (await findAct(trx, audit))!
  if (act.undone_by > 0) {
    const by = (await findAct(trx, act.undone_by))!
    const people = await peopleOf(trx, [by])
    throw refusalBy('alreadyUndone', { by: people(by.uid), at: by.at })
  }
  const before = JSON.parse(act.before) as Snapshot
  const after = JSON.parse(act.after) as Snapshot
  if (after.bulk) return restoreMany(trx, { audit, bulk: after.bulk, rights, now })
  const isSpoken = act.kind === 'conflict' && (await hasNewerConflict(trx, Number(act.item)))
  if (act.act === 'clean') return restoreCleaned(trx, { act, before, after, now })
  const left = isSpoken ? Object.keys(after.rows) : await restoreRows(trx, { before, after })
  if (isSpoken || left.length > 0) throw new AppError('cannotUndo')
  const seq = after.content ? await restoreDocument(trx, before, after, now) : await touchPages(trx, act.kind, after)
  await dropMailsOf(trx, audit)
  return { tnid: act.tnid, seq, undoes: audit, ...reversed(before, after, left) }
}

interface Cleaned {
  act: { id: number; tnid: number }
  before: Snapshot
  after: Snapshot
  now: number
}

/** Brings back what was cleaned, except what has changed since. Throws AppError `cannotUndo` if all of it has. */
async function restoreCleaned(trx: StoreTransaction, { act, before, after, now }: Cleaned): Promise<Outcome> {
  const left = await restoreRows(trx, { before, after })
  const parts = (await changesOf(trx, act.id)).filter((part) => !isEmpty(part))
  const undoSeq = parts.length > 0 ? await nextSeq(trx) : undefined
  const edited =
    undoSeq === undefined ? { left: [], keptParts: [] } : await restoreParts(trx, parts, { seq: undoSeq, now })
  const all = Object.keys(after.rows).length + parts.length
  const count = left.length + edited.left.length
  if (count === all) throw new AppError('cannotUndo')
  const seq = await touchContribution(trx, after, undoSeq)
  await dropMailsOf(trx, act.id)
  return {
    tnid: act.tnid,
    seq: seq ?? undoSeq,
    undoes: act.id,
    ...reversed(before, after, left),
    ...(count > 0 && {
      did: 'undoPartly' as const,
      kept: edited.keptParts,
      left: await namedListings(trx, [...new Set([...(await listingsAbout(trx, left)), ...edited.left])]),
    }),
  }
}

/** Whether a part of an action only says that it is one. */
const isEmpty = (part: { after: string }) => {
  const { rows, content } = JSON.parse(part.after) as Snapshot
  return Object.keys(rows).length === 0 && !content
}

/** The document of an action, back as it was, with its entry in the log. Throws AppError `cannotUndo`. */
export async function restoredContent(
  trx: StoreTransaction,
  { before, after, now }: { before: Snapshot; after: Snapshot; now: number },
): Promise<Pick<Outcome, 'seq' | 'content'>> {
  const seq = await restoreDocument(trx, before, after, now)
  const { content } = reversed(before, after, [])
  return { seq, ...(content && { content }) }
}

async function restoreDocument(
  trx: StoreTransaction,
  before: Snapshot,
  { content }: Snapshot,
  now: number,
): Promise<number> {
  const left = content!
  const present = await readDocument(trx, left.kind, left.id)
  if (!isSameDocument(present, left)) throw new AppError('cannotUndo')
  if (left.kind === 'options')
    await requireOptionsBefore(trx, before.content?.body as OptionList, left.body as OptionList)
  if (left.kind === 'ownFields') await requireFieldBefore(trx, before.content, left)
  // The field may have been deleted since.
  if (left.kind === 'listings') await checkOwnValues(trx, (before.content?.body as SeedListing | undefined)?.own)
  const documents = { before: before.content ?? null, after: left }
  return restoreContent(trx, documents, now)
}

/** An option that was added may have listings by now. */
const requireOptionsBefore = (trx: StoreTransaction, before: OptionList, after: OptionList): Promise<void> =>
  requireUnused(
    trx,
    after.list,
    after.options.filter(({ id }) => before.options.every((option) => option.id !== id)),
  )

/** Lets the publisher know. */
const touchPages = (trx: StoreTransaction, kind: AuditKind, after: Snapshot): Promise<number | undefined> =>
  kind === 'settings' ? seqOfSettings(trx, settingsIn(Object.keys(after.rows))) : touchContribution(trx, after)

/** A field that was added may have values by now, and so may an option of it, or its other kind. */
async function requireFieldBefore(
  trx: StoreTransaction,
  before: Snapshot['content'] | null,
  after: NonNullable<Snapshot['content']>,
): Promise<void> {
  const [was, is] = [before?.body, after.body] as [OwnField | undefined, OwnField]
  if (!was || before?.deleted || was.kind !== is.kind) return requireNoOwnValue(trx, after.id)
  const added = (is.options ?? []).filter(({ id }) => (was.options ?? []).every((option) => option.id !== id))
  return requireOwnUnused(trx, after.id, added)
}

const touchContribution = async (
  trx: StoreTransaction,
  { rows }: Snapshot,
  seq?: number,
): Promise<number | undefined> => touchContent(trx, 'listings', await shownListings(trx, Object.keys(rows)), seq)

/** The log entry of an undo: from the action's result back to the previous state, except what was left alone. */
function reversed(before: Snapshot, after: Snapshot, left: readonly string[]): Changes {
  const names = Object.keys(after.rows).filter((name) => !left.includes(name))
  const rows = names.map((name): RowChange => {
    const [table = '', id = ''] = name.split(' ')
    return {
      table: table as RowChange['table'],
      id,
      before: after.rows[name] ?? null,
      after: before.rows[name] ?? null,
    }
  })
  const { content } = after
  if (!content) return { rows }
  const back = before.content ?? { ...content, deleted: true }
  return { rows, content: { before: content, after: back } }
}

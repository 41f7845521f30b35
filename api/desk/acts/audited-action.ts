import { MESSAGES } from '#core/i18n/messages.ts'
import type { AuditAct, AuditKind, DeskDone } from '#core/contract/desk.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import { refreshSettings } from '#api/settings/desk.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import {
  decisionsOn,
  insertAct,
  insertParts,
  markUndone,
  type NewAct,
  type PartChanges,
} from '#api/audit/audit.repository.ts'
import { requireCode } from '#api/content/references.ts'
import { takeOwnTexts } from '#data/store/own-texts.repository.ts'
import { mailsOfAct, type DeskMail } from './mails.ts'
import { rightsNow } from '../permissions/key-rights.ts'
import { requirePermission } from '../permissions/permissions.ts'
import { lockContent } from '#api/content/documents.repository.ts'
import type { Changes } from '#api/audit/changes.ts'

/** Who acts, when, and the language of the response. */
export interface Acting {
  uid: number
  /** Id of the API key that they act with. */
  key?: number | undefined
  now: number
  lang: Lang
}

/** The result of an action. */
export interface Outcome extends Changes {
  /** Its listing; 0 for none. */
  tnid: number
  /** Change number of the content, if it changed. */
  seq?: number | undefined
  /** Notifications. */
  mails?: readonly DeskMail[]
  /** Other decided items of the kind. */
  parts?: readonly number[]
  /** Settled reports. */
  settled?: readonly number[]
  /** Edits that were published at once and are no longer. */
  takenOff?: readonly number[]
  /** The action that it undoes. */
  undoes?: number
  /** What it did beyond its name: refusing a duplicate lists it, another place stays away, an undo may leave some. */
  did?: 'create' | 'keepAway' | 'undoPartly' | 'setRules' | 'setSettings' | 'redirect' | 'bringAlong'
  /** Of a change of many listings and its undo: their tnids. */
  tnids?: readonly number[]
  /** What such a change did to each, for the log. */
  each?: readonly PartChanges[]
  /** What such an undo leaves alone, by name and by the parts of the log. */
  left?: DeskDone['left']
  kept?: readonly number[]
  /** Id of a created document. */
  item?: string
}

/** What an editor does; publishes are undone by command only. */
export type EditorAct = Omit<NewAct, 'uid' | 'key' | 'tnid'> & { act: Exclude<AuditAct, 'rollback'> }

/** Runs an action with its log entry and mails in one transaction. Throws AppError. */
export async function runAudited(
  deps: PeopleDeps,
  acting: Acting,
  act: EditorAct,
  work: (trx: StoreTransaction, rights: Rights) => Promise<Outcome>,
): Promise<DeskDone> {
  const { uid, key = 0, now, lang } = acting
  const { outcome, audit } = await deps.store.transaction().execute(async (trx) => {
    await lockContent(trx)
    const rights = await rightsNow(trx, acting)
    const outcome = await work(trx, rights)
    await requirePermission(trx, rights, { kind: act.kind, outcome })
    await requireCode(trx, outcome.content)
    const { tnid, mails = [], parts = [], each = [], settled = [], takenOff = [] } = outcome
    const { item = act.item } = outcome
    const whole = { ...act, item, uid, key, tnid }
    const audit = await insertAct(trx, whole, outcome, now)
    const further = [
      ...parts.map((id) => ({ item: String(id) })),
      ...each.map((changes) => ({ item: String(changes.tnid), ...changes })),
      ...settled.map((id) => ({ act: 'settle', kind: 'report', item: String(id) }) as const),
      ...takenOff.map((id) => ({ act: 'refuse', kind: 'applied', item: String(id) }) as const),
    ]
    await insertParts(trx, { ...whole, id: audit }, further, now)
    if (outcome.undoes !== undefined) await markUndone(trx, { id: outcome.undoes, by: audit, keptSeqs: outcome.kept })
    await mailsOfAct(trx, deps.config, { audit, mails, now })
    return { outcome, audit }
  })
  // Other processes take it up by themselves.
  if (act.kind === 'settings') await refreshSettings({ env: {}, ...deps }, { secrets: true })
  if (outcome.content?.after.kind === 'ownTexts') await takeOwnTexts(deps.store)
  const { seq, did, tnid, item = did === 'create' ? String(tnid) : undefined, left } = outcome
  const text = MESSAGES[lang].desk.desk.done[did ?? act.act]
  return {
    ok: true,
    message: { type: 'success', text },
    audit,
    ...(seq !== undefined && { seq }),
    ...(item !== undefined && { id: item }),
    ...(left && { left }),
  }
}

/** Runs an action that may find nothing to do: then it is undefined, and nothing is logged. Throws AppError. */
export async function runAuditedIfAny(
  deps: PeopleDeps,
  acting: Acting,
  act: EditorAct,
  work: (trx: StoreTransaction) => Promise<Outcome | undefined>,
): Promise<DeskDone | undefined> {
  try {
    return await runAudited(deps, acting, act, async (trx) => {
      const outcome = await work(trx)
      if (!outcome) throw new NothingToDoError()
      return outcome
    })
  } catch (error) {
    if (error instanceof NothingToDoError) return undefined
    throw error
  }
}

class NothingToDoError extends Error {
  override name = 'NothingToDoError'
}

/** The error for an item that somebody else has decided; `notFound` if nobody has. */
export async function decidedAlready(trx: StoreTransaction, kind: AuditKind, id: number): Promise<AppError> {
  const decided = (await decisionsOn(trx, kind, [id])).get(id)
  if (!decided) return new AppError('notFound')
  return refusalBy('alreadyDecided', decided)
}

/** An error that says who decided, and when. */
export function refusalBy(
  code: 'alreadyDecided' | 'alreadyUndone',
  { by, at }: { by: { name: string }; at: number },
): AppError {
  const values = (lang: Lang) => ({
    name: by.name || MESSAGES[lang].desk.desk.somebody,
    at: momentIn(lang, at),
  })
  return new AppError(code, { values })
}

function momentIn(lang: Lang, at: number): string {
  const text = new Intl.DateTimeFormat(LANGUAGES[lang].dateLocale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at)
  return `${text} UTC`
}

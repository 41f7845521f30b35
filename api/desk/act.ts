import { MESSAGES } from '#core/i18n/messages.ts'
import type { DeskDone } from '#core/contract/desk.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { isEditor } from '../accounts/roles.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { decisionsOn, insertAct, insertParts, markUndone, type NewAct } from './audit.repository.ts'
import { mailsOfAct, type DeskMail } from './mails.ts'
import { holdContent, type Changes } from './snapshot.ts'

/** Who acts, when, and in what language they are answered. */
export interface Acting {
  uid: number
  now: number
  lang: Lang
}

/** What an act did. */
export interface Outcome extends Changes {
  /** Of the listing that it is about; 0 for none. */
  tnid: number
  /** Under which the change of content is seen, where there is one. */
  seq?: number | undefined
  /** Who is told. */
  mails?: readonly DeskMail[]
  /** Other items of the kind that were decided about. */
  parts?: readonly number[]
  /** Reports that it settled. */
  settled?: readonly number[]
  /** The act that this one takes back. */
  undoes?: number
  /** What it did, where the act does not say: a duplicate that is refused is listed. */
  did?: 'create'
  /** Of a document that was made. */
  item?: string
}

/** One act, whole or not at all: what it does, its line in the log, and its mails. Throws AppError. */
export async function runAudited(
  deps: PeopleDeps,
  acting: Acting,
  act: Omit<NewAct, 'uid' | 'tnid'>,
  work: (trx: StoreTransaction) => Promise<Outcome>,
): Promise<DeskDone> {
  const { uid, now, lang } = acting
  const { outcome, audit } = await deps.store.transaction().execute(async (trx) => {
    await holdContent(trx)
    // The role may have been taken away since the call came in.
    if (!(await isEditor(trx, uid))) throw new AppError('notFound')
    const outcome = await work(trx)
    const { tnid, mails = [], parts = [], settled = [] } = outcome
    const { item = act.item } = outcome
    const whole = { ...act, item, uid, tnid }
    const audit = await insertAct(trx, whole, outcome, now)
    await insertParts(trx, { ...whole, id: audit }, parts, now)
    const report = { act: 'settle', kind: 'report' } as const
    await insertParts(trx, { ...whole, ...report, id: audit }, settled, now)
    if (outcome.undoes !== undefined) await markUndone(trx, outcome.undoes, audit)
    await mailsOfAct(trx, deps.config, { audit, mails, now })
    return { outcome, audit }
  })
  const { seq, item } = outcome
  const text = MESSAGES[lang].desk.desk.done[outcome.did ?? act.act]
  return {
    ok: true,
    message: { type: 'success', text },
    audit,
    ...(seq !== undefined && { seq }),
    ...(item !== undefined && { id: item }),
  }
}

/** The refusal of what somebody else has decided already; `notFound` where nobody has. */
export async function decidedAlready(trx: StoreTransaction, kind: string, id: number): Promise<AppError> {
  const decided = (await decisionsOn(trx, kind, [id])).get(id)
  if (!decided) return new AppError('notFound')
  return refusalBy('alreadyDecided', decided)
}

/** A refusal that names who was faster, and when. */
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
  const text = new Intl.DateTimeFormat(lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at)
  return `${text} UTC`
}

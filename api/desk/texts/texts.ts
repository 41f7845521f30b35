import type { DeskDone } from '#core/contract/desk.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { textEntries, textFault, type OwnText, type TextFault, type TextForms } from '#core/i18n/text-entries.ts'
import type { ErrorCode } from '#core/terms/errors.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { putDocument, readDocument, type VersionedDocument } from '#api/content/documents.repository.ts'
import type { Store } from '#data/store/database.ts'
import { runAudited, type Acting } from '../acts/audited-action.ts'

/** A text by its language and its key. */
export interface TextId {
  language: Lang
  key: string
}

export const idOfText = ({ language, key }: TextId): string => `${language} ${key}`

/** An own text as stored, or once stored; undefined if there never was one. */
export const storedText = (db: Store, id: TextId): Promise<VersionedDocument | undefined> =>
  readDocument(db, 'ownTexts', idOfText(id))

/** The version to send with a change: that of the default where nothing is stored. */
export const versionOfText = (stored: VersionedDocument | undefined): number => stored?.version ?? 0

interface Change extends TextId {
  /** The version as read. */
  seq: number
  reason?: string
}

/** Puts an own text in place of a default. Throws AppError: what is wrong with it, `contentMoved`, `notFound`. */
export function changeText(deps: PeopleDeps, acting: Acting, change: Change & { texts: TextForms }): Promise<DeskDone> {
  const { language, key, texts } = change
  const defaults = defaultsOf(change)
  const fault = textFault({ language, key, texts })
  if (fault) throw faultError(fault)
  return write(deps, acting, change, () => ({ body: { language, key, texts, defaults }, deleted: false }))
}

/** Back to the default. Throws AppError `notFound` where there is no own text, and `contentMoved`. */
export function dropText(deps: PeopleDeps, acting: Acting, change: Change): Promise<DeskDone> {
  return write(deps, acting, change, (before) => {
    if (!before || before.deleted) throw new AppError('notFound')
    return { body: before.body as OwnText, deleted: true }
  })
}

type NewText = (before: VersionedDocument | undefined) => { body: OwnText; deleted: boolean }

function write(deps: PeopleDeps, acting: Acting, change: Change, next: NewText): Promise<DeskDone> {
  const { seq, reason = '' } = change
  const id = idOfText(change)
  const act = { act: 'change', kind: 'ownTexts', item: id, reason: reason.trim() } as const
  return runAudited(deps, acting, act, async (trx) => {
    const before = await storedText(trx, change)
    if (versionOfText(before) !== seq) throw new AppError('contentMoved')
    const { body, deleted } = next(before)
    const document = { kind: 'ownTexts', id, body: { id, ...body }, sample: false, deleted } as const
    return { tnid: 0, rows: [], item: id, ...(await putDocument(trx, acting, before ?? null, document)) }
  })
}

/** The default of a text. Throws AppError `notFound`. */
export function defaultsOf({ language, key }: TextId): TextForms {
  const defaults = textEntries(language).get(key)
  if (!defaults) throw new AppError('notFound')
  return defaults
}

const CODES: Readonly<Record<TextFault['problem'], ErrorCode>> = {
  lacks: 'textLacks',
  unknown: 'textUnknown',
  tag: 'textTag',
  forms: 'textForms',
  empty: 'textEmpty',
  lines: 'textLines',
  sign: 'textSign',
}

/** The error that says what is wrong with a text, by name. */
export const faultError = ({ problem, part }: TextFault): AppError =>
  new AppError(CODES[problem], { values: () => ({ part }) })

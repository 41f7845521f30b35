import type { RawBuilder } from 'kysely'
import type { Decision, DeskItem, DeskKind, QueueItem } from '#core/contract/desk.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import type { Acting, Outcome } from './act.ts'

/** An item as the queue lists it. */
export interface Waiting {
  id: number
  at: number
  tnid: number
}

/** What a line of the queue says besides what all lines say. */
export type Line = Pick<QueueItem, 'summary' | 'fields'> &
  Partial<Pick<QueueItem, 'pictures' | 'flags' | 'hidden' | 'about'>> & {
    uid: number
    tnid: number
    at: number
  }

/** What only the items of a kind say; the queue knows the rest. */
type Own<T> = T extends DeskItem ? Omit<T, 'state' | 'decided' | 'listing' | 'from' | 'others'> : never
export type OwnPart = Own<DeskItem> & { uid: number; tnid: number }

/** A decision with what is needed to carry it out. */
export interface Deciding {
  deps: PeopleDeps
  trx: StoreTransaction
  decision: Decision
  acting: Acting
}

/** All that the desk knows of a kind of items. A new kind is one of these in the table of kinds. */
export interface QueueKind {
  kind: DeskKind
  /** Selects `id`, `at` and `tnid` of what waits. */
  waiting: RawBuilder<Waiting>
  lines(db: Store, ids: readonly number[]): Promise<Map<number, Line>>
  item(deps: PeopleDeps, id: number, lang: Lang): Promise<OwnPart | undefined>
  /** What takes long, before the store is held; answers how to give it up. */
  prepare?(deps: PeopleDeps, decision: Decision): Promise<Prepared | undefined>
  decide(work: Deciding, prepared: Prepared | undefined): Promise<Outcome>
}

/** Pictures that were made ready. */
export interface Prepared {
  /** By the keys that listings name them by. */
  pictures: readonly { key: string; title: string }[]
  /** Removes what was made for nothing. */
  drop(): Promise<void>
}

/** The reason of a decision without stray blanks. Throws AppError `needRefusal` where there has to be one. */
export function reasonOf({ act, reason = '' }: Decision): string {
  const clean = reason.trim()
  if (clean === '' && (act === 'refuse' || act === 'hide')) throw new AppError('needRefusal')
  return clean
}

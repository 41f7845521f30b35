import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { Queue } from '#core/contract/desk.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import type { Role } from '#core/terms/roles.ts'
import { callWithToken, loadSession } from '#site/ui/session/session.ts'
import { type Tab, tabsOf } from '../address.ts'

export type Entry =
  | { status: 'asking' | 'failed' }
  /** No role: the page does not exist for them. */
  | { status: 'missing' }
  /** It needs a second factor first. */
  | { status: 'locked' }
  | { status: 'open'; role: Role; tabs: readonly Tab[]; counts: Queue['counts'] }

const $asked = atom<Entry>({ status: 'asking' })

/** Whether the desk is open to the caller, by its first call. */
export const $entry: ReadableAtom<Entry> = $asked

/** Requests the role, and the counts of open items of those who decide them. */
export async function enterDesk(): Promise<void> {
  $asked.set({ status: 'asking' })
  try {
    const { role, hasArea = false, needsFactor } = await loadSession()
    if (!role) return $asked.set({ status: 'missing' })
    if (needsFactor) return $asked.set({ status: 'locked' })
    const tabs = tabsOf(role, hasArea)
    $asked.set({ status: 'open', role, tabs, counts: tabs.includes('queue') ? await askCounts() : {} })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isMissing = error.code === 'notFound'
    $asked.set({ status: isMissing ? 'missing' : 'failed' })
  }
}

async function askCounts(): Promise<Queue['counts']> {
  const querystring = { language: pageLang(), count: 1 }
  return (await callWithToken('GET /rest/tjt/desk/queue', { querystring })).counts
}

/** Resets the result. */
export function leaveDesk(): void {
  $asked.set({ status: 'asking' })
}

/** Updates the counts of open items. */
export function setCounts(counts: Queue['counts']): void {
  const entry = $asked.get()
  if (entry.status === 'open') $asked.set({ ...entry, counts })
}

/** Whether somebody only translates: they change texts of documents that exist. */
export const isTranslator = (entry: Entry): boolean => entry.status === 'open' && entry.role === 'translator'

/** Whether somebody may block accounts, and set which contributions wait. */
export const mayBlock = (entry: Entry): boolean => entry.status === 'open' && entry.tabs.includes('people')

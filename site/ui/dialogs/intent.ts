import type { ItemType } from '#core/contract/saved.ts'
import { type DialogName, openDialog } from './dialogs.ts'
import { readKept } from '../storage/flags.ts'
import { writeStorage } from '../storage/write.ts'
import { loadSession } from '../session/session.ts'

/** An action interrupted by a log-in. */
export type Intent =
  | { kind: 'save'; tnid: number; itemType: ItemType }
  | { kind: 'dialog'; name: DialogName; about?: object }

const KEY = 'intent'
/** Expires, so that nobody is surprised the next day. */
const LIFE_MS = 15 * 60_000

/**
 * Asks visitors to log in, and stores their intent, if any, for the page afterwards. Returns the uid if logged in.
 * Throws ApiError.
 */
export async function requireUser(intent: Intent | undefined, opener?: HTMLElement): Promise<number | undefined> {
  const { uid } = await loadSession()
  if (uid > 0) return uid
  const until = Date.now() + LIFE_MS
  const { pathname } = location
  if (intent) writeStorage('sessionStorage', KEY, JSON.stringify({ intent, pathname, until }))
  openDialog('login', opener, intent?.kind === 'dialog' ? intent.name : intent?.kind)
  return undefined
}

let resumed: Intent | undefined

/** The subject of a dialog reopened after the log-in, once; undefined for other dialogs. */
export function takeAbout(name: DialogName): object | undefined {
  const about = resumed?.kind === 'dialog' && resumed.name === name ? resumed.about : undefined
  resumed = undefined
  return about
}

/** The stored intent for this page, once; undefined unless the user has logged in since. */
export async function takeIntent(): Promise<Intent | undefined> {
  const text = readKept('sessionStorage', KEY)
  if (text === undefined) return undefined
  const kept = parse(text)
  if (kept && kept.pathname !== location.pathname) return undefined
  writeStorage('sessionStorage', KEY, undefined)
  const { uid } = await loadSession()
  const isMeant = kept && kept.until > Date.now() && uid > 0
  resumed = isMeant ? kept.intent : undefined
  return resumed
}

interface Kept {
  intent: Intent
  pathname: string
  until: number
}

function parse(text: string): Kept | undefined {
  try {
    return JSON.parse(text) as Kept
  } catch {
    return undefined
  }
}

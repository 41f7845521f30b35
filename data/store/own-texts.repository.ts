import { useOwnTexts } from '#core/i18n/messages.ts'
import { ownTextsOf, type OwnText } from '#core/i18n/text-entries.ts'
import type { Store } from './database.ts'
import { storedBodies } from './stored-bodies.ts'

/** The site's own texts, as they are stored. */
export const listOwnTexts = (db: Store): Promise<OwnText[]> => storedBodies(db, 'ownTexts')

/** What was taken last, and what it was read from. */
let last = { stored: '[]', texts: ownTextsOf([]) }

/** Uses the store's own texts in this process from now on. */
export async function takeOwnTexts(db: Store): Promise<void> {
  const all = await listOwnTexts(db)
  const stored = JSON.stringify(all)
  if (stored !== last.stored) last = { stored, texts: ownTextsOf(all) }
  useOwnTexts(last.texts)
}

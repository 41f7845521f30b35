import { useOwnTexts } from '#core/i18n/messages.ts'
import { ownTextsOf, type OwnText } from '#core/i18n/text-entries.ts'
import type { Store } from './database.ts'

/** The site's own texts, as they are stored. */
export async function listOwnTexts(db: Store): Promise<OwnText[]> {
  const rows = await db
    .selectFrom('content')
    .select('body')
    .where('kind', '=', 'ownTexts')
    .where('deleted', '=', 0)
    .execute()
  return rows.map(({ body }) => JSON.parse(body) as OwnText)
}

/** Uses the store's own texts in this process from now on. */
export async function takeOwnTexts(db: Store): Promise<void> {
  useOwnTexts(ownTextsOf(await listOwnTexts(db)))
}

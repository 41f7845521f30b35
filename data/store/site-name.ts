import type { SiteTexts } from '#core/contract/data-files.ts'
import { lineIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Store } from './database.ts'

/** The site's name: the editors', else that of the messages. */
export async function siteName(db: Store, lang: Lang): Promise<string> {
  const row = await db
    .selectFrom('content')
    .select('body')
    .where('kind', '=', 'siteTexts')
    .where('deleted', '=', 0)
    .executeTakeFirst()
  const { name } = JSON.parse(row?.body ?? '{}') as Partial<SiteTexts>
  return name ? lineIn(lang, name) : MESSAGES[lang].common.siteName
}

import type { Localized } from '#core/terms/localized.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'

/** Path of a place's page, or of its results or travel page. */
export function placeUrl(
  lang: Lang,
  kind: 'place' | 'travel',
  { id, names }: { id: number; names: Localized },
): string {
  return hrefOf(lang, { kind, id, slug: slugIn(lang, names, id) })
}

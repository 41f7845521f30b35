import { direction } from '#core/i18n/languages.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

/** Letters in the opposite direction of the page. */
const AGAINST = { ltr: /[\u0590-\u08ff]/, rtl: /\p{Script=Latin}|\p{Script=Cyrillic}/u }

/** A text with its values filled in, isolated if they run in the opposite direction. */
export function formatIsolated(text: string, values: Readonly<Record<string, string>>): string {
  const against = AGAINST[direction(pageLang())]
  const isolated = Object.entries(values).map(([name, value]) => [name, against.test(value) ? isolate(value) : value])
  return format(text, Object.fromEntries(isolated))
}

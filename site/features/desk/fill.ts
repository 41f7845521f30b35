import { direction } from '#core/i18n/languages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { fill as filled } from '#core/i18n/fill.ts'

/** Letters in the opposite direction of the page. */
const AGAINST = { ltr: /[\u0590-\u08ff]/, rtl: /\p{Script=Latin}|\p{Script=Cyrillic}/u }

/** A text with its values filled in, isolated if they run in the opposite direction. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  const against = AGAINST[direction(pageLang())]
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    against.test(value) ? `\u2068${value}\u2069` : value,
  ])
  return filled(text, Object.fromEntries(isolated))
}

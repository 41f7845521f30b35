import { translator } from '#core/i18n/translate.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import type { HomeInput, TypeCount } from '#data/index/inputs.ts'

const COUNTED = [231, 228, 230, 237] as const

/** '303 synagogues' and the like of what is there. */
export function countTexts(lang: Lang, stats: readonly TypeCount[]): string[] {
  const t = translator(lang)
  return COUNTED.flatMap((dtype) => {
    const { count = 0 } = stats.find((type) => type.dtype === dtype) ?? {}
    return count > 0 ? t(`places:home.numbers.t${dtype}`, { count }) : []
  })
}

/** What the directory has, in one sentence. */
export function numbersText(lang: Lang, { stats, towns }: Pick<HomeInput, 'stats' | 'towns'>): string {
  const times = translator(lang)('places:home.numbers.times', { count: towns })
  const text = [...countTexts(lang, stats), times].join(', ')
  return `${text.charAt(0).toLocaleUpperCase(LANGUAGES[lang].locale)}${text.slice(1)}.`
}

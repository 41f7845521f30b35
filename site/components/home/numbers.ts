import { translator } from '#core/i18n/translate.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import type { HomeInput } from '#data/index/inputs.ts'

const COUNTED = [228, 231, 230, 237] as const

type Counted = Pick<HomeInput, 'stats' | 'foodInIsrael'>

/** '890 places to eat, 343 of them in Israel' and the like of what is there. */
export function countTexts(lang: Lang, { stats, foodInIsrael }: Counted): string[] {
  const t = translator(lang)
  const inIsrael = foodInIsrael > 0 ? `, ${t('places:home.numbers.inIsrael', { count: foodInIsrael })}` : ''
  return COUNTED.flatMap((dtype) => {
    const { count = 0 } = stats.find((type) => type.dtype === dtype) ?? {}
    if (count === 0) return []
    return t(`places:home.numbers.t${dtype}`, { count }) + (dtype === 228 ? inIsrael : '')
  })
}

/** What the directory has, in one sentence. */
export function numbersText(lang: Lang, { towns, ...counted }: Counted & Pick<HomeInput, 'towns'>): string {
  const times = translator(lang)('places:home.numbers.times', { count: towns })
  const text = [...countTexts(lang, counted), times].join('; ')
  return `${text.charAt(0).toLocaleUpperCase(LANGUAGES[lang].locale)}${text.slice(1)}.`
}

import { translator } from '#core/i18n/translate.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import type { CountryInput, HomeInput } from '#data/index/inputs.ts'

const COUNTED = [228, 231, 230, 237] as const

type Counted = Pick<HomeInput, 'stats' | 'foodInIsrael'>

/** '890 places to eat, 343 of them in Israel' and the like of what is there. */
export function countTexts(lang: Lang, { stats, foodInIsrael }: Counted): string[] {
  const t = translator(lang)
  const inIsrael = foodInIsrael > 0 ? `, ${t('places:home.numbers.inIsrael', { count: foodInIsrael })}` : ''
  return typeTexts(lang, stats, (food) => food + inIsrael)
}

/** What the directory has, in one sentence. */
export function numbersText(lang: Lang, { towns, ...counted }: Counted & Pick<HomeInput, 'towns'>): string {
  return sentenceOf(lang, [...countTexts(lang, counted), timesText(lang, towns)])
}

type CountryCounts = Pick<CountryInput, 'total' | 'stats' | 'foodTowns' | 'towns'>

/** What a country has, in one sentence. In how many towns is of use where there is more than one. */
export function countryNumbersText(lang: Lang, { total, stats, foodTowns, towns }: CountryCounts): string {
  const t = translator(lang)
  const inTowns = (food: string) =>
    towns > 1 && foodTowns > 0 ? t('places:place.numbers.foodIn', { food, count: foodTowns }) : food
  const texts = total > 0 ? typeTexts(lang, stats, inTowns) : [t('places:place.numbers.none')]
  return sentenceOf(lang, [...texts, ...(towns > 0 ? [timesText(lang, towns)] : [])])
}

/** The number of each type that is there. */
function typeTexts(lang: Lang, stats: Counted['stats'], foodText: (food: string) => string): string[] {
  return COUNTED.flatMap((dtype) => {
    const { count = 0 } = stats.find((type) => type.dtype === dtype) ?? {}
    if (count === 0) return []
    const text = translator(lang)(`places:home.numbers.t${dtype}`, { count })
    return dtype === 228 ? foodText(text) : text
  })
}

const timesText = (lang: Lang, towns: number): string => translator(lang)('places:home.numbers.times', { count: towns })

/** French has a space before a semicolon. */
function sentenceOf(lang: Lang, texts: readonly string[]): string {
  const text = texts.join(lang === 'fr' ? '\u202f; ' : '; ')
  return `${text.charAt(0).toLocaleUpperCase(LANGUAGES[lang].locale)}${text.slice(1)}.`
}

import type { Lang } from '../../i18n/languages.ts'
import { translator } from '../../i18n/translate.ts'
import { NINTH_OF_AV } from './agenda.ts'
import type { ChanukahLighting, FastMoment } from './day-times.ts'
import { dayNames, festivalName, parashaName } from './hebrew-words.ts'
import { HAVDALAH_METHODS } from '#core/terms/times.ts'
import type { TimesMethod } from './options.ts'
import type { JewishDay, Lighting, Occasion } from './types.ts'
import { ALOT_DEGREES, TZEIT_DEGREES } from './zmanim.ts'

/** How a place's times are computed. */
export interface Reckoning {
  method: TimesMethod
  /** Elevation of the place in metres. */
  elevationMetres: number
}

/** '18 min before sunset, at sea level', or an explanation of lighting after nightfall. */
export function lightingRule(lang: Lang, when: Lighting['when'], reckoning: Reckoning): string {
  const t = translator(lang)
  if (when === 'afterNightfall') {
    const nightfall = havdalahRule(lang, reckoning)
    return t('times:take.fromFlame', { nightfall })
  }
  const minutes = reckoning.method.minutesBeforeSunset
  const rule = minutes === 0 ? t('times:take.atSunset') : t('times:take.beforeSunset', { minutes })
  return `${rule}, ${levelOf(lang, reckoning)}`
}

/** 'sun 8.5° below the horizon', or '72 min after sunset, at sea level'. */
export function havdalahRule(lang: Lang, reckoning: Reckoning): string {
  const t = translator(lang)
  const rule = HAVDALAH_METHODS[reckoning.method.havdalah]
  if ('degrees' in rule) return t('times:take.sunBelow', { degrees: rule.degrees })
  const after = t('times:take.afterSunset', { minutes: rule.minutes })
  return `${after}, ${levelOf(lang, reckoning)}`
}

/** How the start or end of a fast is computed. */
export function fastRule(lang: Lang, { name, edge }: FastMoment, reckoning: Reckoning): string {
  const t = translator(lang)
  if (edge === 'ends') return t('times:take.sunBelow', { degrees: TZEIT_DEGREES })
  if (name === NINTH_OF_AV) {
    return `${t('times:take.atSunset')}, ${levelOf(lang, reckoning)}`
  }
  return t('times:take.atDawn', { degrees: ALOT_DEGREES })
}

/** 'Fast of Gedaliah begins'. */
export function fastTitle(lang: Lang, { name, edge }: FastMoment): string {
  const fast = festivalName(lang, name)
  const t = translator(lang)
  return edge === 'begins' ? t('times:take.fastBegins', { fast }) : t('times:take.fastEnds', { fast })
}

export function chanukahTitle(lang: Lang, { candles }: ChanukahLighting) {
  return translator(lang)('times:take.chanukahCandles', { number: candles })
}

export function chanukahRule(lang: Lang, { when }: ChanukahLighting): string {
  const t = translator(lang)
  if (when === 'nightfall') {
    return t('times:take.sunBelow', { degrees: TZEIT_DEGREES })
  }
  return t(`times:take.${when}`)
}

/** How a place's times are computed, with caveats; several sentences. */
export function methodText(
  lang: Lang,
  reckoning: Reckoning,
  { timeZone, israel }: { timeZone: string; israel: boolean },
): string {
  const t = translator(lang)
  return [
    t('times:take.candlesBy', {
      rule: lightingRule(lang, 'beforeSunset', reckoning),
    }),
    t('times:take.havdalahBy', { rule: havdalahRule(lang, reckoning) }),
    t('times:take.fastsBy', { dawn: ALOT_DEGREES, nightfall: TZEIT_DEGREES }),
    t('times:take.localTimes', { zone: timeZone }),
    t(israel ? 'times:times.israel' : 'times:times.diaspora'),
    t('times:times.askRabbi'),
  ].join(' ')
}

function levelOf(lang: Lang, { method, elevationMetres }: Reckoning): string {
  const t = translator(lang)
  return method.elevation && elevationMetres > 0
    ? t('times:take.fromHeight', { metres: elevationMetres })
    : t('times:take.seaLevel')
}

const NOTED: ReadonlySet<string> = new Set(['Chanukah', 'Purim', 'Shushan Purim'])

/** Whether a day is named after it; a Shabbat is not named after eves and minor days. */
export function isNoted({ name, kind }: Occasion): boolean {
  return kind === 'cholHamoed' || kind === 'special' || kind === 'roshChodesh' || NOTED.has(name)
}

/** The names of a Shabbat or festival: its Torah portion, without the word for it, and its festivals. */
export function holyNames(
  lang: Lang,
  { parasha, occasions }: Pick<JewishDay, 'parasha' | 'occasions'>,
): { parasha: string; festivals: string[] } {
  const yomTov = occasions.filter(({ kind }) => kind === 'yomTov')
  const festivals = yomTov.length > 0 ? yomTov : occasions.filter(isNoted)
  const names = dayNames(lang, { parasha: [], occasions: festivals })
  return { parasha: parashaName(lang, parasha), festivals: names.occasions }
}

/** 'Parashat Miketz, Chanukah (day 3)', 'Sukkot (day 1)', or plain 'Shabbat'. */
export function holyTitle(lang: Lang, day: Pick<JewishDay, 'parasha' | 'occasions'>): string {
  const t = translator(lang)
  const { parasha, festivals } = holyNames(lang, day)
  const portion = parasha ? [t('times:times.parasha', { name: parasha })] : []
  return [...portion, ...festivals].join(', ') || t('times:times.shabbat')
}

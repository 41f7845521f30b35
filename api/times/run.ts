import type { ShabbatRun } from '#core/contract/times.ts'
import { festivalName, hebrewDateText, parashaName } from '#core/domain/times/hebrew-words.ts'
import type { HolyDays, Moment } from '#core/domain/times/shabbat-times.ts'
import type { Lang } from '#core/i18n/languages.ts'

/** A Shabbat or festival, localized. */
export function runIn(lang: Lang, run: HolyDays): ShabbatRun {
  return {
    day: run.day,
    hebrewDate: hebrewDateText(lang, run.hebrew),
    shabbat: run.shabbat,
    parasha: parashaName(lang, run.parasha),
    festivals: run.festivals.map((name) => festivalName(lang, name)),
    lightings: run.lightings.map(({ day, at, when }) => ({
      day,
      when,
      ...shownMoment(at),
    })),
    havdalah: { day: run.havdalah.day, ...shownMoment(run.havdalah.at) },
  }
}

/** Local time and moment; empty if there is none. */
export function shownMoment(at: Moment): { time?: string; at?: number } {
  return at === 'none' ? {} : { time: at.local, at: at.at }
}

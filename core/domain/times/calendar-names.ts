import type { CalendarWords } from './calendar-words.ts'
import type { Festival, HebrewMonth, Portion } from './hebcal-names.ts'
import type { HebrewDate, JewishDay, Occasion } from './types.ts'

// Messages are passed in, under hebcal's keys, so that a browser loads one language.

const ROSH_CHODESH = 'Rosh Chodesh '
/** The fasts that Shabbat moves to an earlier day; others move later. */
const MOVED_EARLIER: ReadonlySet<string> = new Set(["Ta'anit Esther", "Ta'anit Bechorot"])

/** The weekly portion without the word for it, 'Matot-Masei'; may be empty. RangeError for an unknown one. */
export function portionNameIn({ portions, portionJoiner }: CalendarWords, names: readonly string[]): string {
  return names.map((name) => portions[known(portions, name) as Portion]).join(portionJoiner)
}

/** The name of a festival or special Shabbat by hebcal's English description. RangeError for an unknown one. */
export function festivalNameIn({ festivals, months, roshChodesh }: CalendarWords, description: string): string {
  if (description.startsWith(ROSH_CHODESH)) {
    const month = description.slice(ROSH_CHODESH.length)
    return roshChodesh(months[known(months, month) as HebrewMonth])
  }
  return festivals[known(festivals, description) as Festival]
}

/** The name of an occasion: a festival's, with the day of Chanukah, and a note if Shabbat has moved a fast. */
export function occasionNameIn(words: CalendarWords, { name, nth, moved }: Occasion): string {
  const text = festivalNameIn(words, name)
  if (nth !== undefined) return words.nthDay(text, nth)
  return moved ? words.moved(text, MOVED_EARLIER.has(name)) : text
}

/** A Hebrew date, '15 Kislev 5787' or 'ט״ו בכסלו תשפ״ז'. RangeError for an unknown month. */
export function hebrewDateIn({ months, hebrewDate }: CalendarWords, { year, month, day }: HebrewDate): string {
  return hebrewDate(day, months[known(months, month) as HebrewMonth], year)
}

/** A Hebrew date without its year, '15 Kislev' or 'ט״ו בכסלו'. RangeError for an unknown month. */
export function hebrewDayIn({ months, dayMonth }: CalendarWords, { month, day }: HebrewDate): string {
  return dayMonth(day, months[known(months, month) as HebrewMonth])
}

/** A Hebrew month by itself. RangeError for an unknown one. */
export function hebrewMonthIn({ monthsAlone }: CalendarWords, month: string): string {
  return monthsAlone[known(monthsAlone, month) as HebrewMonth]
}

/** The names of a day's portion and occasions. */
export function dayNamesIn(
  words: CalendarWords,
  { parasha, occasions }: Pick<JewishDay, 'parasha' | 'occasions'>,
): { parasha: string; occasions: string[] } {
  return {
    parasha: portionNameIn(words, parasha),
    occasions: occasions.map((occasion) => occasionNameIn(words, occasion)),
  }
}

function known(table: object, key: string): string {
  if (Object.hasOwn(table, key)) return key
  throw new RangeError(`not a word of the Jewish calendar: ${key}`)
}

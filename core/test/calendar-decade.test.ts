import { PORTIONS, type Festival } from '#core/domain/times/hebcal-names.ts'
import { JewishCalendar, Parsha } from 'kosher-zmanim'
import { describe, expect, test } from 'vitest'
import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import { dayTimes } from '#core/domain/times/day-times.ts'
import { daysOfYear, weekday } from '#core/domain/times/hebrew-day.ts'
import { jewishDay, jewishDays } from '#core/domain/times/jewish-day.ts'
import { shabbatTimesBetween } from '#core/domain/times/shabbat-times.ts'
import type { HebrewDate, JewishDay, OccasionKind } from '#core/domain/times/types.ts'
import { jewishCalendar } from './kosher-java.ts'
import { PLACES } from './places.ts'

// hebcal's calendar, which ours uses, against kosher-zmanim's, ICU's and Gauss's, which share no code with it, and
// against dates printed in every luach.

const [SUNDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 4, 5, 6]
/** Ten years, and enough after them to cover all 14 kinds of year. */
const [FIRST_YEAR, LAST_YEAR] = [5784, 5812]
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index)
const SIDES = [
  ['Israel', true],
  ['the diaspora', false],
] as const

function daysIn(year: number, israel: boolean): JewishDay[] {
  const { first, last } = daysOfYear(year)
  return jewishDays(first, dayNumber(last) - dayNumber(first) + 1, israel)
}

function weekdayOf(day: string): number {
  return weekday(dayNumber(day))
}

describe('the years', () => {
  test('are of all fourteen kinds: by the first weekday and the length', () => {
    const kinds = YEARS.map((year) => {
      const days = daysIn(year, false)
      return `${weekdayOf(days[0]!.day)} ${days.length}`
    })
    expect([...new Set(kinds)].toSorted()).toEqual([
      '1 353', '1 355', '1 383', '1 385', '2 354', '2 384', '4 354', '4 355',
      '4 383', '4 385', '6 353', '6 355', '6 383', '6 385',
    ]) // prettier-ignore
  })
})

describe('Hebrew dates', () => {
  const icu = new Intl.DateTimeFormat('en-u-ca-hebrew', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
  const OUR_MONTHS: Readonly<Record<string, string>> = {
    Tishri: 'Tishrei',
    Heshvan: 'Cheshvan',
    Shevat: "Sh'vat",
    Iyar: 'Iyyar',
  }

  function byIcu(day: string): HebrewDate {
    const parts = icu.formatToParts(dayNumber(day) * 86_400_000)
    const value = (type: string) => parts.find((part) => part.type === type)!.value
    const month = value('month')
    return {
      year: Number(value('year')),
      month: OUR_MONTHS[month] ?? month,
      day: Number(value('day')),
    }
  }

  test("of every day are ICU's and kosher-zmanim's", () => {
    const days = YEARS.flatMap((year) => daysIn(year, false))
    expect(days.length).toBeGreaterThan(10_500)
    for (const { day, hebrew } of days) {
      expect(hebrew, day).toEqual(byIcu(day))
      const calendar = jewishCalendar(day, { israel: false })
      expect(calendar.getJewishYear()).toBe(hebrew.year)
      expect(calendar.getJewishDayOfMonth()).toBe(hebrew.day)
    }
  })

  // 'Der Ostertermin', 1802: the Julian date of 15 Nisan from the cycle of 19
  // years and that of the weeks, with the two postponements it comes down to.
  function pesachByGauss(hebrewYear: number): string {
    const a = (12 * hebrewYear + 17) % 19
    const b = hebrewYear % 4
    const march = 32.0440933 + 1.5542418 * a + 0.25 * b - 0.003177794 * hebrewYear
    const [whole, rest] = [Math.floor(march), march % 1]
    const c = (whole + 3 * hebrewYear + 5 * b + 5) % 7
    let late = 0
    if (c === 2 || c === 4 || c === 6) late = 1
    else if (c === 1 && a > 6 && rest >= 0.63287037) late = 2
    else if (c === 0 && a > 11 && rest >= 0.897723765) late = 1
    const year = hebrewYear - 3760
    const century = Math.floor(year / 100)
    const gregorian = century - Math.floor(century / 4) - 2
    const at = Date.UTC(year, 2, whole + late + gregorian)
    return dayText(at / 86_400_000)
  }

  test("Pesach of 400 years is Gauss's", () => {
    for (let year = 5600; year < 6000; year++) {
      const { hebrew } = jewishDay(pesachByGauss(year), true)
      expect(hebrew).toEqual({ year, month: 'Nisan', day: 15 })
    }
  })
})

/** kosher-zmanim's Ashkenazi names are in hebcal's order. */
function portionOf(calendar: JewishCalendar): string[] {
  const parsha = calendar.getParsha()
  const joined: Readonly<Record<number, readonly [number, number]>> = {
    [Parsha.VAYAKHEL_PEKUDEI]: [Parsha.VAYAKHEL, Parsha.PEKUDEI],
    [Parsha.TAZRIA_METZORA]: [Parsha.TAZRIA, Parsha.METZORA],
    [Parsha.ACHREI_MOS_KEDOSHIM]: [Parsha.ACHREI_MOS, Parsha.KEDOSHIM],
    [Parsha.BEHAR_BECHUKOSAI]: [Parsha.BEHAR, Parsha.BECHUKOSAI],
    [Parsha.CHUKAS_BALAK]: [Parsha.CHUKAS, Parsha.BALAK],
    [Parsha.MATOS_MASEI]: [Parsha.MATOS, Parsha.MASEI],
    [Parsha.NITZAVIM_VAYEILECH]: [Parsha.NITZAVIM, Parsha.VAYEILECH],
  }
  const read = parsha === Parsha.NONE ? [] : (joined[parsha] ?? [parsha])
  return read.map((index) => PORTIONS[index - 1]!)
}

describe('the weekly portion', () => {
  test('stands in the same order in both lists', () => {
    expect(Parsha.BERESHIS).toBe(1)
    expect(PORTIONS[Parsha.VZOS_HABERACHA - 1]).toBe('Vezot Haberakhah')
    expect(PORTIONS[Parsha.ACHREI_MOS - 1]).toBe('Achrei Mot')
    expect(PORTIONS[Parsha.MASEI - 1]).toBe('Masei')
  })

  test.each(SIDES)('of every Shabbat in %s', (_, israel) => {
    let portions = 0
    for (const { day, parasha } of YEARS.flatMap((y) => daysIn(y, israel))) {
      const theirs = portionOf(jewishCalendar(day, { israel }))
      expect([day, ...parasha]).toEqual([day, ...theirs])
      if (parasha.length > 0) portions++
    }
    expect(portions).toBeGreaterThan(29 * 47)
  })

  test('goes once through the Torah in a year', () => {
    for (const [, israel] of SIDES) {
      const read = YEARS.flatMap((y) => daysIn(y, israel)).flatMap(({ parasha }) => [...parasha])
      const from = read.indexOf('Bereshit')
      const whole = read.slice(from, read.lastIndexOf("Ha'azinu") + 1)
      const yearly = PORTIONS.slice(0, -1)
      expect(whole).toEqual(Array.from({ length: whole.length }, (_, i) => yearly[i % 53]))
      expect(whole.length).toBe(28 * 53)
    }
  })
})

type Expected = [name: string, kind: OccasionKind, detail?: number | 'moved']

const C = JewishCalendar
/** kosher-zmanim's index of a day that has one name wherever and whenever it is. */
const SIMPLE: readonly (readonly [number, Festival, OccasionKind])[] = [
  [C.EREV_ROSH_HASHANA, 'Erev Rosh Hashana', 'eve'],
  [C.EREV_YOM_KIPPUR, 'Erev Yom Kippur', 'eve'],
  [C.YOM_KIPPUR, 'Yom Kippur', 'yomTov'],
  [C.EREV_SUCCOS, 'Erev Sukkot', 'eve'],
  [C.HOSHANA_RABBA, 'Hoshana Raba', 'cholHamoed'],
  [C.SHEMINI_ATZERES, 'Shmini Atzeret', 'yomTov'],
  [C.SIMCHAS_TORAH, 'Simchat Torah', 'yomTov'],
  [C.TENTH_OF_TEVES, "Asara B'Tevet", 'fast'],
  [C.TU_BESHVAT, 'Tu BiShvat', 'minor'],
  [C.PURIM_KATAN, 'Purim Katan', 'minor'],
  [C.SHUSHAN_PURIM_KATAN, 'Shushan Purim Katan', 'minor'],
  [C.PURIM, 'Purim', 'minor'],
  [C.SHUSHAN_PURIM, 'Shushan Purim', 'minor'],
  [C.EREV_PESACH, 'Erev Pesach', 'eve'],
  [C.YOM_HASHOAH, 'Yom HaShoah', 'modern'],
  [C.YOM_HAZIKARON, 'Yom HaZikaron', 'modern'],
  [C.YOM_HAATZMAUT, "Yom HaAtzma'ut", 'modern'],
  [C.PESACH_SHENI, 'Pesach Sheni', 'minor'],
  [C.LAG_BAOMER, 'Lag BaOmer', 'minor'],
  [C.YOM_YERUSHALAYIM, 'Yom Yerushalayim', 'modern'],
  [C.EREV_SHAVUOS, 'Erev Shavuot', 'eve'],
  [C.TU_BEAV, "Tu B'Av", 'minor'],
]

/** The fasts that Shabbat moves, with their own day of the month. */
const FASTS: readonly (readonly [number, Festival, number])[] = [
  [C.FAST_OF_GEDALYAH, 'Tzom Gedaliah', 3],
  [C.FAST_OF_ESTHER, "Ta'anit Esther", 13],
  [C.SEVENTEEN_OF_TAMMUZ, 'Tzom Tammuz', 17],
  [C.TISHA_BEAV, "Tish'a B'Av", 9],
]

const SPECIAL: ReadonlyMap<number, Festival> = new Map([
  [Parsha.SHUVA, 'Shabbat Shuva'],
  [Parsha.SHIRA, 'Shabbat Shirah'],
  [Parsha.SHKALIM, 'Shabbat Shekalim'],
  [Parsha.ZACHOR, 'Shabbat Zachor'],
  [Parsha.PARA, 'Shabbat Parah'],
  [Parsha.HACHODESH, 'Shabbat HaChodesh'],
  [Parsha.HAGADOL, 'Shabbat HaGadol'],
  [Parsha.CHAZON, 'Shabbat Chazon'],
  [Parsha.NACHAMU, 'Shabbat Nachamu'],
])

/** The days that kosher-zmanim calls by the festival alone. */
function festivalDay(index: number, date: number, israel: boolean, isShabbat: boolean): Expected[] {
  switch (index) {
    case C.ROSH_HASHANA:
      return [[date === 1 ? 'Rosh Hashana' : 'Rosh Hashana II', 'yomTov']]
    case C.SUCCOS:
      return [[date === 15 ? 'Sukkot I' : 'Sukkot II', 'yomTov']]
    case C.PESACH: {
      const names = { 15: 'I', 16: 'II', 21: 'VII', 22: 'VIII' }
      return [[`Pesach ${names[date as 15]}`, 'yomTov']]
    }
    case C.SHAVUOS:
      if (israel) return [['Shavuot', 'yomTov']]
      return [[date === 6 ? 'Shavuot I' : 'Shavuot II', 'yomTov']]
    case C.CHOL_HAMOED_SUCCOS:
    case C.CHOL_HAMOED_PESACH: {
      const name = index === C.CHOL_HAMOED_PESACH ? 'Pesach' : 'Sukkot'
      if (isShabbat) return [[`${name} Shabbat Chol ha-Moed`, 'cholHamoed']]
      return [[`Chol HaMoed ${name}`, 'cholHamoed']]
    }
    default:
      return []
  }
}

/** kosher-zmanim's occasions of a day, in our names. */
function byKosherZmanim(calendar: JewishCalendar, { month, day: date }: HebrewDate, tomorrow: HebrewDate): Expected[] {
  const index = calendar.getYomTovIndex()
  const isShabbat = calendar.getDayOfWeek() === 7
  const israel = calendar.getInIsrael()
  const found = festivalDay(index, date, israel, isShabbat)
  for (const [known, name, kind] of SIMPLE) {
    if (known === index) found.push([name, kind])
  }
  // In Israel it is the same day, which kosher-zmanim does not mention.
  if (index === C.SHEMINI_ATZERES && israel) found.push(['Simchat Torah', 'yomTov'])
  for (const [known, name, own] of FASTS) {
    if (known === index) found.push(own === date ? [name, 'fast'] : [name, 'fast', 'moved'])
  }
  if (calendar.isTaanisBechoros()) {
    const moved: Expected = ["Ta'anit Bechorot", 'fast', 'moved']
    found.push(date === 14 ? ["Ta'anit Bechorot", 'fast'] : moved)
  }
  if (calendar.isChanukah()) found.push(['Chanukah', 'minor', calendar.getDayOfChanukah()])
  if (calendar.isRoshChodesh()) {
    const named = date === 30 ? tomorrow.month : month
    found.push([`Rosh Chodesh ${named}`, 'roshChodesh'])
  }
  const special = SPECIAL.get(calendar.getSpecialShabbos())
  if (special) found.push([special, 'special'])
  return found
}

/** Three days that kosher-zmanim doesn't know, by the rules of those who keep them. */
function besides({ month, day: date }: HebrewDate, onWeekday: number, newYearIn: number): Expected[] {
  const found: Expected[] = []
  // 29 Cheshvan; on Thursday when that is a Friday or Shabbat.
  const isSigd =
    month === 'Cheshvan' &&
    (date === 29
      ? onWeekday !== FRIDAY && onWeekday !== SATURDAY
      : onWeekday === THURSDAY && (date === 28 || date === 27))
  if (isSigd) found.push(['Sigd', 'modern'])
  // Jerusalem keeps the feast of a Shushan Purim on Shabbat on Sunday.
  if (/^Adar( II)?$/.test(month) && date === 16 && onWeekday === SUNDAY) found.push(['Purim Meshulash', 'minor'])
  // The last Saturday night that has four days of Selichot before the new year.
  if (onWeekday === SATURDAY && newYearIn >= 4 && newYearIn <= 10) found.push(['Leil Selichot', 'minor'])
  return found
}

const sorted = (list: readonly Expected[]) => list.map((row) => row.join(' ')).toSorted()

describe('festivals, fasts and special days', () => {
  test.each(SIDES)('of every day in %s', (_, israel) => {
    let occasions = 0
    for (const year of YEARS) {
      const days = daysIn(year, israel)
      const next = jewishDay(daysOfYear(year + 1).first, israel)
      for (const [index, { day, hebrew, occasions: ours }] of days.entries()) {
        const calendar = jewishCalendar(day, { israel })
        const tomorrow = (days[index + 1] ?? next).hebrew
        const expected = [
          ...byKosherZmanim(calendar, hebrew, tomorrow),
          ...besides(hebrew, weekdayOf(day), days.length - index),
        ]
        const found = ours.map(({ name, kind, nth, moved }): Expected =>
          nth !== undefined || moved ? [name, kind, nth ?? 'moved'] : [name, kind],
        )
        expect([day, ...sorted(found)]).toEqual([day, ...sorted(expected)])
        occasions += found.length
      }
    }
    expect(occasions).toBeGreaterThan(29 * 75)
  })

  test('the weightiest comes first', () => {
    const order: OccasionKind[] = ['yomTov', 'fast', 'cholHamoed', 'eve', 'special', 'minor', 'roshChodesh', 'modern']
    const weight = ({ kind }: { kind: OccasionKind }) => order.indexOf(kind)
    const several = YEARS.flatMap((year) => daysIn(year, false)).filter(({ occasions }) => occasions.length > 1)
    expect(several.length).toBeGreaterThan(100)
    for (const { occasions } of several) {
      const weights = occasions.map(weight)
      expect(weights).toEqual(weights.toSorted((a, b) => a - b))
    }
  })

  test.each(SIDES)('the Omer in %s', (_, israel) => {
    for (const { day, omer } of YEARS.flatMap((y) => daysIn(y, israel))) {
      const theirs = jewishCalendar(day, { israel }).getDayOfOmer()
      expect([day, omer ?? -1]).toEqual([day, theirs])
    }
  })
})

describe('candles and havdalah follow the calendar', () => {
  const DECADE = YEARS.slice(0, 10)

  test.each([
    ['Tel Aviv', PLACES.telAviv, true],
    ['New York', PLACES.newYork, false],
  ])('%s, every evening of ten years', (_, place, israel) => {
    const { first } = daysOfYear(DECADE[0]!)
    const { last } = daysOfYear(DECADE.at(-1)!)
    let [lightings, ends] = [0, 0]
    for (let at = dayNumber(first); at <= dayNumber(last); at++) {
      const day = dayText(at)
      const today = jewishCalendar(day, { israel })
      const tomorrow = jewishCalendar(dayText(at + 1), { israel })
      const { lighting, havdalah } = dayTimes(place, day)
      expect([day, lighting !== undefined]).toEqual([day, today.hasCandleLighting()])
      const isDark = today.isAssurBemelacha() && weekdayOf(day) !== FRIDAY
      if (lighting) {
        lightings++
        const when = isDark ? 'afterNightfall' : 'beforeSunset'
        expect([day, lighting.when]).toEqual([day, when])
      }
      const isEnd = today.isAssurBemelacha() && !tomorrow.isAssurBemelacha()
      expect([day, havdalah !== undefined]).toEqual([day, isEnd])
      if (havdalah) ends++
    }
    // The eve of the first new year lies before, that of the next one within.
    const runs = shabbatTimesBetween(place, first, last)
    expect(runs).toHaveLength(ends + 1)
    const within = runs.flatMap((run) => run.lightings).filter(({ day }) => day >= first && day <= last)
    expect(within).toHaveLength(lightings)
    expect(lightings).toBeGreaterThan(ends)
    expect(ends).toBeGreaterThan(520)
  })
})

// As in any printed luach; the weekday is computed independently of all calendars, and each case says why it is that
// day.
describe('well-known dates', () => {
  const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

  /** 'Chanukah 8', "Tish'a B'Av moved", 'Matot-Masei'. */
  function statement(day: string, israel: boolean): string[] {
    const { parasha, occasions } = jewishDay(day, israel)
    const names = occasions.map(({ name, nth, moved }) => [name, nth, moved && 'moved'].filter(Boolean).join(' '))
    return parasha.length > 0 ? [...names, parasha.join('-')] : names
  }

  const EVERYWHERE: readonly (readonly [string, string, string, string])[] = [
    ['2023-09-16', 'Sat', 'Rosh Hashana', '5784, which begins on a Shabbat'],
    ['2024-10-03', 'Thu', 'Rosh Hashana', '5785'],
    ['2025-09-23', 'Tue', 'Rosh Hashana', '5786'],
    ['2026-09-12', 'Sat', 'Rosh Hashana', '5787'],
    ['2027-10-02', 'Sat', 'Rosh Hashana', '5788'],
    ['2024-10-12', 'Sat', 'Yom Kippur', 'the 10th day of 5785'],
    ['2027-10-11', 'Mon', 'Yom Kippur', 'the 10th day of 5788'],
    ['2024-10-17', 'Thu', 'Sukkot I', '14 days after the new year'],
    ['2024-10-23', 'Wed', 'Hoshana Raba', '21 Tishrei'],
    ['2023-10-07', 'Sat', 'Shmini Atzeret', '22 Tishrei 5784'],
    ['2024-04-23', 'Tue', 'Pesach I', '5784, a leap year'],
    ['2025-04-13', 'Sun', 'Pesach I', '5785'],
    ['2026-04-02', 'Thu', 'Pesach I', '5786'],
    ['2027-04-22', 'Thu', 'Pesach I', '5787, a leap year'],
    ['2028-04-11', 'Tue', 'Pesach I', '5788'],
    ['2029-03-31', 'Sat', 'Pesach I', '5789'],
    ['2030-04-18', 'Thu', 'Pesach I', '5790, a leap year'],
    ['2031-04-08', 'Tue', 'Pesach I', '5791'],
    ['2032-03-27', 'Sat', 'Pesach I', '5792'],
    ['2033-04-14', 'Thu', 'Pesach I', '5793, a leap year'],
    ['2025-04-12', 'Sat', 'Erev Pesach', 'the eve on a Shabbat'],
    ['2024-06-11', 'Tue', 'Erev Shavuot', '49 days after 16 Nisan, less one'],

    ['2024-10-06', 'Sun', 'Tzom Gedaliah moved', '3 Tishrei was a Shabbat'],
    ['2025-09-25', 'Thu', 'Tzom Gedaliah', '3 Tishrei'],
    ['2020-12-25', 'Fri', "Asara B'Tevet", 'the one fast that stays on Friday'],
    ['2023-12-22', 'Fri', "Asara B'Tevet", 'again'],
    ['2025-01-10', 'Fri', "Asara B'Tevet", 'and again'],
    ['2024-03-21', 'Thu', "Ta'anit Esther moved", '13 Adar II was a Shabbat'],
    ['2025-03-13', 'Thu', "Ta'anit Esther", '13 Adar'],
    ['2026-03-02', 'Mon', "Ta'anit Esther", '13 Adar'],
    ['2024-04-22', 'Mon', "Ta'anit Bechorot", '14 Nisan'],
    ['2025-04-10', 'Thu', "Ta'anit Bechorot moved", '14 Nisan was a Shabbat'],
    ['2022-07-17', 'Sun', 'Tzom Tammuz moved', '17 Tamuz was a Shabbat'],
    ['2025-07-13', 'Sun', 'Tzom Tammuz', '17 Tamuz was that Sunday'],
    ['2022-08-07', 'Sun', "Tish'a B'Av moved", '9 Av 5782 was a Shabbat'],
    ['2024-08-13', 'Tue', "Tish'a B'Av", '9 Av, the weekday of Pesach'],
    ['2025-08-03', 'Sun', "Tish'a B'Av", '9 Av 5785 was that Sunday'],
    ['2029-07-22', 'Sun', "Tish'a B'Av moved", 'Pesach 5789 was a Shabbat'],
    ['2032-07-18', 'Sun', "Tish'a B'Av moved", 'Pesach 5792 was a Shabbat'],

    ['2023-12-08', 'Fri', 'Chanukah 1', '25 Kislev 5784'],
    ['2023-12-13', 'Wed', 'Rosh Chodesh Tevet', 'the only one: Kislev had 29'],
    ['2023-12-15', 'Fri', 'Chanukah 8', '3 Tevet'],
    ['2024-12-26', 'Thu', 'Chanukah 1', 'lit first on 25 December'],
    ['2024-12-31', 'Tue', 'Rosh Chodesh Tevet', '30 Kislev'],
    ['2025-01-01', 'Wed', 'Rosh Chodesh Tevet', '1 Tevet'],
    ['2025-01-02', 'Thu', 'Chanukah 8', '2 Tevet: Kislev had 30 days'],
    ['2024-02-23', 'Fri', 'Purim Katan', '14 Adar I of a leap year'],
    ['2024-03-24', 'Sun', 'Purim', '14 Adar II'],
    ['2025-03-14', 'Fri', 'Purim', '14 Adar'],
    ['2025-03-15', 'Sat', 'Shushan Purim', '15 Adar, a Shabbat'],
    ['2025-03-16', 'Sun', 'Purim Meshulash', 'the third day, in Jerusalem'],
    ['2026-03-03', 'Tue', 'Purim', '14 Adar'],
    ['2024-01-25', 'Thu', 'Tu BiShvat', "15 Sh'vat"],
    ['2024-05-22', 'Wed', 'Pesach Sheni', 'a month after the eve of Pesach'],
    ['2024-05-26', 'Sun', 'Lag BaOmer', '33 days from 16 Nisan'],
    ['2024-08-19', 'Mon', "Tu B'Av", '15 Av'],
    ['2024-05-06', 'Mon', 'Yom HaShoah', '27 Nisan was a Sunday'],
    ['2025-04-24', 'Thu', 'Yom HaShoah', '27 Nisan was a Friday'],
    ['2024-05-14', 'Tue', "Yom HaAtzma'ut", '5 Iyyar was a Monday'],
    ['2025-05-01', 'Thu', "Yom HaAtzma'ut", '5 Iyyar was a Shabbat'],
    ['2026-04-22', 'Wed', "Yom HaAtzma'ut", '5 Iyyar'],
    ['2024-06-05', 'Wed', 'Yom Yerushalayim', '28 Iyyar'],
    ['2024-11-28', 'Thu', 'Sigd', '29 Cheshvan was a Shabbat'],
    ['2025-11-20', 'Thu', 'Sigd', '29 Cheshvan'],
    ['2024-09-28', 'Sat', 'Leil Selichot', 'the new year was a Thursday'],
    ['2025-09-13', 'Sat', 'Leil Selichot', 'a Tuesday, so a week before'],

    ['2024-03-09', 'Sat', 'Shabbat Shekalim', 'before 1 Adar II, a Monday'],
    ['2025-03-01', 'Sat', 'Shabbat Shekalim', '1 Adar itself'],
    ['2024-03-23', 'Sat', 'Shabbat Zachor', 'before Purim'],
    ['2024-03-30', 'Sat', 'Shabbat Parah', 'before HaChodesh'],
    ['2024-04-06', 'Sat', 'Shabbat HaChodesh', 'before 1 Nisan, a Tuesday'],
    ['2024-04-20', 'Sat', 'Shabbat HaGadol', 'before Pesach'],
    ['2025-02-08', 'Sat', 'Shabbat Shirah', 'the song is in Beshalach'],
    ['2024-08-10', 'Sat', 'Shabbat Chazon', 'before 9 Av'],
    ['2024-08-17', 'Sat', 'Shabbat Nachamu', 'and after it'],
    ['2024-10-05', 'Sat', 'Shabbat Shuva', '3 Tishrei'],

    ['2024-05-04', 'Sat', 'Achrei Mot', 'a leap year: read apart'],
    ['2024-05-11', 'Sat', 'Kedoshim', 'and the week after'],
    ['2025-05-10', 'Sat', 'Achrei Mot-Kedoshim', 'an ordinary year: joined'],
    ['2025-03-22', 'Sat', 'Vayakhel', 'apart in the one long ordinary year'],
    ['2025-03-29', 'Sat', 'Pekudei', 'that begins on a Thursday'],
    ['2024-09-28', 'Sat', 'Nitzavim-Vayeilech', 'the new year is a Thursday'],
    ['2025-09-20', 'Sat', 'Nitzavim', 'a Tuesday: room for a Shabbat between'],
    ['2025-09-27', 'Sat', 'Vayeilech', 'the new year and Yom Kippur'],
    ['2025-10-04', 'Sat', "Ha'azinu", 'and another before Sukkot'],
  ]

  test.each(EVERYWHERE)('%s, %s: %s (%s)', (day, day3, name) => {
    expect(WEEKDAYS[new Date(day).getUTCDay()]).toBe(day3)
    expect(statement(day, true)).toContain(name)
    expect(statement(day, false)).toContain(name)
  })

  test.each([
    ['2023-10-07', ['Shmini Atzeret', 'Simchat Torah'], ['Shmini Atzeret']],
    ['2023-10-08', [], ['Simchat Torah']],
    ['2024-10-18', ['Chol HaMoed Sukkot'], ['Sukkot II']],
    ['2024-04-24', ['Chol HaMoed Pesach'], ['Pesach II']],
    ['2024-04-30', [], ['Pesach VIII']],
    ['2024-06-12', ['Shavuot'], ['Shavuot I']],
    ['2024-06-13', [], ['Shavuot II']],
    // The eighth day of Pesach 5782 was a Shabbat: apart until Matot and Masei.
    ['2022-04-23', ['Achrei Mot'], ['Pesach VIII']],
    ['2022-04-30', ['Kedoshim'], ['Achrei Mot']],
    ['2022-07-30', ['Masei'], ['Matot-Masei']],
    ['2022-08-06', ['Shabbat Chazon', 'Devarim'], ['Shabbat Chazon', 'Devarim']],
    // That of 5792, an ordinary year.
    ['2032-04-10', ['Tazria-Metzora'], ['Shmini']],
    // The second day of Shavuot 5786 and 5787 was a Shabbat.
    ['2026-05-23', ['Nasso'], ['Shavuot II']],
    ['2026-05-30', ["Beha'alotcha"], ['Nasso']],
    ['2026-06-27', ['Balak'], ['Chukat-Balak']],
    ['2026-07-04', ['Pinchas'], ['Pinchas']],
    ['2027-06-12', ['Nasso'], ['Shavuot II']],
    ['2027-06-19', ["Beha'alotcha"], ['Nasso']],
  ] as const)('%s: in Israel %j, in the diaspora %j', (day, il, diaspora) => {
    expect(statement(day, true)).toEqual(il)
    expect(statement(day, false)).toEqual(diaspora)
  })
})

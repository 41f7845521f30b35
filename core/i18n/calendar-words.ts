// The keys are hebcal's English ones; a language that lacks one doesn't compile.

export const PORTIONS = [
  'Bereshit', 'Noach', 'Lech-Lecha', 'Vayera', 'Chayei Sara', 'Toldot',
  'Vayetzei', 'Vayishlach', 'Vayeshev', 'Miketz', 'Vayigash', 'Vayechi',
  'Shemot', 'Vaera', 'Bo', 'Beshalach', 'Yitro', 'Mishpatim', 'Terumah',
  'Tetzaveh', 'Ki Tisa', 'Vayakhel', 'Pekudei',
  'Vayikra', 'Tzav', 'Shmini', 'Tazria', 'Metzora', 'Achrei Mot', 'Kedoshim',
  'Emor', 'Behar', 'Bechukotai',
  'Bamidbar', 'Nasso', "Beha'alotcha", "Sh'lach", 'Korach', 'Chukat', 'Balak',
  'Pinchas', 'Matot', 'Masei',
  'Devarim', 'Vaetchanan', 'Eikev', "Re'eh", 'Shoftim', 'Ki Teitzei',
  'Ki Tavo', 'Nitzavim', 'Vayeilech', "Ha'azinu", 'Vezot Haberakhah',
] as const // prettier-ignore
export type Portion = (typeof PORTIONS)[number]

export const HEBREW_MONTHS = [
  'Nisan', 'Iyyar', 'Sivan', 'Tamuz', 'Av', 'Elul', 'Tishrei', 'Cheshvan',
  'Kislev', 'Tevet', "Sh'vat", 'Adar', 'Adar I', 'Adar II',
] as const // prettier-ignore
export type HebrewMonth = (typeof HEBREW_MONTHS)[number]

/** What a day may be, by hebcal's names; 'Rosh Hashana' is its first day, without the year. */
export const FESTIVALS = [
  'Rosh Hashana', 'Rosh Hashana II', 'Shabbat Shuva', 'Yom Kippur',
  'Sukkot I', 'Sukkot II', 'Sukkot Shabbat Chol ha-Moed', 'Shmini Atzeret',
  'Simchat Torah', 'Chanukah', 'Shabbat Shirah', 'Shabbat Shekalim',
  'Shabbat Zachor', 'Shabbat Parah', 'Shabbat HaChodesh', 'Shabbat HaGadol',
  'Pesach I', 'Pesach II', 'Pesach Shabbat Chol ha-Moed', 'Pesach VII',
  'Pesach VIII', 'Shavuot', 'Shavuot I', 'Shavuot II', 'Shabbat Chazon',
  'Shabbat Nachamu',
  // Eves and weekdays of a festival.
  'Erev Rosh Hashana', 'Erev Yom Kippur', 'Erev Sukkot', 'Erev Pesach',
  'Erev Shavuot', 'Chol HaMoed Sukkot', 'Hoshana Raba', 'Chol HaMoed Pesach',
  // Fasts.
  'Tzom Gedaliah', "Asara B'Tevet", "Ta'anit Esther", "Ta'anit Bechorot",
  'Tzom Tammuz', "Tish'a B'Av",
  // Smaller days.
  'Sigd', 'Tu BiShvat', 'Purim Katan', 'Shushan Purim Katan', 'Purim',
  'Shushan Purim', 'Purim Meshulash', 'Yom HaShoah', 'Yom HaZikaron',
  "Yom HaAtzma'ut", 'Pesach Sheni', 'Lag BaOmer', 'Yom Yerushalayim',
  "Tu B'Av", 'Leil Selichot',
] as const // prettier-ignore
export type Festival = (typeof FESTIVALS)[number]

/** The moments of a day, in their order. */
export const ZMANIM = [
  'alot', 'misheyakir', 'sunrise', 'shmaMga', 'shmaGra', 'tefillaMga',
  'tefillaGra', 'chatzot', 'minchaGedola', 'minchaKetana', 'plag', 'sunset',
  'tzeit7', 'tzeit8', 'tzeit72', 'chatzotNight',
] as const // prettier-ignore
export type ZmanName = (typeof ZMANIM)[number]

/** The words of the Jewish calendar in one language. */
export interface CalendarWords {
  portions: Readonly<Record<Portion, string>>
  /** Between two portions that are read together. */
  portionJoiner: string
  festivals: Readonly<Record<Festival, string>>
  /** The month names as they stand in a date. */
  months: Readonly<Record<HebrewMonth, string>>
  roshChodesh: (month: string) => string
  /** 'Chanukah (day 3)'. */
  nthDay: (festival: string, day: number) => string
  /** A fast on another date than its own, because of Shabbat: later (but Esther and the Firstborn earlier). */
  moved: (fast: string) => string
  /** 'Day 33 of the Omer'. */
  omer: (day: number) => string
  /** Each moment's name, and whose rule it is or how it is reckoned. */
  zmanim: Readonly<Record<ZmanName, { name: string; opinion: string }>>
  hebrewDate: (day: number, month: string, year: number) => string
  /** A year by itself. */
  hebrewYear: (year: number) => string
  /** A date without its year. */
  dayMonth: (day: number, month: string) => string
  /** The month names by themselves, where a date inflects them. */
  monthsAlone?: Readonly<Record<HebrewMonth, string>>
}

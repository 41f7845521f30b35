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

/** The festivals and special Shabbatot that a run of holy days can hold. 'Rosh Hashana' is its first day, without the year. */
export const FESTIVALS = [
  'Rosh Hashana', 'Rosh Hashana II', 'Shabbat Shuva', 'Yom Kippur',
  'Sukkot I', 'Sukkot II', 'Sukkot Shabbat Chol ha-Moed', 'Shmini Atzeret',
  'Simchat Torah', 'Chanukah', 'Shabbat Shirah', 'Shabbat Shekalim',
  'Shabbat Zachor', 'Shabbat Parah', 'Shabbat HaChodesh', 'Shabbat HaGadol',
  'Pesach I', 'Pesach II', 'Pesach Shabbat Chol ha-Moed', 'Pesach VII',
  'Pesach VIII', 'Shavuot', 'Shavuot I', 'Shavuot II', 'Shabbat Chazon',
  'Shabbat Nachamu',
] as const // prettier-ignore
export type Festival = (typeof FESTIVALS)[number]

/** The words of the Jewish calendar in one language. */
export interface CalendarWords {
  portions: Readonly<Record<Portion, string>>
  /** Between two portions that are read together. */
  portionJoiner: string
  festivals: Readonly<Record<Festival, string>>
  /** The month names as they stand in a date. */
  months: Readonly<Record<HebrewMonth, string>>
  roshChodesh: (month: string) => string
  hebrewDate: (day: number, month: string, year: number) => string
}

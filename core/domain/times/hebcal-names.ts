// Names of the Jewish calendar as hebcal spells them. They are the keys of the messages.

/** The weekly portions, in the order of the Torah. */
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

/** From Nisan, with those of leap years at the end. */
export const HEBREW_MONTHS = [
  'Nisan', 'Iyyar', 'Sivan', 'Tamuz', 'Av', 'Elul', 'Tishrei', 'Cheshvan',
  'Kislev', 'Tevet', "Sh'vat", 'Adar', 'Adar I', 'Adar II',
] as const // prettier-ignore
export type HebrewMonth = (typeof HEBREW_MONTHS)[number]

/** Festivals, special Shabbatot, fasts and minor days; 'Rosh Hashana' is its first day, where hebcal adds the year. */
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
  // Minor days.
  'Sigd', 'Tu BiShvat', 'Purim Katan', 'Shushan Purim Katan', 'Purim',
  'Shushan Purim', 'Purim Meshulash', 'Yom HaShoah', 'Yom HaZikaron',
  "Yom HaAtzma'ut", 'Pesach Sheni', 'Lag BaOmer', 'Yom Yerushalayim',
  "Tu B'Av", 'Leil Selichot',
] as const // prettier-ignore
export type Festival = (typeof FESTIVALS)[number]

/** The moments of a day, in order, by names of ours. */
export const ZMANIM = [
  'alot', 'misheyakir', 'sunrise', 'shmaMga', 'shmaGra', 'tefillaMga',
  'tefillaGra', 'chatzot', 'minchaGedola', 'minchaKetana', 'plag', 'sunset',
  'tzeit7', 'tzeit8', 'tzeit72', 'chatzotNight',
] as const // prettier-ignore
export type ZmanName = (typeof ZMANIM)[number]

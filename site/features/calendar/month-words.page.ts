/** The messages of `month` and `times` that the browser needs, with placeholders. */
export const MONTH_MESSAGES = [
  'region', 'month', 'previous', 'next', 'previousYear', 'nextYear', 'today',
  'view', 'festivals', 'noFestivals', 'untilSunset', 'sinceSunset', 'agenda', 'past', 'noneLeft', 'nextOne',
  'omer', 'chanukah', 'eveOfChanukah', 'fromEvening', 'fastBegins', 'fastEnds', 'more', 'moreHint', 'events',
  'close', 'legend', 'holy', 'halfHoly', 'fast', 'newMonth', 'other', 'lamp',
  'loading', 'failed', 'unread', 'noPlace', 'method', 'degrees', 'minutes', 'seaLevel',
  'height', 'publicTitle', 'publicText', 'publicShow', 'publicLoading',
  'publicShown',
] as const // prettier-ignore
export const TIMES_MESSAGES = [
  'candles', 'havdalah', 'parasha', 'none', 'noneWhy', 'afterNightfall',
  'israel', 'diaspora', 'askRabbi',
] as const // prettier-ignore
export type MonthWords = Readonly<Record<(typeof MONTH_MESSAGES)[number] | (typeof TIMES_MESSAGES)[number], string>>

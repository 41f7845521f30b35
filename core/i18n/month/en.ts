export const monthEn = {
  title: 'Jewish calendar',
  description:
    'Jewish calendar for {{year}}: Hebrew dates, festivals, fasts, weekly portions, and candle lighting and havdalah times for any place.',
  intro:
    'Hebrew dates, festivals, fasts and the weekly portion, month by month, with the candle lighting and havdalah times of the place you choose.',
  place: 'Place whose times are shown',
  region: 'Month calendar',
  month: 'Month',
  previous: 'Previous month',
  next: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  today: 'Today',
  view: 'Hebrew dates in view',
  festivals: 'Festivals and fasts in view',
  noFestivals: 'No festival or fast in view.',
  untilSunset: 'until sunset at {{time}}',
  sinceSunset: 'since sunset at {{time}}',
  agenda: 'Days of note: {{month}}',
  omer: 'Omer day {{number}}',
  chanukah: 'Chanukah candles: {{number}}',
  fastBegins: 'Fast begins',
  fastEnds: 'Fast ends',
  more: '{{number}} more',
  moreHint: 'Show everything on this day',
  events: 'Events',
  close: 'Close',
  legend: 'Signs in the calendar',
  holy: 'Festival',
  halfHoly: 'Intermediate day',
  fast: 'Fast',
  newMonth: 'New month',
  other: 'Other day of note',
  lamp: 'Chanukah candles',
  loading: 'The calendar is loading…',
  unread:
    'This page cannot show what its address asks for: {{values}}. You see the usual choice instead.',
  failed: 'The calendar could not be loaded. Please reload the page.',
  noPlace:
    'No place is chosen: no times are shown, and festivals are those kept outside Israel.',
  method:
    'Candles are lit {{minutes}} minutes before sunset; havdalah is {{havdalah}}. Local times ({{zone}}), rounded to the safe side.',
  degrees: 'when the sun is {{degrees}}° below the horizon',
  minutes: '{{minutes}} minutes after sunset',
  seaLevel: 'Sunset is calculated for sea level.',
  height: 'Sunset is calculated for the height of the place.',
  publicTitle: 'Events of the community',
  publicText:
    'A public calendar can be added. Its events come from Google’s servers, which then learn your IP address. Nothing is asked of Google before you press the button.',
  publicShow: 'Show events from Google Calendar',
  publicLoading: 'Asking Google Calendar…',
  publicShown: 'The events from Google Calendar are shown.',
  tables: 'Festivals and fasts of {{year}}',
  tablesIntro:
    'The dates are those of the day. Every festival, and the fast of Tishah B’Av, begins at sunset the evening before.',
  festival: 'Festival or fast',
  date: 'Date',
  inIsrael: 'In Israel',
  abroad: 'Outside Israel',
  onlyIsrael: 'Only in Israel',
  onlyAbroad: 'Only outside Israel',
  about: 'What this calendar shows',
  aboutDates:
    'Each square carries the civil date and the Hebrew date of its daylight; the Hebrew date itself begins at sunset the evening before.',
  aboutIsrael:
    'Festivals and the weekly portion follow the place: in Israel most festivals have one day, elsewhere two, and after some of them the portions differ for weeks.',
  aboutFasts:
    'Minor fasts last from dawn (sun 16.1° below the horizon) to nightfall (7.083°), Tishah B’Av from sunset to nightfall. A fast that falls on Shabbat is moved.',
  aboutOmer:
    'The day of the Omer is the one counted the evening before. Chanukah candles are lit on the evening shown: before the Shabbat candles on Friday, after havdalah on Saturday.',
  withoutScript:
    'The month calendar needs JavaScript. The festivals and fasts of two years stand below and can be read without it.',
} as const

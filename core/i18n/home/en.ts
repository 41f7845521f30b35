/** The words of the home page that are more than a heading, and of rows of offers; every other language is measured against them. */
export const homeEn = {
  rotator: {
    name: 'Where to begin',
    roleDescription: 'carousel',
    slide: 'slide',
    position: '{{number}} of {{total}}',
    choose: 'Pictures to choose from',
    show: 'Show {{name}}',
    pause: 'Stop the pictures',
    play: 'Let the pictures change',
    timesTitle: 'When Shabbat begins, city by city',
    vacationsTitle: 'Kosher vacations',
  },
  row: {
    roleDescription: 'carousel',
    previous: 'Previous offers',
    next: 'Next offers',
    shown: 'Offers {{from}} to {{to}} of {{total}}',
  },
  offers: {
    title: 'Top travel offers',
    categories: 'Vacations by kind',
    all: 'Search all vacations',
  },
  begin: {
    title: 'More ways to search',
  },
  times: {
    candles: 'Candle lighting on any day',
    calendar: 'Hebrew calendar',
  },
  yours: {
    title: 'Made for coming back',
    favouritesTitle: 'Keep what you like',
    favourites:
      'Save places and offers as you find them, and have them at hand on the way.',
    ownersTitle: 'Is one of these places yours?',
    owners:
      'Keep its facts right, send pictures and claim the listing, free of charge.',
  },
} as const

type Filled<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]>
}
/** What every language must say. */
export type HomeWords = Filled<typeof homeEn>

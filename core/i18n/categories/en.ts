import type { Plural } from '../plural.ts'

/** The words about the kinds of vacations and the places to go to, as the pages are built. */
export const categoriesEn = {
  offers: { one: '{{count}} offer', other: '{{count}} offers' },
  samples: 'Sample offers',
  samplesNotice:
    'These offers are samples. They are invented and show how the directory works: none of them can be booked.',
  kind: 'Kind of vacation',
  slider: {
    title: 'A first look',
    roleDescription: 'slider of offers',
    previous: 'Previous offer',
    next: 'Next offer',
    said: 'Offer {{number}} of {{total}}: {{title}}',
    show: 'Show offer {{number}} of {{total}}:',
    see: 'See the offer',
  },
  all: 'All offers',
  first: 'The first {{shown}} of {{total}} offers are shown here.',
  searchAll: 'Search all vacations',
  others: 'Other kinds of vacations',
  empty: 'There is no offer of this kind at the moment.',
  emptyHint: 'The search goes through the vacations of all kinds.',
  /** Follows what is said of a category where search engines show it. */
  about: 'Offers with their places, dates and prices.',
  travel: {
    kinds: 'Kinds of vacations here',
    cities: 'Where the offers are',
    nearest: 'Nearest places with travel offers',
    timesLead:
      'To plan your days by: when the candles are lit, and when Shabbat ends.',
    tripTimes: 'Times on the days of your trip',
  },
} as const

type Filled<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends Plural
      ? Plural
      : Filled<T[K]>
}
/** What every language must say. */
export type CategoriesWords = Filled<typeof categoriesEn>

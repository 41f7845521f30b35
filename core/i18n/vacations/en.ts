import type { Plural } from '../plural.ts'

/** The words of the page of vacations and of the search for them; every other language is measured against them. */
export const vacationsEn = {
  page: {
    title: 'Kosher vacations',
    description:
      'Search kosher vacation offers by words and destination: Passover programmes, family holidays, cruises, city breaks and heritage tours.',
    lead: 'Passover programmes, family holidays, cruises and tours. Search by words, or begin with a kind of vacation or a destination.',
    needsScript:
      'The search needs JavaScript. Without it, choose a kind of vacation or a destination below.',
    kinds: 'Kinds of vacations',
    offers: 'Vacation offers',
    /** How many of all stand on the page. */
    someOf: '{{count}} of {{total}}',
    all: 'See all vacations',
    destinations: 'Destinations',
    none: 'No vacation is offered at the moment.',
    counts: { one: '{{count}} offer', other: '{{count}} offers' },
  },
  form: {
    name: 'Search vacations',
    text: 'Words',
    placeholder: 'For example Passover or cruise',
    destination: 'Destination',
    anywhere: 'All destinations',
    button: 'Search',
    hint: 'At least 3 letters, or none for all vacations.',
  },
  results: {
    loading: 'Searching…',
    all: 'All vacations',
    /** Words, a destination, or both. */
    title: 'Vacations: {{asked}}',
    quoted: '“{{text}}”',
    shown: 'Showing {{from}}–{{to}} of {{total}}',
    unknown: 'Unknown destination',
    none: 'No vacations found',
    noneHint: 'Try fewer or other words, or another destination.',
    noneThere: 'Search all destinations',
    showAll: 'Show all vacations',
    failed: 'The vacations could not be loaded.',
    again: 'Try again',
    places: 'Destinations of these vacations',
    anywhere: 'All',
    pages: 'Pages of vacations',
  },
  header: {
    inPlace: 'Vacations in a place',
    byWords: 'Vacations by words',
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
export type VacationsWords = Filled<typeof vacationsEn>

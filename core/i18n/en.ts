import { candlesEn } from './candles/en.ts'
import { listingEn } from './listing/en.ts'
import { monthEn } from './month/en.ts'
import { takeEn } from './take/en.ts'
import { textsEn } from './texts/en.ts'

/** The words of the interface; every other language is measured against them. */
export const en = {
  common: {
    siteName: 'Kosher Travel Directory',
    tagline: 'Kosher places and Jewish communities around the world',
    skipToContent: 'Skip to main content',
    youAreHere: 'You are here',
    backToTop: 'Back to top',
    seeAll: 'See all {{count}}',
    showMore: 'Show more',
    away: '{{distance}} away',
    inMiles: 'Show distances in miles',
    inKilometres: 'Show distances in kilometres',
    illustration: 'Illustration',
    sampleListing: 'Sample listing',
    unchecked: 'Not checked with the place',
    sampleOffer: 'Sample offer',
    allSamples: 'all samples',
    featured: 'Featured',
    featuredWhy:
      'Featured: a paid place in the order. Payment changes neither facts nor reviews.',
    priceFrom: 'from {{price}}',
    pricePerNight: 'from {{price}} a night',
    stars: '{{mean}} out of 5',
    reviewCount_one: '{{count}} review',
    reviewCount_other: '{{count}} reviews',
    listingCount_one: '{{count}} listing',
    listingCount_other: '{{count}} listings',
    yes: 'Yes',
    no: 'No',
    menu: 'Menu',
    language: 'Language',
  },
  nav: {
    main: 'Main navigation',
    home: 'Home',
    shabbatTimes: 'Shabbat times',
    candleTimes: 'Candle lighting',
    calendar: 'Calendar',
    search: 'Search',
    searchPlace: 'Search for a place',
  },
  types: {
    all: 'All places',
    t228: 'Restaurants',
    t230: 'Hotels',
    t231: 'Synagogues and communities',
    t232: 'Shops and community places',
    t233: 'Embassies and consulates',
    t236: 'Rentals',
    vacations: 'Vacations',
  },
  typesLong: {
    t228: 'Kosher restaurants',
    t230: 'Kosher hotels',
    t231: 'Synagogues and communities',
    t232: 'Shops and community places',
    t233: 'Israeli embassies and consulates',
    t236: 'Vacation rentals',
  },
  search: {
    title: 'Search the directory',
    description:
      'Search for a city or a country and find its kosher restaurants, hotels, synagogues and Shabbat times.',
    intro: 'Choose a city or a country, in any of our six languages.',
    tabs: 'Kinds of search',
    tabDirectory: 'Directory',
    label: 'City or country',
    placeholder: 'For example Jerusalem',
    kind: 'What are you looking for?',
    button: 'Search',
    hint: 'Type at least 3 letters.',
    loading: 'Searching…',
    noResultsFound: 'No results found',
    resultsFound: 'Results found: {{count}}. Use the arrow keys to choose.',
    failed: 'The search does not answer right now. Please try again.',
    suggestions: 'Suggestions',
    withoutScript:
      'The suggestions need JavaScript. Without it, choose a country or a place below.',
  },
  home: {
    title: 'Kosher places, synagogues and Shabbat times worldwide',
    description:
      'A free directory of kosher restaurants, hotels, rentals, synagogues and community places, with candle lighting times, in six languages.',
    heroTitle: 'At home with kosher, wherever you travel',
    heroText:
      'Restaurants, hotels, synagogues and Shabbat times, with the source of every fact.',
    typesTitle: 'What you can find',
    popularTitle: 'Popular places',
    countriesTitle: 'Countries',
    comingShabbat: 'Coming Shabbat',
    allTimes: 'Shabbat times in more cities',
    offersTitle: 'Travel offers',
    placesKnown_one: '{{count}} place in the gazetteer',
    placesKnown_other: '{{count}} places in the gazetteer',
    factsTitle: 'How we treat facts',
    factKashrutTitle: 'Kashrut is stated, never assumed',
    factKashrut:
      'A supervision is shown with its source and the date. Where no certificate is stated, the page says so.',
    factSourceTitle: 'Every listing has a source',
    factSource:
      'Each page shows where its facts come from, their licence and the day they were recorded.',
    factSampleTitle: 'Samples are marked as samples',
    factSample:
      'Restaurants, hotels, rentals, shops and offers marked “Sample listing” are invented, to show how the directory works.',
    factTimesTitle: 'Times you can check',
    factTimes:
      'Candle lighting and havdalah are calculated for each city by a method that its page explains.',
  },
  place: {
    guide: 'Jewish guide',
    title: '{{place}}: {{types}} · Shabbat times',
    emptyTitle: '{{place}}: Jewish guide and Shabbat times',
    description:
      '{{place}}: {{types}}. The coming candle lighting and havdalah times.',
    emptyDescription:
      '{{place}}: the coming candle lighting and havdalah times.',
    countryDescription: '{{place}} and its cities: {{types}}.',
    emptyCountryDescription: '{{place}}: its cities with their Shabbat times.',
    onThisPage: 'On this page',
    statsTitle: 'What is listed here',
    population: 'Population',
    elevation: 'Elevation',
    metres: '{{count}} m',
    timeZone: 'Time zone',
    region: 'Region',
    country: 'Country',
    citiesTitle: 'Cities',
    otherCities: 'More cities, with Shabbat times',
    featuresTitle: 'Travel offers',
    moreFeatures: 'More travel offers',
    nearbyTitle: 'More places nearby',
    nearbyText: 'Outside the list of this place, nearest first.',
    popularTitle: 'Popular places',
    explanation: 'How these facts are made',
    travelLink: 'Vacations',
    empty: 'Nothing is listed here yet.',
    emptyHint:
      'The nearest places that we know are shown below, and the Shabbat times are here all the same.',
    emptyTimes: 'The Shabbat times are here all the same.',
  },
  times: {
    title: 'Shabbat and festival times',
    next: 'Next',
    date: 'Day',
    hebrewDate: 'Hebrew date',
    occasion: 'Portion or festival',
    candles: 'Candle lighting',
    havdalah: 'Havdalah',
    parasha: 'Parashat {{name}}',
    shabbat: 'Shabbat',
    none: 'none',
    noneWhy:
      'Where “none” appears, the sun does not rise or does not set there on that day, or no night falls. Please ask a rabbi about the times to keep.',
    afterNightfall: 'not before',
    method:
      'Candle lighting is {{minutes}} minutes before sunset. Havdalah is at nightfall, when the sun is {{degrees}}° below the horizon. Times are local ({{zone}}), calculated for sea level and rounded to the safe side.',
    israel: 'Festivals are kept as in Israel.',
    diaspora: 'Festivals are kept as outside Israel, for two days.',
    askRabbi:
      'Customs differ: follow the times of the local community where they are stricter.',
  },
  results: {
    title: '{{type}} in {{place}}',
    pageTitle: '{{title}}, page {{page}}',
    description_one: '{{title}}: {{count}} listing with its source and date.',
    description_other:
      '{{title}}: {{count}} listings with their sources and dates.',
    tabs: 'Types of places',
    shown: 'Showing {{from}}–{{to}} of {{total}}',
    pages: 'Pages of results',
    page: 'Page {{page}}',
    previous: 'Previous',
    next: 'Next',
  },
  ...listingEn,
  portal: {
    title: 'Shabbat times around the world',
    description:
      'Candle lighting and havdalah of the coming Shabbat in cities on every continent.',
    intro:
      'The coming Shabbat or festival in each city, in its local time. Each city has its coming weeks and the method on its own page.',
    city: 'City',
    weeks: 'The coming weeks',
    abroad: 'Outside Israel',
    minutes: '{{minutes}} min',
    method:
      'The small number is the minutes of candle lighting before sunset by the custom of the city. Havdalah is when the sun is 8.5° below the horizon.',
    IL: 'Israel',
    NA: 'North America',
    SA: 'South America',
    EU: 'Europe',
    AS: 'Asia',
    AF: 'Africa',
    OC: 'Australia and Oceania',
    AN: 'Antarctica',
  },
  shell: {
    title: 'Place',
    loading: 'Loading…',
    resultsFor: 'Results for',
    noPage:
      'This place has no page of its own yet. Here are its Shabbat times and what we know nearby.',
    noneOfKind:
      'There are no listings of this kind here yet. This is what we have:',
    noSuchPage:
      'This list does not have that many pages. This is what we have:',
    unknown: 'We do not know this place.',
    withoutScript:
      'This page is put together in the browser and needs JavaScript. All places with a page of their own can be read without it.',
    noTimes: 'Could not get Location Shabbat Times',
    nearbyFailed: 'Failed to get kosher items near your location.',
    nearbyNone: 'No kosher items found near your location.',
    operationFailed: 'The operation failed. Please try again.',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the address is mistyped.',
    search: 'Search for a city or a country instead',
  },
  footer: {
    directory: 'Directory',
    information: 'Information',
    credits: 'Sources and credits',
    accessibility: 'Accessibility',
    note: 'Facts are shown with their source and date. Check kashrut and opening hours with the place before you travel.',
    software: 'Free software under the GNU General Public License.',
  },
  candles: candlesEn,
  month: monthEn,
  take: takeEn,
  texts: textsEn,
} as const

type Leaf<T> = T extends string ? string : Filled<T>
type MorePlurals<K> = K extends `${infer Base}_other`
  ? `${Base}_${'zero' | 'two' | 'few' | 'many'}`
  : never
type Filled<T> = { readonly [K in keyof T]: Leaf<T[K]> } & {
  readonly [K in keyof T as MorePlurals<K>]?: string
}
/** What every language must say; it may add the plural forms that English lacks. */
export type Messages = Filled<typeof en>

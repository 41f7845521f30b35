import type { ListingDraft } from '../places/listing-draft.ts'
import { valuesOf, type Tags } from './kinds.ts'

/** `denomination` of a synagogue: our streams. */
export const STREAMS: Readonly<Record<string, string>> = {
  orthodox: 'orthodox', haredi: 'orthodox', ultra_orthodox: 'orthodox', lithuanian: 'orthodox',
  modern_orthodox: 'modern-orthodox', hasidic: 'hasidic', chassidic: 'hasidic', chabad: 'hasidic',
  lubavitch: 'hasidic', chabad_lubavitch: 'hasidic', breslov: 'hasidic', traditional: 'traditional',
  conservative: 'conservative', masorti: 'conservative', reform: 'reform', progressive: 'reform',
  liberal: 'liberal', neolog: 'neolog', reconstructionist: 'reconstructionist', egalitarian: 'egalitarian',
  nondenominational: 'non-denominational', non_denominational: 'non-denominational',
} // prettier-ignore

/** `denomination` of a synagogue, too: the origin of its community. */
export const ORIGINS: Readonly<Record<string, string>> = {
  ashkenazi: 'ashkenazi', ashkenazim: 'ashkenazi', sephardi: 'sephardi', sephardic: 'sephardi',
  sefardi: 'sephardi', sefard: 'sephardi', mizrahi: 'mizrahi', mizrachi: 'mizrahi', chabad: 'chabad',
  lubavitch: 'chabad', chabad_lubavitch: 'chabad', moroccan: 'moroccan', yemenite: 'yemenite',
  romaniote: 'romaniote', bukharian: 'bukharian', bukharan: 'bukharian', persian: 'persian',
  georgian: 'georgian', ethiopian: 'ethiopian', syrian: 'syrian',
} // prettier-ignore

/** `cuisine` of a restaurant or hotel: our cuisines. */
export const CUISINES: Readonly<Record<string, string>> = {
  israeli: 'israeli', middle_eastern: 'middle-eastern', lebanese: 'middle-eastern', arab: 'middle-eastern',
  turkish: 'middle-eastern', kebab: 'grill', shawarma: 'grill', american: 'american', steak_house: 'grill',
  italian: 'italian', pasta: 'italian', french: 'french', asian: 'asian', chinese: 'asian', thai: 'asian',
  vietnamese: 'asian', japanese: 'japanese', ramen: 'japanese', sushi: 'sushi', indian: 'indian',
  mexican: 'mexican', 'tex-mex': 'mexican', mediterranean: 'mediterranean', greek: 'mediterranean',
  moroccan: 'moroccan', yemenite: 'yemenite', russian: 'eastern-european', polish: 'eastern-european',
  ukrainian: 'eastern-european', hungarian: 'eastern-european', persian: 'persian',
  argentinian: 'argentinian', argentine: 'argentinian', grill: 'grill', barbecue: 'grill', burger: 'burgers',
  pizza: 'pizza', coffee_shop: 'cafe', cake: 'cafe', breakfast: 'cafe', bagel: 'bakery', pastry: 'bakery',
  ice_cream: 'ice-cream', sandwich: 'deli', deli: 'deli', falafel: 'falafel', hummus: 'falafel',
} // prettier-ignore

/** What kind of food there is, by `diet:*`: what is served only, or what a kitchen says of itself. */
export const FOODS: Readonly<Record<string, readonly [string, string]>> = {
  'diet:vegan': ['only', 'vegan'],
  'diet:vegetarian': ['only', 'vegetarian'],
  'diet:meat': ['yes', 'meat'],
  'diet:dairy': ['yes', 'dairy'],
  'diet:fish': ['yes', 'fish'],
  'diet:pareve': ['yes', 'pareve'],
  'kosher:meat': ['yes', 'meat'],
  'kosher:dairy': ['yes', 'dairy'],
}

function mapped(
  value: string | undefined,
  words: Readonly<Record<string, string>>,
): string[] {
  const known = valuesOf(value).map(
    (one) => words[one.toLowerCase().replace(/[ -]/g, '_')] ?? words[one],
  )
  return [...new Set(known.filter((one) => one !== undefined))]
}

/** What a synagogue says about its community. */
export function communityOf(tags: Tags): ListingDraft {
  const [religion] = mapped(tags.denomination, STREAMS)
  const [originOfCommunity] = mapped(
    [tags.denomination, tags['denomination:rite'], tags.rite]
      .filter(Boolean)
      .join(';'),
    ORIGINS,
  )
  return { religion, originOfCommunity }
}

/** What a kitchen says about its food. */
export function foodOf(tags: Tags): ListingDraft {
  const foodType = Object.entries(FOODS).flatMap(([key, [value, food]]) =>
    tags[key] === value || tags[key] === 'only' ? food : [],
  )
  const cuisine = mapped(tags.cuisine, CUISINES)
  return {
    foodType: foodType.length > 0 ? [...new Set(foodType)] : undefined,
    cuisine: cuisine.length > 0 ? cuisine : undefined,
  }
}

const said = (value: string | undefined): boolean | undefined =>
  value === 'yes' || value === 'only'
    ? true
    : value === 'no'
      ? false
      : undefined

/** Delivery and cards, where the map says yes or no. */
export function answersOf(tags: Tags): ListingDraft {
  const cards = ['credit_cards', 'visa', 'mastercard'].map((card) =>
    said(tags[`payment:${card}`]),
  )
  return {
    delivery: said(tags.delivery),
    creditCards: cards.includes(true)
      ? true
      : cards.find((one) => one !== undefined),
  }
}

import { DOCUMENT_FIELDS, hasField, rowOf, type ChoiceField } from '#core/fields/listing.ts'
import type { ListingDraft } from '../places/listing-draft.ts'
import { valuesOf, type Tags } from './tags.ts'

type Values = Readonly<Record<string, string>>

/** `denomination` of a synagogue: our religious streams. */
const STREAMS: Values = {
  orthodox: 'orthodox', haredi: 'orthodox', ultra_orthodox: 'orthodox', lithuanian: 'orthodox',
  modern_orthodox: 'modern-orthodox', hasidic: 'hasidic', chassidic: 'hasidic', chabad: 'hasidic',
  lubavitch: 'hasidic', chabad_lubavitch: 'hasidic', breslov: 'hasidic', traditional: 'traditional',
  conservative: 'conservative', masorti: 'conservative', reform: 'reform', progressive: 'reform',
  liberal: 'liberal', neolog: 'neolog', reconstructionist: 'reconstructionist', egalitarian: 'egalitarian',
  nondenominational: 'non-denominational', non_denominational: 'non-denominational',
} // prettier-ignore

/** `denomination` of a synagogue also tells the origin of its community. */
const ORIGINS: Values = {
  ashkenazi: 'ashkenazi', ashkenazim: 'ashkenazi', sephardi: 'sephardi', sephardic: 'sephardi',
  sefardi: 'sephardi', sefard: 'sephardi', mizrahi: 'mizrahi', mizrachi: 'mizrahi', chabad: 'chabad',
  lubavitch: 'chabad', chabad_lubavitch: 'chabad', moroccan: 'moroccan', yemenite: 'yemenite',
  romaniote: 'romaniote', bukharian: 'bukharian', bukharan: 'bukharian', persian: 'persian',
  georgian: 'georgian', ethiopian: 'ethiopian', syrian: 'syrian',
} // prettier-ignore

/** `cuisine` of a restaurant or hotel: our cuisines. */
const CUISINES: Values = {
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

/** Kinds of food by `diet:*`: served exclusively, or by a kitchen's own statement. */
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

/** Our options for tag values, by field; others are ignored. */
export const MEANINGS: Readonly<Partial<Record<ChoiceField, Values>>> = {
  religion: STREAMS,
  originOfCommunity: ORIGINS,
  cuisine: CUISINES,
  wheelchair: { yes: 'yes', designated: 'yes', limited: 'limited', no: 'no' },
}

/** A type's fields from the tags that their rows name. */
export function factsOf(tags: Tags, dtype: number): ListingDraft {
  const fields = DOCUMENT_FIELDS.filter((field) => hasField(field, dtype))
  const facts = fields.flatMap((field) => {
    const { osm = [], kind } = rowOf(field)
    const values = osm.flatMap((key) => valuesOf(tags[key]))
    const value = kind === 'answer' ? answerOf(values) : optionsOf(field, values)
    if (value === undefined) return []
    return [[field, kind === 'choice' ? [value].flat()[0] : value]]
  })
  return { ...Object.fromEntries(facts), ...foodsOf(tags, dtype) }
}

function optionsOf(field: string, values: readonly string[]) {
  const meanings = MEANINGS[field as ChoiceField] ?? {}
  const options = values.flatMap((value) => {
    const key = value.toLowerCase().replace(/[ -]/g, '_')
    return meanings[key] ?? meanings[value] ?? []
  })
  return options.length > 0 ? [...new Set(options)] : undefined
}

/** Yes if any tag says so; unknown if none says anything. */
function answerOf(values: readonly string[]): boolean | undefined {
  if (values.some((value) => value === 'yes' || value === 'only')) return true
  return values.includes('no') ? false : undefined
}

/** The kinds of food of a kitchen. */
function foodsOf(tags: Tags, dtype: number): ListingDraft {
  const foods = Object.entries(FOODS).flatMap(([key, [value, food]]) =>
    tags[key] === value || tags[key] === 'only' ? food : [],
  )
  if (foods.length === 0 || !hasField('foodType', dtype)) return {}
  return { foodType: [...new Set(foods)] }
}

import { searchForm } from '#core/domain/slug.ts'
import chains from './general-chains.json' with { type: 'json' }
import { kindOf } from './kinds.ts'
import { certificationOf, kosherOf } from './kosher.ts'
import { valuesOf, type Tags } from './tags.ts'

/** What an editor is to look at before a place is listed. */
export interface Weak {
  tags: Tags
  /** ISO 3166-1 alpha-2. */
  country: string
  /** What its branches are called, for all to be answered at once. */
  chain?: string
}

/** Where a tag of kosher food means a kosher kitchen. */
const HOME: ReadonlySet<string> = new Set(['IL', 'PS'])
const SHOPS_OF_THEIR_OWN = ['butcher', 'bakery']

/**
 * Why a place is not listed by its tags alone: outside Israel, `diet:kosher=yes` marks ordinary cafés and supermarkets
 * too. Undefined where the map says more than that, or where nobody eats by its tags.
 */
export function weakOf(tags: Tags, country: string): Weak | undefined {
  if (HOME.has(country) || !kindOf(tags)?.needsKosher) return undefined
  const general = generalChain(tags, country)
  if (!general && isClear(tags)) return undefined
  const chain = general ?? tags.brand
  return { tags, country, ...(chain && { chain }) }
}

/** The same of a place that somebody files as kosher, and says no more; general chains are weak anywhere. */
export function weakFood(tags: Tags, country: string): Weak | undefined {
  const general = generalChain(tags, country)
  if (HOME.has(country) && !general) return undefined
  const chain = general ?? tags.brand
  return { tags, country, ...(chain && { chain }) }
}

/** Whether a map calls a place kosher as a whole, names its certificate, or a trade that is kosher or not. */
function isClear(tags: Tags): boolean {
  if (kosherOf(tags) === 'only' || certificationOf(tags) !== undefined) return true
  const shops = valuesOf(tags.shop)
  const isTrade = SHOPS_OF_THEIR_OWN.some((trade) => shops.includes(trade) || valuesOf(tags[trade]).includes('kosher'))
  return isTrade || shops.includes('kosher')
}

/** The names of chains that are not kosher as such, in search form. */
const CHAINS = new Map(
  Object.entries(chains).map(([country, names]) => [country, names.map((name) => ({ name, form: searchForm(name) }))]),
)

/** A shop of its own, whatever its first word is: `Metro Kosher Market`. */
const SAYS_KOSHER = /kosher|kascher|koscher|ca[cs]her|כשר|кошер/i

/** The chain that a place belongs to by its brand or name, if that is a general one: `Tesco` of `Tesco Express`. */
function generalChain({ brand, name = '' }: Tags, country: string): string | undefined {
  const known = [...(CHAINS.get('*') ?? []), ...(CHAINS.get(country) ?? [])]
  const named = SAYS_KOSHER.test(name) ? [brand] : [brand, name]
  const texts = named.flatMap((text) => (text ? `${searchForm(text)} ` : []))
  return known.find(({ form }) => texts.some((text) => text.startsWith(`${form} `)))?.name
}

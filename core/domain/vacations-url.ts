import { MAX_KEY_WORD } from '#core/terms/limits.ts'
import { STAY_OPTIONS, type StayOption } from '#core/terms/stay-options.ts'
import type { Lang } from '../i18n/languages.ts'
import { hrefOf } from './routes.ts'

export interface Money {
  amount: number
  /** ISO 4217. */
  currency: string
}

/** How vacations may be sorted instead of by how well they match: soonest first, or lowest price first. */
export type VacationSort = 'date' | 'price'

/** A search for vacations. */
export interface VacationsQuery {
  /** Empty for all. */
  text: string
  /** Id of a city or a country; 0 for all. */
  destination: number
  /** Id of a kind; absent for all. */
  category?: number | undefined
  /** 'YYYY-MM'; absent for any time. */
  month?: string | undefined
  /** Only offers with a price in this currency, up to this amount. */
  maxPrice?: Money | undefined
  /** Only offers at places that are known to have all of these; absent for any. */
  forShabbat?: readonly StayOption[] | undefined
  /** Absent for how well they match. */
  sort?: VacationSort | undefined
  /** From 1. */
  page: number
}

/** /kosher_vacations_search?{urlencoded text}, followed by the other parameters if any. */
export function vacationsHref(lang: Lang, vacations: VacationsQuery): string {
  const { text, destination, category, month, maxPrice, forShabbat, sort, page } = vacations
  const typed = asOneLine(text)
  const query = [
    ...(typed ? [encodeURIComponent(typed)] : []),
    ...(destination > 0 ? [`destination=${destination}`] : []),
    ...(category ? [`category=${category}`] : []),
    ...(month ? [`month=${month}`] : []),
    ...(maxPrice ? [`price=${priceValue(maxPrice)}`] : []),
    ...(forShabbat?.length ? [`forshabbat=${forShabbat.join(',')}`] : []),
    ...(sort ? [`sort=${sort}`] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ]
  // Without any of them it is a search for everything.
  return `${vacationsSearchPath(lang)}?${query.join('&') || 'page=1'}`
}

/** The path of the search; without a query it shows all vacations. */
export function vacationsSearchPath(lang: Lang): string {
  return hrefOf(lang, { kind: 'vacations' }).replace(/\.html$/, '')
}

/** 'EUR1000': a highest price as the query has it. */
export const priceValue = ({ amount, currency }: Money): string => `${currency}${amount}`

/** The price of such a value; undefined of any other. */
export function priceOf(value: string): Money | undefined {
  const [, currency, amount] = PRICE.exec(value) ?? []
  return currency ? { amount: Number(amount), currency } : undefined
}

const STATE = /^(q|destination|category|month|price|forshabbat|sort|page)=(.*)$/s
/** Parameters that other sites add to addresses for tracking. */
const TRACKER = /^(utm_\w+|\w*clid|gbraid|wbraid|mc_[ce]id)=/
const ID = /^[1-9]\d{0,9}$/
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const PRICE = /^([A-Z]{3})([1-9]\d{0,8})$/
const SORTS: readonly VacationSort[] = ['date', 'price']
const PAGE = /^[1-9]\d{0,5}$/
const MAX_ID = 2147483647

/**
 * Parses the query of an address as the browser gives it. Everything that is neither state nor a tracker belongs to
 * the text, so that unencoded texts work too. Undefined if there is no search.
 */
export function parseVacationsQuery(query: string): VacationsQuery | undefined {
  const texts: string[] = []
  const state = new Map<string, string>()
  for (const part of query.replace(/^\?/, '').split('&')) {
    const [, name, value = ''] = STATE.exec(part) ?? []
    // Without a script, the form sends each option by itself.
    if (name === 'forshabbat') state.set(name, `${state.get(name) ?? ''},${value}`)
    else if (name) state.set(name, value)
    else if (part !== '' && !TRACKER.test(part)) texts.push(part)
  }
  // Without a script, the form sends the text under a name.
  const [sent, bare] = [state.get('q'), texts.join('&')]
  const text = asOneLine(decoded(bare || (sent ?? '')))
  if (text === '' && state.size === 0) return undefined
  const names = ['destination', 'category', 'month', 'price', 'sort', 'page']
  const [destination, category, month = '', price = '', sorted, page = ''] = names.map((name) => state.get(name))
  const kind = idOf(category)
  const maxPrice = priceOf(price)
  const options = decoded(state.get('forshabbat') ?? '').split(',')
  const forShabbat = STAY_OPTIONS.filter((option) => options.includes(option))
  const sort = SORTS.find((candidate) => candidate === sorted)
  return {
    text,
    destination: idOf(destination),
    ...(kind > 0 && { category: kind }),
    ...(MONTH.test(month) && { month }),
    ...(maxPrice && { maxPrice }),
    ...(forShabbat.length > 0 && { forShabbat }),
    ...(sort && { sort }),
    page: PAGE.test(page) ? Number(page) : 1,
  }
}

/** 0 for none. */
function idOf(text = ''): number {
  const id = ID.test(text) ? Number(text) : 0
  return id <= MAX_ID ? id : 0
}

/** Never throws: invalid encodings stay as they are. */
function decoded(part: string): string {
  const escaped = part.replaceAll('&', '%26')
  return new URLSearchParams(`x=${escaped}`).get('x') ?? ''
}

/** A text in the form that the API accepts. */
export function asOneLine(text: string): string {
  return text
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ') // eslint-disable-line no-control-regex
    .trim()
    .slice(0, MAX_KEY_WORD)
    .toWellFormed()
    .trim()
}

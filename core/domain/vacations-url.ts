import { MAX_KEY_WORD } from '../contract/enquiry-limits.ts'
import type { Lang } from '../i18n/languages.ts'
import { hrefOf } from './routes.ts'

/** What is looked for among the vacations. */
export interface VacationsAsked {
  /** Empty for all. */
  text: string
  /** Id of a city or a country; 0 for all. */
  destination: number
  /** From 1. */
  page: number
}

/** /kosher_vacations_search?{urlencoded text}, and behind it the destination and the page where there are some. */
export function vacationsHref(lang: Lang, { text, destination, page }: VacationsAsked): string {
  const typed = asOneLine(text)
  const query = [
    ...(typed ? [encodeURIComponent(typed)] : []),
    ...(destination > 0 ? [`destination=${destination}`] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ]
  // Without any of them it is still a search, for everything.
  return `${vacationsSearchPath(lang)}?${query.join('&') || 'page=1'}`
}

/** The path that searches begin with; without a query it shows what there is. */
export function vacationsSearchPath(lang: Lang): string {
  return hrefOf(lang, { kind: 'vacations' }).replace(/\.html$/, '')
}

const STATE = /^(q|destination|page)=(.*)$/s
/** What other sites hang onto addresses to know where somebody came from. */
const TRACKER = /^(utm_\w+|\w*clid|gbraid|wbraid|mc_[ce]id)=/
const ID = /^[1-9]\d{0,9}$/
const PAGE = /^[1-9]\d{0,5}$/
const MAX_ID = 2147483647

/**
 * Reads the query of an address, as the browser gives it. What is not known as state or as a tracker belongs to the text,
 * so that a text that was not encoded is understood too. Undefined where nothing is looked for.
 */
export function askedVacations(query: string): VacationsAsked | undefined {
  const texts: string[] = []
  const state = new Map<string, string>()
  for (const part of query.replace(/^\?/, '').split('&')) {
    const [, name, value = ''] = STATE.exec(part) ?? []
    if (name) state.set(name, value)
    else if (part !== '' && !TRACKER.test(part)) texts.push(part)
  }
  // The form without a script sends the text by a name.
  const [sent, bare] = [state.get('q'), texts.join('&')]
  const text = asOneLine(decoded(bare || (sent ?? '')))
  if (text === '' && state.size === 0) return undefined
  const [destination = '', page = ''] = ['destination', 'page'].map((name) => state.get(name))
  const id = ID.test(destination) ? Number(destination) : 0
  return {
    text,
    destination: id <= MAX_ID ? id : 0,
    page: PAGE.test(page) ? Number(page) : 1,
  }
}

/** Never throws: what is no encoding stands for itself. */
function decoded(part: string): string {
  const escaped = part.replaceAll('&', '%26')
  return new URLSearchParams(`x=${escaped}`).get('x') ?? ''
}

/** A text as the call takes it. */
export function asOneLine(text: string): string {
  return text
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ') // eslint-disable-line no-control-regex
    .trim()
    .slice(0, MAX_KEY_WORD)
    .toWellFormed()
    .trim()
}

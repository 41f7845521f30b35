/** What visitors press on the page of a listing. */
export const PRESSES = ['phone', 'site', 'directions'] as const
export type Press = (typeof PRESSES)[number]

/** The calls by which pages tell that they were opened, and what was pressed. */
export const pageCountUrl = (path: string): string => `/rest/tjt/count/page?path=${encodeURIComponent(path)}`
export const pressCountUrl = (press: Press, tnid: number): string => `/rest/tjt/count/press/${press}/${tnid}`

/** Letters of a search without a result; the rest is cut. */
export const MAX_SEARCH = 100

/** How a search ended: at a place, at a page or a choice of some, or with nothing for its words. */
export type SearchEnd = { tlid: number } | { nothing: string } | Record<never, never>

export function searchCountUrl(end: SearchEnd): string {
  const parameters = Object.entries(end).map(([name, value]) => [name, String(value).slice(0, MAX_SEARCH)])
  return `/rest/tjt/count/search?${new URLSearchParams(parameters)}`
}

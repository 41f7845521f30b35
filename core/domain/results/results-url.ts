import type { DirectoryType } from '#core/terms/directory.ts'
import { ALL_OPTION } from '#core/contract/choices.ts'
import { isOpenOn } from '#core/domain/hours/open-in.ts'
import { areaOf, areaText } from '#core/domain/map/area.ts'
import { isReach } from '#core/domain/reach.ts'
import { OWN_NAME } from '#core/fields/own.ts'
import { FILTERS, type Choice } from './results.ts'
import { SORTS, type Sort } from './results-sorts.ts'

const PAGE_IN_PATH = /-p(\d{1,6})\.html$/
const OPTION = /^[a-z0-9-]{1,64}$/
const OWN_FILTER = new RegExp(OWN_NAME)
const MAX_OPTIONS = 100
/** Maximum length of what is typed to find a name. */
export const MAX_NAME = 100

/**
 * Parses the address of a results page: `…-p2.html`,
 * `….html?cuisine=israeli,grill&area=35.1,31.7,35.3,31.9&within=1km&name=pizza&sort=az&page=2`.
 */
export function choiceOf({ pathname, search }: { pathname: string; search: string }, dtype: DirectoryType): Choice {
  const query = new URLSearchParams(search)
  const filters: Record<string, readonly string[]> = {}
  // Which filters editors added is known once the entries are there.
  const own = [...new Set(query.keys())].filter((name) => OWN_FILTER.test(name)).slice(0, MAX_OPTIONS)
  for (const list of [...FILTERS[dtype], ...own]) {
    const options = (query.get(list) ?? '').split(',').filter(isOption)
    if (options.length > 0) filters[list] = [...new Set(options)].slice(0, MAX_OPTIONS)
  }
  const open = query.get('open') ?? ''
  const area = areaOf(query.get('area') ?? '')
  const within = query.get('within') ?? ''
  const name = (query.get('name') ?? '').trim().slice(0, MAX_NAME)
  const sort = SORTS.find((candidate) => candidate === query.get('sort'))
  const page = query.get('page') ?? PAGE_IN_PATH.exec(pathname)?.[1] ?? '1'
  return {
    filters,
    ...(isOpenOn(open) && { open, ...(query.get('hours') === 'unknown' && { orUnknown: true }) }),
    ...(name && { name }),
    ...(area && { area }),
    ...(isReach(within) && { within }),
    ...(sort && { sort }),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

function isOption(text: string): boolean {
  return OPTION.test(text) && text !== ALL_OPTION
}

/**
 * The address of a choice. `path` is that of the first page; without filters and in the default order, it is
 * the address of the prebuilt page. Without a `standard` order it names any that is chosen.
 */
export function choiceUrl(
  path: string,
  { filters, open, orUnknown, name, area, within, sort, page }: Choice,
  standard: Sort | undefined,
): string {
  const query = Object.entries(filters).map(([list, options]) => `${list}=${options.join(',')}`)
  if (area) query.push(`area=${areaText(area)}`)
  if (within) query.push(`within=${within}`)
  if (open) query.push(`open=${open}${orUnknown ? '&hours=unknown' : ''}`)
  if (name?.trim()) query.push(`name=${encodeURIComponent(name.trim().toWellFormed())}`)
  if (sort && sort !== standard) query.push(`sort=${sort}`)
  if (query.length === 0) return page > 1 ? path.replace(/\.html$/, `-p${page}.html`) : path
  if (page > 1) query.push(`page=${page}`)
  return `${path}?${query.join('&')}`
}

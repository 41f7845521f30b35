import type { FastifyRequest } from 'fastify'
import type { Press } from '#core/terms/count-urls.ts'
import type { RouteKind } from '#core/terms/route-kinds.ts'
import { placeRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { publishedSubject } from '#data/index/published.ts'
import { listingRow } from '#data/index/queries.ts'
import { createAllowances } from './allowances.ts'
import { createSums } from './sums.ts'

/** Programs that say so; what they say is looked at and forgotten. Cubot makes phones. */
const PROGRAMS =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|curl|wget|python|java\/|go-http/i

/** Visitors who do not want to be counted say so by a header. */
const mayCount = ({ headers }: FastifyRequest): boolean => headers['sec-gpc'] !== '1' && headers['dnt'] !== '1'

const isProgram = ({ headers }: FastifyRequest): boolean => PROGRAMS.test(headers['user-agent'] || 'bot')

/** Pages of people, not of readers. */
const WITHOUT: ReadonlySet<RouteKind> = new Set(['desk', 'notFound', 'feed'])

const PLACE_PAGES: ReadonlySet<RouteKind> = new Set(['place', 'travel', 'results'])

/** Counts what pages tell: only what exists, and only of visitors who may be counted. */
export function createCounter() {
  const sums = createSums()
  const allowances = createAllowances()
  return {
    sums,
    accepts: (request: FastifyRequest, at: number): boolean =>
      mayCount(request) && !isProgram(request) && allowances.allows(request.ip ?? '', at),
    page(index: Index, path: string, at: number): void {
      const page = publishedSubject(index, path)
      if (!page || WITHOUT.has(page.kind)) return
      sums.add(at, 'page')
      sums.add(at, 'kind', page.kind)
      sums.add(at, 'language', page.lang)
      if (PLACE_PAGES.has(page.kind)) sums.add(at, 'place', page.ref)
      const listing = page.kind === 'listing' ? listingRow(index, page.ref) : undefined
      if (!listing) return
      sums.add(at, 'listing', listing.tnid)
      sums.add(at, 'place', listing.city)
    },
    press(index: Index, { press, tnid }: { press: Press; tnid: number }, at: number): void {
      const listing = listingRow(index, tnid)
      if (!listing) return
      sums.add(at, press)
      sums.add(at, press, tnid)
      sums.add(at, 'pressed', listing.city)
    },
    search(index: Index, { tlid, nothing }: { tlid?: number; nothing?: string }, at: number): void {
      sums.add(at, 'search')
      if (tlid !== undefined && placeRow(index, tlid)) sums.add(at, 'search', tlid)
      if (nothing === undefined) return
      sums.add(at, 'unfound')
      sums.addWords(at, nothing)
    },
  }
}

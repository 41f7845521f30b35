import { Type } from 'typebox'
import { MAX_SEARCH, PRESSES, type Press } from '#core/terms/count-urls.ts'
import { Id, OneOf, REFUSALS, TypedLine } from './parts/common.ts'

const PressName = OneOf(PRESSES)

export const Count = Type.Integer({ minimum: 0 })
/** How often pages were opened, and what was pressed there. */
export const PageCounts = {
  pages: Count,
  ...(Object.fromEntries(PRESSES.map((press) => [press, Count])) as Record<Press, typeof Count>),
}

const counted = { 204: Type.Null(), ...REFUSALS } as const

/**
 * What pages tell, by `navigator.sendBeacon`. Each is counted or not, and answered alike; sums are all that is kept.
 */
export const statisticsApi = {
  /** A page was opened. */
  page: {
    method: 'POST',
    url: '/rest/tjt/count/page',
    schema: { querystring: Type.Object({ path: TypedLine(1000) }), response: counted },
  },
  press: {
    method: 'POST',
    url: '/rest/tjt/count/press/:press/:tnid',
    schema: { params: Type.Object({ press: PressName, tnid: Id }), response: counted },
  },
  /** Somebody finished a search: it led to a place, to a page or a choice of some, or to nothing. */
  search: {
    method: 'POST',
    url: '/rest/tjt/count/search',
    schema: {
      querystring: Type.Object({ tlid: Type.Optional(Id), nothing: Type.Optional(TypedLine(MAX_SEARCH)) }),
      response: counted,
    },
  },
} as const

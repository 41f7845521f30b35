import { Type, type Static } from 'typebox'
import { LanguageQuery, REFUSALS } from './common.ts'

/** The id of the first choice of every filter list. */
export const ALL_OPTION = 'all'

export const FilterList = Type.Object({
  /** The first one means all. */
  items: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
})
export type FilterList = Static<typeof FilterList>

function list<const N extends string>(name: N) {
  return {
    method: 'GET',
    url: `/rest/tjt/${name}`,
    schema: {
      querystring: LanguageQuery,
      response: { 200: FilterList, ...REFUSALS },
    },
  } as const
}

/** The filter lists by name. */
export const optionsApi = {
  pricerange: list('pricerange'),
  foodtype: list('foodtype'),
  cuisine: list('cuisine'),
  supervision: list('supervision'),
  embassytype: list('embassytype'),
  originofcommunity: list('originofcommunity'),
  businessestype: list('businessestype'),
  religion: list('religion'),
  apartmentsnumberofrooms: list('apartmentsnumberofrooms'),
  apartmenttype: list('apartmenttype'),
} as const

export type FilterListName = keyof typeof optionsApi

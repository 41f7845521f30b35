import { Type, type Static } from 'typebox'
import { OPTION_LISTS, type OptionListName } from '../fields/listing.ts'
import type { OwnName } from '../fields/own.ts'
import { endpoint, LangCode, LanguageQuery, TypeId } from './parts/common.ts'

export const FilterList = Type.Object({
  /** The first one means all. */
  items: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      /** Set for an invented authority: it supervises samples only. */
      sample: Type.Optional(Type.Literal(true)),
      /** Set for an option that listings may have and forms no longer offer. */
      retired: Type.Optional(Type.Literal(true)),
      /** Of its name, if that is not the requested one. */
      lang: Type.Optional(LangCode),
    }),
  ),
})
export type FilterList = Static<typeof FilterList>

const list = <const N extends string>(name: N) =>
  endpoint(`GET /rest/tjt/${name}`, { querystring: LanguageQuery, reply: FilterList })

/** The filter lists by name. */
export const optionsApi = Object.fromEntries(OPTION_LISTS.map((name) => [name, list(name)])) as unknown as {
  [N in FilterListName]: ReturnType<typeof list<N>>
}

/** A filter by a field that editors added, with its options. */
export const OwnFilter = Type.Object({
  /** Of the parameter in an address, and of the options of an entry: `own.parking`. */
  name: Type.Unsafe<OwnName>({ type: 'string' }),
  label: Type.String(),
  /** Of the label, if that is not the requested one. */
  lang: Type.Optional(LangCode),
  ...FilterList.properties,
})
export type OwnFilter = Static<typeof OwnFilter>

export const ownFiltersApi = {
  ownFilters: endpoint('GET /rest/tjt/ownfilters/:directoryType/:language', {
    params: Type.Object({ directoryType: TypeId, language: LangCode }),
    reply: Type.Array(OwnFilter),
  }),
}

export type FilterListName = OptionListName

import { Type, type Static } from 'typebox'
import { OPTION_LISTS, type OptionListName as ListName } from '../../fields/listing.ts'
import { LocalizedLine } from '../localized.ts'
import { Key } from './parts.ts'

export const OptionListName = Type.Unsafe<ListName>(Type.Union(OPTION_LISTS.map((list) => Type.Literal(list))))
export type OptionListName = ListName

/** One choice of a filter list. */
export const SeedOption = Type.Object(
  {
    list: OptionListName,
    id: Key,
    name: LocalizedLine,
  },
  { additionalProperties: false },
)
export type SeedOption = Static<typeof SeedOption>

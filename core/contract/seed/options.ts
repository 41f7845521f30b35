import { Type, type Static } from 'typebox'
import { Closed } from '#core/contract/parts/common.ts'
import { OPTION_LISTS } from '../../fields/listing.ts'
import { LocalizedLine } from '#core/contract/parts/localized.ts'
import { Key, oneOf } from './parts.ts'

export const OptionListName = oneOf(...OPTION_LISTS)
export type OptionListName = Static<typeof OptionListName>

/** One choice of a list, in its row of a data file. */
export const SeedOption = Closed({
  list: OptionListName,
  id: Key,
  name: LocalizedLine,
})
export type SeedOption = Static<typeof SeedOption>

export const Option = Closed({
  id: Key,
  name: LocalizedLine,
  /** Keeps its name where listings have it, and is offered to none. */
  retired: Type.Optional(Type.Boolean()),
})
export type Option = Static<typeof Option>

/** A list of options as stored: one document, because its order matters. */
export const OptionList = Closed({
  list: OptionListName,
  options: Type.Array(Option, { minItems: 1, maxItems: 200 }),
  /** Ids of deleted options, which no other may get. */
  gone: Type.Optional(Type.Array(Key, { maxItems: 1000 })),
})
export type OptionList = Static<typeof OptionList>

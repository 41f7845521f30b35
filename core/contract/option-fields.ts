import type { OptionListName } from './seed/options.ts'

/** The fields of a listing that hold choices, and the lists that these are of. */
export const OPTION_FIELDS = {
  foodType: 'foodtype',
  cuisine: 'cuisine',
  priceRange: 'pricerange',
  supervision: 'supervision',
  religion: 'religion',
  originOfCommunity: 'originofcommunity',
  businessesType: 'businessestype',
  embassyType: 'embassytype',
  apartmentType: 'apartmenttype',
  apartmentsNumberOfRooms: 'apartmentsnumberofrooms',
} as const satisfies Record<string, OptionListName>

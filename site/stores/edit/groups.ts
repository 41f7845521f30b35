import type { DirectoryType } from '#core/contract/directory.ts'
import { fieldsOfType, type EditField } from '#core/domain/listing-fields.ts'

/** The parts of the form with the fields that stand in them, where the type has them. */
const GROUPS = {
  about: ['title'],
  place: ['address1', 'town', 'country', 'county', 'postcode'],
  contact: ['phone1', 'phone2', 'phone3', 'fax', 'email', 'website', 'lmenu'],
  food: [
    'foodType',
    'cuisine',
    'supervision',
    'kosherStatus',
    'isGlatt',
    'priceRange',
  ],
  community: [
    'religion',
    'originOfCommunity',
    'nosachOfPrayer',
    'prayers',
    'rabbi',
    'headOfCommunity',
  ],
  rental: ['apartmentType', 'apartmentsNumberOfRooms'],
  more: [
    'opening_hours',
    'creditCards',
    'delivery',
    'shabbatMeals',
    'comments',
  ],
} as const satisfies Record<string, readonly EditField[]>
export type GroupName = keyof typeof GROUPS

/** The groups of a type that have a field, with their fields. */
export function groupsOf(
  dtype: DirectoryType,
): { name: GroupName; fields: EditField[] }[] {
  const ofType = new Set<EditField>(fieldsOfType(dtype))
  return (Object.keys(GROUPS) as GroupName[])
    .map((name) => ({
      name,
      fields: GROUPS[name].filter((field) => ofType.has(field)),
    }))
    .filter(({ fields }) => fields.length > 0)
}

import type { DirectoryType } from '#core/terms/directory.ts'

// The kinds of types 232, shops and community places, and 237, Jewish heritage. `eat-or-shop`, a place of which only is
// known that it has kosher food, is of type 228.

export interface BusinessKind {
  businessesType?: string | undefined
  heritageType?: string | undefined
}

const FOOD: ReadonlySet<string> = new Set(['grocery', 'butcher', 'bakery', 'catering', 'wine', 'eat-or-shop'])
const COMMUNITY: ReadonlySet<string> = new Set(['mikvah', 'eruv', 'community-centre', 'school', 'library'])
const REMEMBRANCE: ReadonlySet<string> = new Set(['cemetery', 'memorial', 'holocaust-museum', 'tomb'])

/** Whether a place of type 232 sells food: nothing else of this type is called kosher. */
export const sellsFood = ({ businessesType }: BusinessKind): boolean =>
  businessesType !== undefined && FOOD.has(businessesType)

/** Whether a place of type 232 sells nothing. */
export const isOfCommunity = ({ businessesType }: BusinessKind): boolean =>
  businessesType !== undefined && COMMUNITY.has(businessesType)

/** Whether a place is of remembrance: a cemetery, a memorial, a museum of the Holocaust or a tomb. */
export const isRemembrance = ({ heritageType }: BusinessKind): boolean =>
  heritageType !== undefined && REMEMBRANCE.has(heritageType)

/** Whether a place can be rated and reviewed. */
export const takesReviews = (listing: BusinessKind): boolean => !isRemembrance(listing)

/** Whether reviews rate food, service and value: only where there is food. Other places get one rating. */
export const takesMarks = (listing: BusinessKind & { dtype: DirectoryType }): boolean =>
  listing.dtype === 228 || listing.dtype === 230 || sellsFood(listing)

/** Whether a listing is never called kosher, not even by the name of the site. */
export const isNeverKosher = (listing: BusinessKind & { dtype: DirectoryType }): boolean =>
  listing.dtype === 237 || (listing.dtype === 232 && !sellsFood(listing))

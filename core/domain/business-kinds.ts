// The kinds of type 232, shops and community places.

interface Kind {
  businessesType?: string | undefined
}

const FOOD: ReadonlySet<string> = new Set(['grocery', 'butcher', 'bakery', 'catering', 'wine'])
const REMEMBRANCE: ReadonlySet<string> = new Set(['cemetery', 'memorial'])

/** Whether a place of type 232 sells food: nothing else of this type is called kosher. */
export const sellsFood = ({ businessesType }: Kind): boolean => businessesType !== undefined && FOOD.has(businessesType)

/** Whether a place can be rated and reviewed: graves and memorials cannot. */
export const takesReviews = ({ businessesType }: Kind): boolean =>
  businessesType === undefined || !REMEMBRANCE.has(businessesType)

// What the kinds of type 232, shops and community places, have in common.

interface Kind {
  businessesType?: string | undefined
}

const FOOD: ReadonlySet<string> = new Set(['grocery', 'butcher', 'bakery', 'catering', 'wine'])
const REMEMBRANCE: ReadonlySet<string> = new Set(['cemetery', 'memorial'])

/** Whether a place of type 232 sells food: nothing else of this type is called kosher. */
export const sellsFood = ({ businessesType }: Kind): boolean => businessesType !== undefined && FOOD.has(businessesType)

/** Whether people may rate and review a place: they do not rate graves and memorials. */
export const takesReviews = ({ businessesType }: Kind): boolean =>
  businessesType === undefined || !REMEMBRANCE.has(businessesType)

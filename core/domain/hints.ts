import { HINT_QUESTIONS, type HintQuestion } from '#core/terms/hints.ts'
import { isOfEarlierWeek } from './prayers/week.ts'
import type { SeedListing } from '../contract/seed/listings.ts'
import type { Confirmation, Confirmer } from './freshness.ts'

/** Where people eat, and where they buy. */
const EAT = 228
const SHOP = 232
const PRAY = 231

/** Whose word that a place is there leaves nothing to ask, as long as it is not old. */
const SURE: ReadonlySet<Confirmer> = new Set(['editor', 'kashrut', 'place', 'visitors'])

/** Whether visitors may say anything of a listing in this way. */
export const takesHints = ({ dtype, sample }: Pick<SeedListing, 'dtype' | 'sample'>): boolean =>
  !sample && (dtype === EAT || dtype === SHOP || dtype === PRAY)

type Asked = Pick<
  SeedListing,
  'dtype' | 'sample' | 'hours' | 'openingHours' | 'prayers' | 'prayerTimes' | 'foodType' | 'kashrutFacts'
>

/**
 * The questions of a listing's page: none of samples, nor of places that know their kitchen and hours, nor of other
 * types: a memorial or an embassy is not asked when it is open. A house of prayer is asked when its prayers are,
 * also where those of a week that has passed on `day` are known.
 */
export function hintQuestions(
  listing: Asked,
  confirmation: (Pick<Confirmation, 'by'> & { isOld?: boolean }) | undefined,
  day = '',
): HintQuestion[] {
  const { dtype, hours, openingHours, prayers, prayerTimes } = listing
  if (!takesHints(listing)) return []
  if (dtype === PRAY) return prayers || (prayerTimes && !isOfEarlierWeek(prayerTimes, day)) ? [] : ['prayers']
  const asksKitchen = dtype === EAT && !isKitchenKnown(listing)
  const asksHours = !hours && !openingHours
  if (!asksKitchen && !asksHours) return []
  const isSure = confirmation !== undefined && !confirmation.isOld && SURE.has(confirmation.by)
  const asks: Partial<Record<HintQuestion, boolean>> = { kitchen: asksKitchen, hours: asksHours, there: !isSure }
  return HINT_QUESTIONS.filter((question) => asks[question])
}

/** Whether its options or a fact that holds say what is cooked. */
const isKitchenKnown = ({ foodType = [], kashrutFacts = [] }: Asked): boolean =>
  foodType.length > 0 || kashrutFacts.some(({ kitchen = [], superseded }) => !superseded && kitchen.length > 0)

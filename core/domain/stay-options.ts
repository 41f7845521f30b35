import { STAY_ANSWERS, type ChosenOptions, type StayAnswer } from '../fields/listing.ts'

/** The ids of answers as options of a filter: `shabbat-lift`. */
const idOf = (field: StayAnswer): string => field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What a place to stay has for Shabbat: what nobody has answered is not among it. */
export function stayOptions(listing: { [F in StayAnswer]?: unknown }): Pick<ChosenOptions, 'forShabbat'> {
  const forShabbat = STAY_ANSWERS.filter((field) => listing[field] === true).map(idOf)
  return forShabbat.length > 0 ? { forShabbat } : {}
}

import { STAY_ANSWERS, type ChosenOptions, type StayAnswer } from '../fields/listing.ts'
import { STAY_OPTIONS, type StayOption } from '../terms/stay-options.ts'

/** The options in the order of the answers: `shabbat-lift` of `shabbatLift`. */
const OPTIONS = STAY_ANSWERS.map((field) => [field, optionOf(field)] as const)

function optionOf(field: StayAnswer): StayOption {
  const id = field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const option = STAY_OPTIONS.find((known) => known === id)
  if (!option) throw new RangeError(`no option ${id}`)
  return option
}

/** The answer that an option asks for. */
export const answerOf = (option: StayOption): StayAnswer => OPTIONS.find(([, id]) => id === option)![0]

/** What a place to stay has for Shabbat: what nobody has answered is not among it. */
export function stayOptions(listing: { [F in StayAnswer]?: unknown }): Pick<ChosenOptions, 'forShabbat'> {
  const forShabbat = OPTIONS.filter(([field]) => listing[field] === true).map(([, id]) => id)
  return forShabbat.length > 0 ? { forShabbat } : {}
}

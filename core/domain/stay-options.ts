import { FIELD_NAMES, rowOf, type ChosenOptions, type FieldName } from '../fields/listing.ts'

/** The fields that answer what observant guests ask of a place to stay. */
export const STAY_ANSWERS = FIELD_NAMES.filter((field) => {
  const { kind, group } = rowOf(field)
  return kind === 'answer' && group === 'stay'
})

/** Their ids as options of a filter: `shabbat-lift`. */
const idOf = (field: FieldName): string => field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What a place to stay has for Shabbat: what nobody has answered is not among it. */
export function stayOptions(listing: { [F in FieldName]?: unknown }): Pick<ChosenOptions, 'forShabbat'> {
  const forShabbat = STAY_ANSWERS.filter((field) => listing[field] === true).map(idOf)
  return forShabbat.length > 0 ? { forShabbat } : {}
}

import type { DirectoryType } from '#core/terms/directory.ts'
import { FIELDS, FIELD_NAMES, rowOf, type Field, type FieldName } from './listing.ts'
import { isOwnName, type OwnName, type OwnRow } from './own.ts'
import { FIELD_GROUPS, type FieldGroup } from './row.ts'

type Rows = typeof FIELDS
type FormNames<R> = R extends { form: infer N } ? (N extends readonly string[] ? N[number] : N) : never

/** The fields that ship and that a reader may edit, by their names in the specification. */
export type ShippedField = { [F in FieldName]: FormNames<Rows[F]> }[FieldName]
/** These, and the fields of editors. */
export type EditField = ShippedField | OwnName
export type ListField = {
  [F in FieldName]: Rows[F] extends { kind: 'choices' } ? FormNames<Rows[F]> : never
}[FieldName]
export type TextField = Exclude<ShippedField, ListField>

type ShippedValues = { readonly [F in TextField]: string } & {
  readonly [F in ListField]: readonly string[]
}
export type EditValue = ShippedValues[ShippedField]
type OwnTexts = { readonly [F in OwnName]: EditValue }

/** The values of the fields; may be empty. */
export type EditValues = ShippedValues & OwnTexts
export type EditChanges = Partial<ShippedValues> & OwnTexts

const ROWS = new Map(
  FIELD_NAMES.flatMap((field) => [rowOf(field).form ?? []].flat().map((name) => [name, rowOf(field)])) as [
    ShippedField,
    Field,
  ][],
)

/** In the order of the form. */
export const EDIT_FIELD_NAMES: readonly ShippedField[] = [...ROWS.keys()]

export const isShippedField = (name: string): name is ShippedField => ROWS.has(name as ShippedField)

export const isEditField = (name: string): name is EditField => isShippedField(name) || isOwnName(name)

/** The row of a field. Of one of editors that is no longer there, a row that takes any line. */
export function ruleOf(field: EditField, own: readonly OwnRow[] = []): Field & Pick<OwnRow, 'options'> {
  return isOwnName(field) ? (own.find(({ name }) => name === field) ?? UNKNOWN) : ROWS.get(field)!
}

const UNKNOWN: Field = { kind: 'line', max: 500 }

export const isListField = (field: EditField): field is ListField =>
  !isOwnName(field) && ROWS.get(field)?.kind === 'choices'

/** The non-empty groups of a type's form, with their fields. */
export function groupsOf(
  dtype: DirectoryType,
  own: readonly OwnRow[] = [],
): { name: FieldGroup; fields: EditField[] }[] {
  const fields = fieldsOfType(dtype, own)
  return FIELD_GROUPS.map((name) => ({
    name,
    fields: fields.filter((field) => ruleOf(field, own).group === name),
  })).filter((group) => group.fields.length > 0)
}

/** The fields of a type's listings, those of editors last. */
export function fieldsOfType(dtype: DirectoryType, own: readonly OwnRow[] = []): EditField[] {
  return editFields(own).filter((field) => (ruleOf(field, own).types ?? [dtype]).includes(dtype))
}

/** All fields of forms, those of editors last. */
export const editFields = (own: readonly OwnRow[] = []): EditField[] => [
  ...EDIT_FIELD_NAMES,
  ...own.flatMap(({ form, name }) => (form ? [name] : [])),
]

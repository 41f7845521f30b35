import type { DirectoryType } from '#core/terms/directory.ts'
import { FIELDS, FIELD_NAMES, rowOf, type Field, type FieldName } from './listing.ts'
import { FIELD_GROUPS, type FieldGroup } from './row.ts'

type Rows = typeof FIELDS
type FormNames<R> = R extends { form: infer N } ? (N extends readonly string[] ? N[number] : N) : never

/** The fields that a reader may edit, by their names in the specification. */
export type EditField = { [F in FieldName]: FormNames<Rows[F]> }[FieldName]
export type ListField = {
  [F in FieldName]: Rows[F] extends { kind: 'choices' } ? FormNames<Rows[F]> : never
}[FieldName]
export type TextField = Exclude<EditField, ListField>

/** The values of the fields; may be empty. */
export type EditValues = { readonly [F in TextField]: string } & {
  readonly [F in ListField]: readonly string[]
}
export type EditChanges = Partial<EditValues>
export type EditValue = EditValues[EditField]

const ROWS = new Map(
  FIELD_NAMES.flatMap((field) => [rowOf(field).form ?? []].flat().map((name) => [name, rowOf(field)])) as [
    EditField,
    Field,
  ][],
)

/** In the order of the form. */
export const EDIT_FIELD_NAMES: readonly EditField[] = [...ROWS.keys()]

export const isEditField = (name: string): name is EditField => ROWS.has(name as EditField)

export const ruleOf = (field: EditField): Field => ROWS.get(field)!

export const isListField = (field: EditField): field is ListField => ruleOf(field).kind === 'choices'

/** The non-empty groups of a type's form, with their fields. */
export function groupsOf(dtype: DirectoryType): { name: FieldGroup; fields: EditField[] }[] {
  const fields = fieldsOfType(dtype)
  return FIELD_GROUPS.map((name) => ({
    name,
    fields: fields.filter((field) => ruleOf(field).group === name),
  })).filter((group) => group.fields.length > 0)
}

/** The fields of a type's listings. */
export function fieldsOfType(dtype: DirectoryType): EditField[] {
  return EDIT_FIELD_NAMES.filter((field) => (ruleOf(field).types ?? [dtype]).includes(dtype))
}

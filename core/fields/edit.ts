import type { DirectoryType } from '../contract/directory.ts'
import { readPhones } from '../domain/phones/read.ts'
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

/** The values, with fields that the type lacks reset. */
export function resetForType(original: EditValues, values: EditValues, dtype: DirectoryType): EditValues {
  const kept = new Set(fieldsOfType(dtype))
  const reset = EDIT_FIELD_NAMES.filter((field) => !kept.has(field))
  return { ...values, ...pick(original, reset) }
}

/** The changed values of a type's fields, trimmed. */
export function changesOf(original: EditValues, values: EditChanges, dtype: DirectoryType): EditChanges {
  const changed = fieldsOfType(dtype).filter((field) => {
    const value = values[field]
    return value !== undefined && !isSame(field, original[field], value)
  })
  return Object.fromEntries(changed.map((field) => [field, cleanValue(field, values[field]!)]))
}

function pick(values: EditValues, fields: readonly EditField[]): EditChanges {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}

function isSame(field: EditField, a: EditValue, b: EditValue): boolean {
  const plain = (value: EditValue) => JSON.stringify(cleanValue(field, value))
  return plain(a) === plain(b)
}

/** A number as it is stored: `x5` is an extension. What is not one number stays as it is, to be refused. */
function onePhone(text: string): string {
  const { phones, unread } = readPhones(text)
  return phones.length === 1 && unread.length === 0 ? phones[0]! : text
}

/** A trimmed value; a web address with its scheme; one phone number; options sorted and unique. */
export function cleanValue(field: EditField, value: EditValue): EditValue {
  if (typeof value !== 'string') return [...new Set(value)].sort()
  const { kind } = ruleOf(field)
  const lines = value
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((one) => one.replace(/[^\S\n]+/g, ' ').trim())
  const clean = lines.join('\n').trim()
  if (kind === 'phone') return onePhone(clean)
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(clean)
  return kind === 'url' && clean && !hasScheme ? `https://${clean}` : clean
}

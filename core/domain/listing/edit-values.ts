import type { DirectoryType } from '#core/terms/directory.ts'
import {
  editFields,
  fieldsOfType,
  ruleOf,
  type EditChanges,
  type EditField,
  type EditValue,
  type EditValues,
} from '#core/fields/edit.ts'
import type { OwnRow } from '#core/fields/own.ts'
import { readPhones } from '../phones/read.ts'

/** The values, with fields that the type lacks reset. */
export function resetForType(
  original: EditValues,
  values: EditValues,
  dtype: DirectoryType,
  own: readonly OwnRow[] = [],
): EditValues {
  const fields = new Set(fieldsOfType(dtype, own))
  const reset = editFields(own).filter((field) => !fields.has(field))
  return { ...values, ...pick(original, reset) }
}

/** The changed values of a type's fields, trimmed. */
export function changesOf(
  original: EditValues,
  values: EditChanges,
  dtype: DirectoryType,
  own: readonly OwnRow[] = [],
): EditChanges {
  const plain = (field: EditField, value: EditValue) => JSON.stringify(cleanValue(field, value, own))
  const changed = fieldsOfType(dtype, own).filter((field) => {
    const value = values[field]
    return value !== undefined && plain(field, original[field] ?? '') !== plain(field, value)
  })
  return Object.fromEntries(changed.map((field) => [field, cleanValue(field, values[field]!, own)]))
}

function pick(values: EditValues, fields: readonly EditField[]): EditChanges {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))
}

/** A number as it is stored: `x5` is an extension. What is not one number stays as it is, to be refused. */
function onePhone(text: string): string {
  const { phones, unread } = readPhones(text)
  return phones.length === 1 && unread.length === 0 ? phones[0]! : text
}

/** Digits, with a point or a comma before those of a part. */
export const isNumber = (text: string): boolean => /^[+-]?\d{1,15}([.,]\d{1,6})?$/.test(text)

/** A trimmed value; a web address with its scheme; one phone number; a number as in JSON; options sorted and unique. */
export function cleanValue(field: EditField, value: EditValue, own: readonly OwnRow[] = []): EditValue {
  if (typeof value !== 'string') return [...new Set(value)].sort()
  const { kind } = ruleOf(field, own)
  const lines = value
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
  const clean = lines.join('\n').trim()
  if (kind === 'phone') return onePhone(clean)
  if (kind === 'number') return isNumber(clean) ? String(Number(clean.replace(',', '.'))) : clean
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(clean)
  return kind === 'url' && clean && !hasScheme ? `https://${clean}` : clean
}

/** The id of a place that was picked; undefined for one that was typed. */
export function placeId(value: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined
}

import { isEditField, isListField } from '#core/fields/edit.ts'

const NUMBERS: ReadonlySet<string> = new Set(['uid', 'tnid', 'dtype'])
const DEGREES: ReadonlySet<string> = new Set(['lat', 'lng'])
const BOXES: ReadonlySet<string> = new Set(['userClaimedOwnership', 'imageOwnership', 'prayersThisWeek'])
const TICKED: Readonly<Record<string, boolean>> = {
  true: true,
  on: true,
  '1': true,
  false: false,
  '0': false,
  '': false,
}

/**
 * Parses a form's fields into a body. Invalid numbers, checkboxes and lists stay as sent, for the schema to refuse; so
 * do repeated fields.
 */
export function bodyOf(fields: Iterable<readonly [name: string, value: string]>): Record<string, unknown> {
  const sent = Map.groupBy(fields, ([name]) => name)
  return Object.fromEntries(
    [...sent].map(([name, pairs]) => [
      name,
      valueOf(
        name,
        pairs.map(([, value]) => value),
      ),
    ]),
  )
}

function valueOf(name: string, values: readonly string[]): unknown {
  if (isEditField(name) && isListField(name)) return listOf(values)
  const [value = '', ...more] = values
  if (more.length > 0) return values
  if (NUMBERS.has(name)) return /^\d{1,10}$/.test(value) ? Number(value) : value
  if (DEGREES.has(name)) return /^-?\d{1,3}(\.\d{1,15})?$/.test(value) ? Number(value) : value
  return BOXES.has(name) && Object.hasOwn(TICKED, value) ? TICKED[value] : value
}

/** Options are repeated, or a JSON list of ids or `{ id, name }`; an empty one clears them. */
function listOf(values: readonly string[]): unknown {
  const [first = ''] = values
  if (values.length > 1 || !first.startsWith('[')) return values.filter((value) => value !== '')
  try {
    const list = JSON.parse(first) as unknown[]
    return list.map((item) => (typeof item === 'object' && item !== null && 'id' in item ? item.id : item))
  } catch {
    return first
  }
}

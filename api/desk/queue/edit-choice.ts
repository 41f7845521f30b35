import type { Chosen, KeptFields } from '#api/edits/apply.ts'
import type { Decision } from '#core/contract/desk.ts'
import { doesApply, isLocalized } from '#core/domain/listing/document.ts'
import { cleanValue } from '#core/domain/listing/edit-values.ts'
import type { EditChanges, EditField } from '#core/fields/edit.ts'
import type { OwnRow } from '#core/fields/own.ts'
import { AppError } from '#core/contract/app-error.ts'
import { readEdit } from '#api/edits/changes.ts'
import { invalidField } from '#api/content/checks.ts'
import type { Edit } from '#api/edits/edits.repository.ts'

/** The accepted part of each edit: the chosen fields of the first, all of the others, and the editor's own values. */
export function chosenOf(
  [first, ...others]: readonly Edit[],
  { fields, values = {} }: Decision,
  added: readonly OwnRow[],
): Chosen[] {
  const own = new Set(Object.keys(values))
  const choose = (edit: Edit, names: readonly string[] | undefined): Chosen => {
    const keptFields: KeptFields = readEdit(edit).changes
    const strange = names?.find((name) => !Object.hasOwn(keptFields, name))
    if (strange !== undefined && !own.has(strange)) throw invalidField(strange, 'unknown')
    const picked = Object.entries(keptFields).filter(
      ([name]) => !own.has(name) && doesApply(name) && (names ?? [name]).includes(name),
    )
    return { edit, changes: Object.fromEntries(picked) }
  }
  const chosen = [choose(first!, fields), ...others.map((edit) => choose(edit, undefined))]
  requireAgreement(chosen, added)
  chosen[0]!.changes = { ...chosen[0]!.changes, ...cleaned(values, added) }
  return chosen
}

function cleaned(values: EditChanges, added: readonly OwnRow[]): EditChanges {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => doesApply(field))
      .map(([field, value]) => [field, cleanValue(field as EditField, value, added)]),
  )
}

/** Throws AppError `mergeUnclear` if two edits differ in a field. */
function requireAgreement(chosen: readonly Chosen[], added: readonly OwnRow[]): void {
  const seen = new Map<string, string>()
  for (const { edit, changes } of chosen) {
    for (const [field, value] of Object.entries(changes)) {
      const key = isLocalized(field, added) ? `${field} ${edit.language}` : field
      const text = JSON.stringify(value)
      if ((seen.get(key) ?? text) !== text) throw new AppError('mergeUnclear')
      seen.set(key, text)
    }
  }
}

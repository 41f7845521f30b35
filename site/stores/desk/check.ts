import type { EditWords } from '#core/i18n/words.ts'
import type { CertificateReading, DeskAct, DeskItem, DeskItemOf, EditedField } from '#core/contract/desk.ts'
import { dayProblems } from '#core/domain/certificates.ts'
import type { EditField } from '#core/fields/edit.ts'
import { editWordsNow } from '../edit/words.ts'
import { wordsNow } from '../page/words.ts'
import { fill } from './fill.ts'
import { movesTown, positionOf, readingOf, takenFields, takenPictures, typedPosition, type Draft } from './draft.ts'
import { deskWordsNow } from './words.ts'

type EditItem = DeskItemOf<'edit'>

/** Actions that require a reason. */
const REASONED: ReadonlySet<DeskAct> = new Set<DeskAct>(['refuse', 'hide'])

export const needsReason = (act: DeskAct): boolean => REASONED.has(act)

/** Validates a decision before sending. */
export function problemOf(item: DeskItem, draft: Draft, act: DeskAct, merged: readonly EditItem[]): string | undefined {
  const { conflict, decide, edit } = deskWordsNow()
  if (needsReason(act)) return draft.reason.trim() ? undefined : decide.needReason
  if (act !== 'approve') return undefined
  if (item.kind === 'conflict') {
    // A duplicate may keep all its listing's values.
    const isNothing = !item.duplicate && takenFields(item, draft).length === 0
    return isNothing ? conflict.nothingChosen : undefined
  }
  if (item.kind === 'certificate') return readingProblem(readingOf(item, draft), item.today)
  if (item.kind !== 'edit') return undefined
  const isNothing =
    takenFields(item, draft).length === 0 &&
    takenPictures(item, draft).length === 0 &&
    Object.keys(draft.values).length === 0 &&
    draft.merge.length === 0 &&
    !draft.owner
  if (isNothing) return edit.nothingChosen
  if (movesTown(item, draft, merged) && !positionOf(typedPosition(item, draft))) return edit.positionWrong
  const open = disagreements(item, draft, merged)[0]
  return open && fill(edit.disagree, { field: fieldName(open) })
}

/** Why what an editor read on a photo cannot be taken. */
function readingProblem(reading: CertificateReading, today: string): string | undefined {
  if (reading.authority === '') return deskWordsNow().certificate.needAuthority
  const [wrong] = dayProblems(reading, today)
  return wrong && wordsNow().said[wrong.code]
}

/** The fields in which edits differ and the editor has no version. */
export function disagreements(item: EditItem, draft: Draft, merged: readonly EditItem[]): string[] {
  const taken = takenFields(item, draft)
  const own = item.fields.filter(({ field }) => taken.includes(field))
  const all = [own, ...merged.map(({ fields }) => fields.filter(({ applies }) => applies))]
  const versions = new Map<string, Set<string>>()
  for (const { field, after } of all.flat()) {
    const known = versions.get(field) ?? new Set()
    versions.set(field, known.add(JSON.stringify(after)))
  }
  return [...versions].filter(([field, { size }]) => size > 1 && !hasOwn(draft, field)).map(([field]) => field)
}

const hasOwn = ({ values }: Draft, field: string): boolean => values[field as EditField] !== undefined

/** The label of a field in the form. */
export function fieldName(field: string, { fields }: Pick<EditWords, 'fields'> = editWordsNow()): string {
  if (field === 'dtype') return deskWordsNow().edit.dtype
  return fields[field as EditField] ?? field
}

/** A value as text, with names instead of ids. */
export function valueNames(value: string | readonly string[], names: EditedField['names']): string[] {
  const all = typeof value === 'string' ? [value] : value
  return all.filter((one) => one !== '').map((one) => names[one] ?? one)
}

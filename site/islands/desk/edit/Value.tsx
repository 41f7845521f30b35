import { isListField, type EditField, type EditValue } from '#core/fields/edit.ts'
import type { EditedField } from '#core/contract/desk.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { valueNames } from '#site/stores/desk/check.ts'
import { listDiff, wordDiff, type Piece } from '#site/stores/desk/word-diff.ts'
import { Diff } from '../item/Diff.tsx'

type FieldValue = EditedField['after'] | EditValue
type Names = EditedField['names']

/** The value of a field, with names for ids. */
export function Value({ value, names }: { value: FieldValue; names: Names }) {
  const isList = typeof value !== 'string'
  const pieces = valueNames(value, names).map((text): Piece => ({
    kind: 'same',
    text,
  }))
  return <Diff pieces={pieces} isList={isList} />
}

interface DiffProps {
  field: string
  before: FieldValue
  after: FieldValue
  names: Names
  lang: Lang
  side: 'before' | 'after'
}

/** One side of a changed field with its differences marked. */
export function ValueDiff({ field, before, after, names, lang, side }: DiffProps) {
  const isList = field !== 'dtype' && isListField(field as EditField)
  const [old, now] = [valueNames(before, names), valueNames(after, names)]
  const isName = isList || isChoice(before, old) || isChoice(after, now)
  // Chosen options differ as a whole.
  const pieces = isName ? listDiff(old, now) : wordDiff(lang, old.join(', '), now.join(', '))
  return <Diff pieces={pieces} side={side} isList={isList} />
}

const isChoice = (value: FieldValue, names: readonly string[]): boolean =>
  typeof value === 'string' && value !== '' && names[0] !== value

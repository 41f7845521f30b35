import { isListField, type EditField, type EditValue, ruleOf } from '#core/fields/edit.ts'
import type { EditedField } from '#core/contract/desk.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { valueNames } from '#site/stores/desk/check.ts'
import { listDiff, wordDiff, type Piece } from '#site/stores/desk/word-diff.ts'
import { Diff } from '../item/Diff.tsx'
import { useStore } from '@nanostores/react'
import { DIRECTORY_TYPES } from '#core/contract/directory.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'
import { typeName } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'

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

/** Names of the ids in a field: from the edit, the loaded options, and picked places. */
export function useNames(field: string, known: Names): Names {
  const { lists, $draft } = useDesk()
  const { choice } = editWordsNow()
  const options = useStore(lists.$options)
  const { names: picked } = useStore($draft)
  if (field === 'dtype') return typeNames()
  const { kind, list } = ruleOf(field as EditField) ?? {}
  if (kind === 'answer') return { yes: choice.yes, no: choice.no }
  const items = list && options[list]
  const loaded = Array.isArray(items) ? Object.fromEntries(items.map(({ id, name }) => [id, name])) : {}
  return kind === 'city' || kind === 'country' ? { ...known, ...picked } : { ...loaded, ...known }
}

const typeNames = (): Names => Object.fromEntries(DIRECTORY_TYPES.map((type) => [type, typeName(type)]))

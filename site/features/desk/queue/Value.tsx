import { t } from '#site/ui/page/messages.ts'
import { isListField, type EditField, type EditValue, ruleOf } from '#core/fields/edit.ts'
import { ownRow } from '#core/fields/own.ts'
import type { EditedField, DeskItemOf } from '#core/contract/desk.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { valueNames, fieldName } from '#site/features/desk/queue/deciding.ts'
import { listDiff, wordDiff, type Piece } from '#site/features/desk/documents/word-diff.ts'
import { Diff } from './Diff.tsx'
import { useStore } from '@nanostores/react'
import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import { typeName, personName } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { Button } from '#site/ui/page/Button.tsx'

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
export function useNames(field: string, known: Names, own?: EditedField['own']): Names {
  const { lists, $draft } = useDesk()
  const { choice } = t('edit')
  const options = useStore(lists.$options)
  const { names: picked } = useStore($draft)
  if (field === 'dtype') return typeNames()
  const { kind, list } = ruleOf(field as EditField, own ? [ownRow(own)] : []) ?? {}
  if (kind === 'answer') return { yes: choice.yes, no: choice.no }
  const items = list && options[list]
  const loaded = Array.isArray(items) ? Object.fromEntries(items.map(({ id, name }) => [id, name])) : {}
  return kind === 'city' || kind === 'country' ? { ...known, ...picked } : { ...loaded, ...known }
}

const typeNames = (): Names => Object.fromEntries(DIRECTORY_TYPES.map((type) => [type, typeName(type)]))

type EditItem = DeskItemOf<'edit'>

/** The values that merged edits propose for a field of the open one. */
export function Proposals({ field }: { field: string }) {
  const { merging } = useDesk()
  const merged = useStore(merging.$merged)
  return merged.map((item) => <Proposal key={item.id} item={item} field={field} />)
}

function Proposal({ item, field }: { item: EditItem; field: string }) {
  const desk = useDesk()
  const { edit } = t('desk.page')
  const { values, names: picked } = useStore(desk.$draft)
  const found = item.fields.find((entry) => entry.field === field)
  const names = useNames(field, found?.names ?? {}, found?.own)
  const name = personName(item.from)
  if (!found?.applies) return null
  const take = () =>
    desk.change({
      values: { ...values, [field as EditField]: found.after },
      names: { ...picked, ...found.names },
    })
  return (
    <div className="stack gap-1 start small desk-proposal">
      <p>{formatIsolated(edit.proposed, { name })}</p>
      <Value value={found.after} names={names} />
      {field !== 'dtype' && (
        <Button look="link" onClick={take}>
          {edit.use}
        </Button>
      )}
    </div>
  )
}

/** Fields that only the merged edits change. */
export function MergedFields({ item }: { item: EditItem }) {
  const { merging } = useDesk()
  const merged = useStore(merging.$merged)
  const own = new Set<string>(item.fields.map(({ field }) => field))
  const more = new Set<string>(merged.flatMap(({ fields }) => fields.map(({ field }) => field)))
  const fields = [...more].filter((field) => !own.has(field))
  if (fields.length === 0) return null
  return (
    <ul className="stack gap-3">
      {fields.map((field) => (
        <li key={field} className="stack gap-2 desk-field">
          <h3>
            {fieldName(
              field,
              merged.flatMap(({ fields: all }) => all).find((entry) => entry.field === field)?.own?.name,
            )}
          </h3>
          <Proposals field={field} />
        </li>
      ))}
    </ul>
  )
}

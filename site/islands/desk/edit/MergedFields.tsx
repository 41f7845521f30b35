import { useStore } from '@nanostores/react'
import type { DeskItemOf } from '#core/contract/desk.ts'
import type { EditField } from '#core/fields/edit.ts'
import { fieldName } from '#site/stores/desk/check.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { personName } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { useNames, Value } from './Value.tsx'
import { Button } from '../../page/Button.tsx'

type EditItem = DeskItemOf<'edit'>

/** The values that merged edits propose for a field of the open one. */
export function Proposals({ field }: { field: string }) {
  const { merging } = useDesk()
  const merged = useStore(merging.$merged)
  return merged.map((item) => <Proposal key={item.id} item={item} field={field} />)
}

function Proposal({ item, field }: { item: EditItem; field: string }) {
  const desk = useDesk()
  const { edit } = deskWordsNow()
  const { values, names: picked } = useStore(desk.$draft)
  const found = item.fields.find((one) => one.field === field)
  const names = useNames(field, found?.names ?? {})
  const name = personName(item.from)
  if (!found?.applies) return null
  const take = () =>
    desk.change({
      values: { ...values, [field as EditField]: found.after },
      names: { ...picked, ...found.names },
    })
  return (
    <div className="stack gap-1 start small desk-proposal">
      <p>{fill(edit.proposed, { name })}</p>
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
          <h3>{fieldName(field)}</h3>
          <Proposals field={field} />
        </li>
      ))}
    </ul>
  )
}

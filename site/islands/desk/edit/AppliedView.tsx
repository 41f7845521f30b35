import type { DeskItemOf } from '#core/contract/desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { Others } from '../item/Others.tsx'
import { FieldRow } from './FieldRow.tsx'
import { Remark } from './Remark.tsx'

/** An edit of a trusted account, which is on the page already. */
export function AppliedView({ item }: { item: DeskItemOf<'applied'> }) {
  const { edit } = deskWordsNow()
  return (
    <>
      {item.state === 'waiting' && <p className="notice">{edit.onPage}</p>}
      <Remark item={item} />
      <ul className="stack gap-3" aria-label={edit.title}>
        {item.fields.map((field) => (
          <FieldRow key={field.field} item={item} field={field} isOld />
        ))}
      </ul>
      <Others item={item} />
    </>
  )
}

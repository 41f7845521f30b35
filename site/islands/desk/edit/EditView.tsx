import { useStore } from '@nanostores/react'
import type { DeskItemOf } from '#core/contract/desk.ts'
import { movesTown } from '#site/stores/desk/draft.ts'
import type { ItemKey } from '#site/stores/desk/queue.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { toggled } from '#site/stores/desk/toggled.ts'
import { Check } from '../Check.tsx'
import { SimilarListings } from '../../forms/SimilarListings.tsx'
import { Others } from '../item/Others.tsx'
import { personName, type ItemProps } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { FieldRow } from './FieldRow.tsx'
import { MergedFields } from './MergedFields.tsx'
import { Pictures } from './Pictures.tsx'
import { PositionField } from './PositionField.tsx'
import { Remark } from './Remark.tsx'

type EditItem = DeskItemOf<'edit'>

type Props = ItemProps<'edit'>

/** An edit of a listing, field by field. */
export function EditView({ item, isOld }: Props) {
  const desk = useDesk()
  const { edit } = deskWordsNow()
  const draft = useStore(desk.$draft)
  const merged = useStore(desk.merging.$merged)
  return (
    <>
      {item.similar && item.similar.length > 0 && <Similar listings={item.similar} />}
      <Remark item={item} />
      {item.updateType === 'critical' && <p className="notice is-warning">{edit.critical}</p>}
      {item.fields.length > 0 && (
        <ul className="stack gap-3" aria-label={edit.title}>
          {item.fields.map((field) => (
            <FieldRow key={field.field} item={item} field={field} isOld={isOld} />
          ))}
        </ul>
      )}
      {!isOld && <MergedFields item={item} />}
      {!isOld && movesTown(item, draft, merged) && <PositionField item={item} />}
      <Pictures item={item} isOld={isOld} />
      {item.claimsOwnership && <Ownership item={item} isOld={isOld} />}
      <Others
        item={item}
        {...(!isOld && {
          extra: (other, name) => <Merge other={other} name={name} />,
        })}
      />
    </>
  )
}

/** Listings that a new place may be. */
function Similar({ listings }: { listings: NonNullable<EditItem['similar']> }) {
  const { edit } = deskWordsNow()
  return (
    <section className="stack gap-1">
      <h3>{edit.similar}</h3>
      <SimilarListings listings={listings} />
    </section>
  )
}

function Ownership({ item, isOld }: Props) {
  const desk = useDesk()
  const { edit } = deskWordsNow()
  const { owner } = useStore(desk.$draft)
  const name = personName(item.from)
  return (
    <section className="stack gap-2">
      <p>{edit.claims}</p>
      {!isOld && item.from && (
        <Check isChecked={owner} onToggle={() => desk.change({ owner: !owner })}>
          {fill(edit.makeOwner, { name })}
        </Check>
      )}
    </section>
  )
}

/** Approves another edit of the listing with the open one. */
function Merge({ other, name }: { other: ItemKey; name: string }) {
  const desk = useDesk()
  const { item: words } = deskWordsNow()
  const { merge } = useStore(desk.$draft)
  if (other.kind !== 'edit') return null
  return (
    <Check isChecked={merge.includes(other.id)} onToggle={() => desk.change({ merge: toggled(merge, other.id) })}>
      {fill(words.merge, { name })}
    </Check>
  )
}

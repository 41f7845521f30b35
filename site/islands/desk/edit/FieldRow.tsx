import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { EditedField } from '#core/contract/desk.ts'
import type { EditField, EditValue } from '#core/fields/edit.ts'
import { placeId } from '#core/domain/validation/listing-edit.ts'
import { fieldName } from '#site/stores/desk/check.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { TakeField } from '../item/TakeField.tsx'
import { useDesk } from '../use-desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { Proposals } from './MergedFields.tsx'
import { useNames } from './use-names.ts'
import { Value, ValueDiff } from './Value.tsx'
import { ValueEditor } from './ValueEditor.tsx'
import { Button } from '../../page/Button.tsx'
import { Fact, type ItemProps } from '../parts.tsx'

interface Props extends ItemProps<'edit' | 'applied'> {
  field: EditedField
}

/** A field's current and proposed value; editors take, skip or rewrite it. */
export function FieldRow({ item, field, isOld }: Props) {
  const desk = useDesk()
  const draft = useStore(desk.$draft)
  const isTaken = field.applies && !draft.skipped.includes(field.field)
  const own = draft.values[field.field as EditField]
  const isSet = isTaken || own !== undefined
  return (
    <li className={isSet || isOld ? 'stack gap-2 desk-field' : 'stack gap-2 desk-field is-skipped'}>
      <FieldHead field={field} isOld={isOld} />
      <Sides item={item} field={field} own={own} />
      <Notes field={field} isOld={isOld} />
      {!isOld && <Proposals field={field.field} />}
      {!isOld && field.applies && field.field !== 'dtype' && <OwnVersion field={field.field} sent={field.after} />}
    </li>
  )
}

function FieldHead({ field, isOld }: Omit<Props, 'item'>) {
  const name = fieldName(field.field)
  if (isOld || !field.applies) return <h3>{name}</h3>
  return (
    <h3>
      <TakeField field={field.field} name={name}>
        {name}
      </TakeField>
    </h3>
  )
}

function Sides({ item, field, own }: Omit<Props, 'isOld'> & { own: EditValue | undefined }) {
  const { edit, log } = deskWordsNow()
  const isOnPage = item.kind === 'applied'
  const names = useNames(field.field, field.names)
  const after = own ?? field.after
  const sides = { field: field.field, before: field.now, after, names }
  return (
    <dl className="stack gap-2 desk-sides">
      <Fact name={isOnPage ? log.before : edit.now}>
        <ValueDiff {...sides} lang={item.language} side="before" />
      </Fact>
      <Fact name={isOnPage ? log.after : own === undefined ? edit.after : edit.yours}>
        <ValueDiff {...sides} lang={item.language} side="after" />
      </Fact>
    </dl>
  )
}

/** Warnings before a field is taken. */
function Notes({ field, isOld }: Omit<Props, 'item'>) {
  const { edit } = deskWordsNow()
  const desk = useDesk()
  const { values } = useStore(desk.$draft)
  const names = useNames(field.field, field.names)
  const town = values.town ?? field.after
  const isTyped = field.field === 'town' && typeof town === 'string' && placeId(town) === undefined
  return (
    <>
      {!field.applies && <p className="fine">{edit.follows}</p>}
      {isTyped && !isOld && <p className="stack gap-1 start small desk-warning">{edit.pickTown}</p>}
      {field.moved && field.was !== undefined && (
        <div className="stack gap-1 start small desk-warning">
          <p>{edit.moved}</p>
          <Value value={field.was} names={names} />
        </div>
      )}
    </>
  )
}

interface OwnProps {
  field: string
  sent: EditedField['after']
}

/** The editor's own version of the field. */
export function OwnVersion({ field, sent }: OwnProps) {
  const desk = useDesk()
  const { edit, acts } = deskWordsNow()
  const { values } = useStore(desk.$draft)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const name = fieldName(field)
  const own = values[field as EditField]
  const drop = () => {
    const { [field as EditField]: _, ...rest } = values
    desk.change({ values: rest })
    setOpen(false)
  }
  return (
    <div>
      <p className="cluster gap-3 button-row">
        <Button look="link" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {fill(edit.change, { field: name })}
        </Button>
        {own !== undefined && (
          <Button look="link" aria-label={fill(edit.reset, { field: name })} onClick={drop}>
            {acts.undo}
          </Button>
        )}
      </p>
      <div id={id}>
        {isOpen && (
          <ValueEditor
            id={`${id}-own`}
            field={field as EditField}
            value={own ?? sent}
            onChange={(value, more = {}) =>
              desk.change({
                values: { ...values, [field]: value },
                names: { ...desk.$draft.get().names, ...more },
              })
            }
          />
        )}
      </div>
    </div>
  )
}

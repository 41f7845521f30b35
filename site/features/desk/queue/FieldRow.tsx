import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useId, useState, useEffect, useRef } from 'react'
import type { EditedField } from '#core/contract/desk.ts'
import type { EditField, EditValue } from '#core/fields/edit.ts'
import { ownRow } from '#core/fields/own.ts'
import { placeId } from '#core/domain/listing/edit-values.ts'
import { fieldName } from '#site/features/desk/queue/deciding.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { FieldBox } from './FieldBox.tsx'
import { useDesk } from '../use-desk.ts'
import { Proposals, useNames, Value, ValueDiff } from './Value.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import type { ItemProps } from '../parts.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { ListingField } from '#site/features/edit/ListingField.tsx'

interface Props extends ItemProps<'edit' | 'applied'> {
  field: EditedField
}

/** A field's current and proposed value; editors take, skip or rewrite it. */
export function FieldRow({ item, field, isOld }: Props) {
  const { edit, log } = t('desk.page')
  const draft = useStore(useDesk().$draft)
  const names = useNames(field.field, field.names, field.own)
  const own = draft.values[field.field as EditField]
  const isSet = (field.applies && !draft.skipped.includes(field.field)) || own !== undefined
  const isOnPage = item.kind === 'applied'
  const sides = { field: field.field, before: field.now, after: own ?? field.after, names, lang: item.language }
  return (
    <FieldBox
      field={field.field}
      label={fieldName(field.field, field.own?.name)}
      isChoice={!isOld && field.applies}
      isSkipped={!isSet && !isOld}
      sides={[
        { name: isOnPage ? log.before : edit.now, value: <ValueDiff {...sides} side="before" /> },
        {
          name: isOnPage ? log.after : own === undefined ? edit.after : edit.yours,
          value: <ValueDiff {...sides} side="after" />,
        },
      ]}
    >
      <Notes field={field} isOld={isOld} />
      {!isOld && <Proposals field={field.field} />}
      {!isOld && field.applies && field.field !== 'dtype' && <OwnVersion edited={field} />}
    </FieldBox>
  )
}

/** Warnings before a field is taken. */
function Notes({ field, isOld }: Omit<Props, 'item'>) {
  const { edit } = t('desk.page')
  const desk = useDesk()
  const { values } = useStore(desk.$draft)
  const names = useNames(field.field, field.names, field.own)
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

/** The editor's own version of the field. */
function OwnVersion({ edited }: { edited: EditedField }) {
  const { field, after: sent, own: added } = edited
  const desk = useDesk()
  const { edit, acts } = t('desk.page')
  const { values } = useStore(desk.$draft)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const name = fieldName(field, added?.name)
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
          {formatIsolated(edit.change, { field: name })}
        </Button>
        {own !== undefined && (
          <Button look="link" aria-label={formatIsolated(edit.reset, { field: name })} onClick={drop}>
            {acts.undo}
          </Button>
        )}
      </p>
      <div id={id}>
        {isOpen && (
          <ValueEditor
            id={`${id}-own`}
            field={field as EditField}
            added={added}
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

interface ValueEditorProps {
  id: string
  field: EditField
  /** Of editors: that. */
  added: EditedField['own']
  value: EditValue
  /** With names of ids that are unknown elsewhere. */
  onChange: (value: EditValue, names?: Readonly<Record<string, string>>) => void
}

/** The input for an editor's own version; towns must be picked from the list. */
function ValueEditor({ id, field, added, value, onChange }: ValueEditorProps) {
  const { lists } = useDesk()
  const [picked, setPicked] = useState<string>()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // A button opened it: typing goes straight into it.
  useEffect(() => box.current?.querySelector<HTMLElement>('input:not([type=checkbox]), select, textarea')?.focus(), [])
  const place = {
    text: picked ?? typed,
    isPicked: picked !== undefined,
    onPick(town: { id: number; text: string }) {
      setPicked(town.text)
      onChange(String(town.id), { [town.id]: town.text })
    },
    onType(text: string) {
      setPicked(undefined)
      setTyped(text)
    },
  }
  return (
    <div ref={box}>
      <LooseFields id={id}>
        <ListingField
          {...{ field, value, lists, place }}
          own={added ? [ownRow(added)] : []}
          look="desk"
          onValue={onChange}
        />
      </LooseFields>
    </div>
  )
}

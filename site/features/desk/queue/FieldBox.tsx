import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { toggled } from '#site/features/desk/documents/toggled.ts'
import { Check, Fact } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'

interface TakeProps {
  /** By its name in the draft. */
  field: string
  label: string
  /** In place of the label. */
  name?: ReactNode
}

interface Props extends TakeProps {
  /** Whether an editor takes it or leaves it. */
  isChoice?: boolean
  isSkipped?: boolean
  sides: readonly { name: string; value: ReactNode }[]
  children?: ReactNode
}

/** A field with its values side by side. */
export function FieldBox({ isChoice = false, isSkipped = false, sides, children, ...take }: Props) {
  const { label, name = label } = take
  return (
    <li className={isSkipped ? 'stack gap-2 desk-field is-skipped' : 'stack gap-2 desk-field'}>
      <h3>{isChoice ? <TakeField {...take} /> : name}</h3>
      <dl className={sides.length === 3 ? 'stack gap-2 desk-sides is-three' : 'stack gap-2 desk-sides'}>
        {sides.map(({ name: title, value }) => (
          <Fact key={title} name={title}>
            {value}
          </Fact>
        ))}
      </dl>
      {children}
    </li>
  )
}

/** A checkbox with a field's name: whether an approval includes it. */
function TakeField({ field, label, name = label }: TakeProps) {
  const desk = useDesk()
  const { edit } = t('desk.page')
  const { skipped } = useStore(desk.$draft)
  return (
    <Check
      isChecked={!skipped.includes(field)}
      name={formatIsolated(edit.take, { field: label })}
      onToggle={() => desk.change({ skipped: toggled(skipped, field) })}
    >
      {name}
    </Check>
  )
}

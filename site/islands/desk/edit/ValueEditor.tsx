import { useEffect, useRef, useState } from 'react'
import type { EditField, EditValue } from '#core/fields/edit.ts'
import { LooseFields } from '../../forms/LooseFields.tsx'
import { ListingField } from '../../forms/ListingField.tsx'
import { useDesk } from '../use-desk.ts'

interface Props {
  id: string
  field: EditField
  value: EditValue
  /** With the names of ids that nobody else knows. */
  onChange: (value: EditValue, names?: Readonly<Record<string, string>>) => void
}

/** Writes or chooses what an editor would rather have in a field; of towns only one that is picked is taken. */
export function ValueEditor({ id, field, value, onChange }: Props) {
  const { lists } = useDesk()
  const [picked, setPicked] = useState<string>()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // It was opened by a button: what is typed next goes into it.
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
        <ListingField {...{ field, value, lists, place }} look="desk" onValue={onChange} />
      </LooseFields>
    </div>
  )
}

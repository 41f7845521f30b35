import { useEffect, useRef, useState } from 'react'
import type { EditField, EditValue } from '#core/fields/edit.ts'
import { LooseFields } from '../../forms/LooseFields.tsx'
import { ListingField } from '../../forms/ListingField.tsx'
import { useDesk } from '../use-desk.ts'

interface Props {
  id: string
  field: EditField
  value: EditValue
  /** With names of ids that are unknown elsewhere. */
  onChange: (value: EditValue, names?: Readonly<Record<string, string>>) => void
}

/** The input for an editor's own version; towns must be picked from the list. */
export function ValueEditor({ id, field, value, onChange }: Props) {
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
        <ListingField {...{ field, value, lists, place }} look="desk" onValue={onChange} />
      </LooseFields>
    </div>
  )
}

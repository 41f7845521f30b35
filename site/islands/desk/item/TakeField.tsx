import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { fill } from '#site/stores/desk/fill.ts'
import { toggled } from '#site/stores/desk/toggled.ts'
import { Check } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'

interface Props {
  field: string
  name: string
  children: ReactNode
}

/** A checkbox with a field's name: whether an approval includes it. */
export function TakeField({ field, name, children }: Props) {
  const desk = useDesk()
  const { edit } = deskWordsNow()
  const { skipped } = useStore(desk.$draft)
  return (
    <Check
      isChecked={!skipped.includes(field)}
      name={fill(edit.take, { field: name })}
      onToggle={() => desk.change({ skipped: toggled(skipped, field) })}
    >
      {children}
    </Check>
  )
}

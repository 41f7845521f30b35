import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { fill } from '#site/stores/desk/fill.ts'
import { useDesk } from '../use-desk.ts'
import { useDeskWords } from '../use-desk-words.ts'

interface Props {
  field: string
  name: string
  children: ReactNode
}

/** A field's name as a box to tick: whether an approval takes the field. */
export function TakeField({ field, name, children }: Props) {
  const desk = useDesk()
  const { edit } = useDeskWords()
  const { skipped } = useStore(desk.$draft)
  const isTaken = !skipped.includes(field)
  const toggle = () =>
    desk.change({
      skipped: isTaken
        ? [...skipped, field]
        : skipped.filter((one) => one !== field),
    })
  return (
    <label className="desk-check">
      <input
        type="checkbox"
        checked={isTaken}
        aria-label={fill(edit.take, { field: name })}
        onChange={toggle}
      />
      {children}
    </label>
  )
}

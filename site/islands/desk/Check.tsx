import type { ReactNode } from 'react'

interface Props {
  isChecked: boolean
  /** An accessible name if the text beside it does not suffice. */
  name?: string
  onToggle: () => void
  children: ReactNode
}

/** A checkbox with text beside it. */
export function Check({ isChecked, name, onToggle, children }: Props) {
  return (
    <label className="tops desk-check">
      <input type="checkbox" checked={isChecked} aria-label={name} onChange={onToggle} />
      {children}
    </label>
  )
}

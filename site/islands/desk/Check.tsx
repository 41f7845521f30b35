import type { ReactNode } from 'react'

interface Props {
  isChecked: boolean
  /** What it is called where the words beside it do not say enough. */
  name?: string
  onToggle: () => void
  children: ReactNode
}

/** A box to tick, with the words beside it. */
export function Check({ isChecked, name, onToggle, children }: Props) {
  return (
    <label className="desk-check">
      <input type="checkbox" checked={isChecked} aria-label={name} onChange={onToggle} />
      {children}
    </label>
  )
}

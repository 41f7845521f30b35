import { useId, type ReactNode } from 'react'
import { Icon } from '../../page/Icon.tsx'

interface FoldProps {
  label: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** Further fields, which unfold over 600 ms. */
export function Fold({ label, isOpen, onToggle, children }: FoldProps) {
  const id = useId()
  return (
    <div className="fold">
      <button
        type="button"
        className="row apart fold-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span>{label}</span>
        <Icon name="chevron" />
      </button>
      <div id={id} className="fold-room" inert={!isOpen}>
        <div className="fold-inner">{children}</div>
      </div>
    </div>
  )
}

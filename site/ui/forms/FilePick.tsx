import type { ReactNode, RefObject } from 'react'
import { fieldProps } from './Field.tsx'
import type { FieldState } from './Form.tsx'

interface PickProps {
  input?: RefObject<HTMLInputElement | null>
  state: FieldState
  accept: string
  hint?: string
  /** Opens this camera. */
  capture?: 'environment'
  className?: string
  isMany?: boolean
  /** The label of the button. */
  children: ReactNode
  /** Ids of further labels. */
  labelledBy?: string
  onChoose: (files: [File, ...File[]]) => void
}

/** A file input below its label, which looks like a button. */
export function FilePick({ input, state, accept, hint, isMany = false, children, ...rest }: PickProps) {
  const { capture, className = '', labelledBy, onChoose } = rest
  const { id } = state
  return (
    <span className={`fit file-pick ${className}`}>
      <input
        ref={input}
        type="file"
        multiple={isMany}
        {...{ accept, capture }}
        {...fieldProps(state, hint)}
        aria-labelledby={labelledBy && `${labelledBy} ${id}-choose`}
        onChange={({ currentTarget }) => {
          const [first, ...more] = currentTarget.files ?? []
          if (first) onChoose([first, ...more])
          // Allows choosing the same files again.
          currentTarget.value = ''
        }}
      />
      <label id={`${id}-choose`} htmlFor={id} className="button is-quiet">
        {children}
      </label>
    </span>
  )
}

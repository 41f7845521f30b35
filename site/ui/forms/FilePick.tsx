import type { ReactNode, RefObject } from 'react'
import { fieldProps } from './Field.tsx'
import type { FieldState } from './Form.tsx'

interface PickProps {
  input?: RefObject<HTMLInputElement | null>
  state: FieldState
  accept: string
  hint: string
  isMany?: boolean
  /** The label of the button. */
  children: ReactNode
  /** Ids of further labels. */
  labelledBy?: string
  onChoose: (files: [File, ...File[]]) => void
}

/** A file input below its label, which looks like a button. */
export function FilePick({ input, state, accept, hint, isMany = false, children, labelledBy, onChoose }: PickProps) {
  const { id } = state
  return (
    <span className="fit file-pick">
      <input
        ref={input}
        type="file"
        multiple={isMany}
        accept={accept}
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

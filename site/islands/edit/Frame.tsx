import type { ReactNode } from 'react'
import { useField, type FieldState } from '../forms/Form.tsx'
import { FieldNotes } from '../forms/Field.tsx'

interface LabelProps {
  label: string
  isRequired?: boolean
}

/** The words of a label, with the mark of a field that cannot be empty. */
export function LabelText({ label, isRequired = false }: LabelProps) {
  return (
    <>
      {label}
      {isRequired && (
        <span className="required-mark" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  )
}

interface FrameProps extends LabelProps {
  name: string
  hint?: string | undefined
  isWide?: boolean
  isChanged?: boolean
  children: (field: FieldState) => ReactNode
}

/** A field of the form with its label, its hint and what is wrong with it. */
export function Frame({ name, hint, isWide = false, isChanged = false, children, ...label }: FrameProps) {
  const field = useField(name)
  const classes = ['field', isWide && 'is-wide', isChanged && 'is-changed', field.isWrong && 'is-wrong']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <label htmlFor={field.id}>
        <LabelText {...label} />
      </label>
      {children(field)}
      <FieldNotes field={field} hint={hint} />
    </div>
  )
}

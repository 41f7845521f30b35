import { useEffect, useRef, useState } from 'react'
import { keepDigits } from './digits.ts'
import { FieldFrame, fieldProps, needs, type FieldProps } from './Field.tsx'
import { useField } from './Form.tsx'

interface DigitsProps extends Pick<FieldProps, 'name' | 'label' | 'hint' | 'isRequired' | 'max' | 'autoComplete'> {
  /** Replaces the hint after other characters were rejected. */
  blocked?: string
  /** Part of a number: browsers fill it in only if the type is text. */
  isPart?: boolean
  /** Id of a `datalist`. */
  list?: string
  onFocus?: () => void
}

/** A phone number or part of one: other keys are ignored, pasted text keeps its digits. */
export function DigitsField(props: DigitsProps) {
  const { name, label, hint, isRequired, max, blocked, isPart = false, autoComplete = 'tel', ...rest } = props
  const state = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const [isBlocked, setBlocked] = useState(false)
  const { field } = state
  const most = max ?? field?.max ?? Infinity
  useEffect(() => keepDigits(input.current!, { most, onBlock: setBlocked }), [most])
  const hasRejected = blocked !== undefined
  return (
    <FieldFrame {...{ field: state, label }} hint={hasRejected ? undefined : hint}>
      <input
        ref={input}
        name={name}
        type={isPart ? 'text' : 'tel'}
        inputMode="numeric"
        dir="ltr"
        // No `maxLength`: it would cut a pasted number that contains separators.
        autoComplete={autoComplete}
        required={isRequired ?? needs(field ?? {})}
        {...fieldProps(state, hint)}
        {...rest}
      />
      {hasRejected && (
        <p id={`${state.id}-hint`} className="field-hint" role="status">
          {isBlocked ? blocked : hint}
        </p>
      )}
    </FieldFrame>
  )
}

import { useEffect, useRef, useState } from 'react'
import { digitsOf, keepDigits } from '../../forms/digits.ts'
import { FieldFrame, fieldProps } from '../../forms/Field.tsx'
import { useField } from '../../forms/Form.tsx'

interface Props {
  name: string
  label: string
  /** What may stand here, and what is said when something else was kept out. */
  words: { digits: string; blocked: string }
  autoComplete: string
  most: number
  isRequired?: boolean
  /** Id of a list of proposals. */
  list?: string
  onFocus?: () => void
}

/** An input that takes digits only and says so: other keys do nothing, and of what is pasted the digits stay. */
export function DigitsField(props: Props) {
  const { name, label, words, most, isRequired = false, ...rest } = props
  const field = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => takeDigits(input.current!, most, setBlocked), [most])
  const hint = isBlocked ? words.blocked : words.digits
  return (
    <FieldFrame {...{ field, label }} hint={undefined}>
      <input
        ref={input}
        name={name}
        // Parts of a number: browsers fill them in where the type is text.
        type="text"
        inputMode="numeric"
        dir="ltr"
        required={isRequired}
        {...fieldProps(field, hint)}
        {...rest}
      />
      <p id={`${field.id}-hint`} className="field-hint" role="status">
        {hint}
      </p>
    </FieldFrame>
  )
}

/** Keeps all but digits out, and tells whether the last change had anything else in it. */
function takeDigits(input: HTMLInputElement, most: number, told: (isBlocked: boolean) => void): () => void {
  // Typed before this had come.
  input.value = digitsOf(input.value, most)
  // Before it is cleaned.
  const look = () => told(/\D/.test(input.value))
  const block = (event: Event) => {
    if (event.defaultPrevented) told(true)
  }
  input.addEventListener('input', look, true)
  const stop = keepDigits(input, { most })
  input.addEventListener('beforeinput', block)
  return () => {
    stop()
    input.removeEventListener('input', look, true)
    input.removeEventListener('beforeinput', block)
  }
}

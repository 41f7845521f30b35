import { useEffect, useRef, useState } from 'react'
import { FieldFrame, fieldProps } from '../../people/form/Field.tsx'
import { useField } from '../../people/form/Form.tsx'

interface Props {
  name: string
  label: string
  /** What may stand here, and what is said when something else was kept out. */
  words: { digits: string; blocked: string }
  autoComplete: string
  maxLength: number
  isRequired?: boolean
  /** Id of a list of proposals. */
  list?: string
  onFocus?: () => void
}

/** An input that takes digits only: other keys do nothing, and of what is pasted the digits stay. */
export function DigitsField({
  name,
  label,
  words,
  isRequired = false,
  ...rest
}: Props) {
  const field = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => {
    const element = input.current
    // Typed before this had come.
    if (element) element.value = digitsOf(element.value)
    const block = (event: InputEvent) => {
      if (event.inputType !== 'insertText' || !/\D/.test(event.data ?? ''))
        return
      event.preventDefault()
      setBlocked(true)
    }
    element?.addEventListener('beforeinput', block)
    return () => element?.removeEventListener('beforeinput', block)
  }, [])
  const hint = isBlocked ? words.blocked : words.digits
  return (
    <FieldFrame {...{ field, label }} hint={undefined}>
      <input
        ref={input}
        name={name}
        type="tel"
        inputMode="numeric"
        dir="ltr"
        required={isRequired}
        {...fieldProps(field, hint)}
        {...rest}
        onInput={({ currentTarget }) => {
          const digits = digitsOf(currentTarget.value)
          setBlocked(digits !== currentTarget.value)
          if (digits !== currentTarget.value) currentTarget.value = digits
        }}
      />
      <p id={`${field.id}-hint`} className="field-hint" role="status">
        {hint}
      </p>
    </FieldFrame>
  )
}

/** Also of full-width and the like, which are digits to whoever types them. */
const digitsOf = (text: string): string =>
  text.normalize('NFKC').replace(/\D/g, '')

import { useEffect, useRef, type InputHTMLAttributes } from 'react'
import { keepDigits } from './digits.ts'
import { FieldFrame, fieldProps } from './Field.tsx'
import { useField } from './Form.tsx'

/** As many as the checks take. */
const MAX_DIGITS = 20

interface PhoneFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'placeholder'> {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  mostDigits?: number
}

/** A field for a phone or for its prefix: digits only, whatever is typed or pasted. */
export function PhoneField({
  name,
  label,
  hint,
  isRequired = true,
  mostDigits = MAX_DIGITS,
  autoComplete = 'tel',
  placeholder,
}: PhoneFieldProps) {
  const field = useField(name)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => keepDigits(input.current!, { most: mostDigits }), [mostDigits])
  return (
    <FieldFrame {...{ field, label, hint }}>
      <input
        ref={input}
        name={name}
        type="tel"
        inputMode="numeric"
        dir="ltr"
        // No maxLength: it would cut a number that is pasted with blanks and signs.
        autoComplete={autoComplete}
        placeholder={placeholder}
        required={isRequired}
        {...fieldProps(field, hint)}
      />
    </FieldFrame>
  )
}

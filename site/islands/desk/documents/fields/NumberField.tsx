import { useState } from 'react'
import { emptied, useDocument, type FieldProps } from '../use-document.ts'
import { FieldBox, useTies } from './FieldBox.tsx'
import { textOf } from './LineField.tsx'

/** The number that somebody typed; the words themselves where they are none, so that nothing typed is lost. */
export function numberIn(text: string): number | string {
  const plain = text.trim().replace(',', '.')
  return /^-?\d*\.?\d+\.?$/.test(plain) ? Number(plain) : text
}

/** What stands in a field while a number is typed: `31.` is 31 already. */
export function useTypedNumber(value: unknown) {
  const [typed, setTyped] = useState(textOf(value))
  const shown = numberIn(typed) === value ? typed : textOf(value)
  return [shown, setTyped] as const
}

/** A number, whole or not. */
export function NumberField({ field, path, value }: FieldProps) {
  const { form } = useDocument()
  const { problem, ties } = useTies(path)
  const [shown, setTyped] = useTypedNumber(value)
  return (
    <FieldBox {...{ field, path, problem }}>
      <input
        type="text"
        inputMode={field.type === 'integer' ? 'numeric' : 'decimal'}
        dir="ltr"
        autoComplete="off"
        {...ties}
        required={field.required}
        value={shown}
        onBlur={() => form.touch(path)}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value
          setTyped(text)
          form.set(path, text === '' ? emptied(field) : numberIn(text))
        }}
      />
    </FieldBox>
  )
}

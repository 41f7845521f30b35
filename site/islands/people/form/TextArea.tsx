import { FieldFrame, fieldProps } from './Field.tsx'
import { useField } from './Form.tsx'

interface TextAreaProps {
  name: string
  label: string
  hint?: string
  maxLength: number
}

/** A labelled field of several lines. */
export function TextArea({ name, label, hint, maxLength }: TextAreaProps) {
  const field = useField(name)
  return (
    <FieldFrame {...{ field, label, hint }}>
      <textarea
        name={name}
        rows={4}
        maxLength={maxLength}
        dir="auto"
        required
        {...fieldProps(field, hint)}
      />
    </FieldFrame>
  )
}

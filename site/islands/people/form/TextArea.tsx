import { FieldFrame, fieldProps } from './Field.tsx'
import { useField } from './Form.tsx'

interface TextAreaProps {
  name: string
  label: string
  hint?: string
  maxLength: number
  rows?: number
  defaultValue?: string
  isRequired?: boolean
  /** The first field of a dialog, which takes the focus as it opens. */
  isFirst?: boolean
}

/** A labelled field of several lines, in the direction of what is typed. */
export function TextArea({
  name,
  label,
  hint,
  rows = 4,
  isRequired = true,
  isFirst = false,
  ...rest
}: TextAreaProps) {
  const field = useField(name)
  return (
    <FieldFrame {...{ field, label, hint }}>
      <textarea
        name={name}
        rows={rows}
        dir="auto"
        required={isRequired}
        data-autofocus={isFirst || undefined}
        {...fieldProps(field, hint)}
        {...rest}
      />
    </FieldFrame>
  )
}

import { FieldFrame, fieldProps } from './Field.tsx'
import { useField } from './Form.tsx'
import { mostProps } from './too-long.ts'

interface TextAreaProps {
  name: string
  label: string
  hint?: string
  /** How many characters it takes. */
  most: number
  /** Says that there are more of them, with `count` and `most`. */
  tooLong: string
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
  most,
  tooLong,
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
        {...mostProps(most, tooLong)}
        {...rest}
      />
    </FieldFrame>
  )
}

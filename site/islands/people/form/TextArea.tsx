import { useLayoutEffect, useRef, useState } from 'react'
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
  /** Stood in the page before the script: what has been typed since stays as React wakes. */
  isWoken?: boolean
}

/** A labelled field of several lines, in the direction of what is typed. */
export function TextArea({
  name,
  label,
  hint,
  rows = 4,
  isRequired = true,
  isFirst = false,
  isWoken = false,
  ...rest
}: TextAreaProps) {
  const field = useField(name)
  const area = useRef<HTMLTextAreaElement>(null)
  // Unlike an input, React sets it back to its default as it wakes.
  const [typed] = useState(() => (isWoken ? typedIn(field.id) : undefined))
  useLayoutEffect(() => {
    if (typed !== undefined && area.current) area.current.value = typed
  }, [typed])
  return (
    <FieldFrame {...{ field, label, hint }}>
      <textarea
        ref={area}
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

/** What stands in a field that was there before the script, if somebody has typed it. */
function typedIn(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const area = document.getElementById(id) as HTMLTextAreaElement | null
  return area && area.value !== area.defaultValue ? area.value : undefined
}

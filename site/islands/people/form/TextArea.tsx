import { useLayoutEffect, useRef, useState } from 'react'
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
  /** Stood in the page before the script: what is typed stays as React wakes. */
  isWoken?: boolean
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
  isWoken = false,
  ...rest
}: TextAreaProps) {
  const field = useField(name)
  const area = useRef<HTMLTextAreaElement>(null)
  useState(() => isWoken && shield(field.id))
  useLayoutEffect(() => unshield(area.current), [])
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
        {...mostProps(most, tooLong)}
        {...rest}
      />
    </FieldFrame>
  )
}

const SHIELDED = ['defaultValue', 'textContent'] as const

/**
 * Unlike an input, React sets a text area back to its default as it wakes, under the hands of who types there just
 * then: until it has woken, React can neither read nor write its text.
 */
function shield(id: string): void {
  const area =
    typeof document === 'undefined' ? null : document.getElementById(id)
  if (!area) return
  for (const name of SHIELDED)
    Object.defineProperty(area, name, {
      configurable: true,
      get: () => null,
      set() {},
    })
}

function unshield(area: HTMLTextAreaElement | null): void {
  for (const name of SHIELDED) if (area) Reflect.deleteProperty(area, name)
}

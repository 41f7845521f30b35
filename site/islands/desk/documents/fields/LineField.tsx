import type { ShapeType } from '#core/contract/desk-documents.ts'
import { emptied, useDocument, type FieldProps } from '../use-document.ts'
import { FieldBox, useTies } from './FieldBox.tsx'

const INPUTS: Partial<Record<ShapeType, object>> = {
  email: { type: 'email', dir: 'ltr' },
  phone: { type: 'tel', dir: 'ltr' },
  url: { type: 'url', dir: 'ltr', inputMode: 'url' },
  key: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
  day: { type: 'date' },
}

export const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

/** One line: words, an address, a number to call, a day. */
export function LineField({ field, path, value }: FieldProps) {
  const { form } = useDocument()
  const { problem, ties } = useTies(path)
  return (
    <FieldBox {...{ field, path, problem }}>
      <input
        type="text"
        dir="auto"
        autoComplete="off"
        {...INPUTS[field.type]}
        {...ties}
        required={field.required}
        value={textOf(value)}
        onBlur={() => form.touch(path)}
        onChange={({ currentTarget }) => form.set(path, currentTarget.value || emptied(field))}
      />
    </FieldBox>
  )
}

/** Several lines. */
export function TextField({ field, path, value }: FieldProps) {
  const { form } = useDocument()
  const { problem, ties } = useTies(path)
  return (
    <FieldBox {...{ field, path, problem }} isWide>
      <textarea
        dir="auto"
        rows={3}
        {...ties}
        required={field.required}
        value={textOf(value)}
        onBlur={() => form.touch(path)}
        onChange={({ currentTarget }) => form.set(path, currentTarget.value || emptied(field))}
      />
    </FieldBox>
  )
}

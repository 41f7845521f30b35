import { fieldProps, FieldNotes } from './Field.tsx'
import { useField } from './Form.tsx'

interface CheckboxProps {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
}

/** A box to tick, with its words beside it. */
export function Checkbox({ name, label, hint, isRequired = false }: CheckboxProps) {
  const field = useField(name)
  return (
    <div className={field.isWrong ? 'checkbox is-wrong' : 'checkbox'}>
      <input name={name} type="checkbox" required={isRequired} {...fieldProps(field, hint)} />
      <label htmlFor={field.id}>{label}</label>
      <FieldNotes field={field} hint={hint} />
    </div>
  )
}

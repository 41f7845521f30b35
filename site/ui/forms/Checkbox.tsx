import { classOf, FieldNotes, fieldProps, needs } from './Field.tsx'
import { useField } from './Form.tsx'

interface CheckboxProps {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  /** For values that a store holds. */
  isChecked?: boolean
  onChange?: (isChecked: boolean) => void
}

/** A checkbox with its label beside it. */
export function Checkbox({ name, label, hint, isRequired, isChecked, onChange }: CheckboxProps) {
  const state = useField(name)
  return (
    <div className={classOf(state, {}, 'checkbox')}>
      <input
        name={name}
        type="checkbox"
        required={isRequired ?? needs(state.field ?? {})}
        checked={isChecked}
        onChange={onChange && (({ currentTarget }) => onChange(currentTarget.checked))}
        {...fieldProps(state, hint)}
      />
      <label htmlFor={state.id}>{label}</label>
      <FieldNotes field={state} hint={hint} />
    </div>
  )
}

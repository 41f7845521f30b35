import { classOf, FieldNotes, fieldProps, needs } from './Field.tsx'
import { useField } from './Form.tsx'

interface CheckboxProps {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  /** Where something else than the form keeps whether it is ticked. */
  isChecked?: boolean
  onChange?: (isChecked: boolean) => void
}

/** A box to tick, with its words beside it. */
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

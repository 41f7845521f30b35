import { FieldNotes, fieldProps } from '../forms/Field.tsx'
import { useField } from '../forms/Form.tsx'

interface Props {
  name: string
  label: string
  hint?: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** A box to tick that the draft remembers. */
export function OwnBox({ name, label, hint, isChecked, onChange }: Props) {
  const field = useField(name)
  return (
    <div className={field.isWrong ? 'checkbox is-wrong' : 'checkbox'}>
      <input
        name={name}
        type="checkbox"
        checked={isChecked}
        {...fieldProps(field, hint)}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={field.id}>{label}</label>
      <FieldNotes field={field} hint={hint} />
    </div>
  )
}

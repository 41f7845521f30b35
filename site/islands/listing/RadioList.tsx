import { useRef } from 'react'
import { FieldNotes } from '../forms/Field.tsx'
import { useField } from '../forms/Form.tsx'

interface Props<T extends string> {
  name: string
  legend: string
  options: readonly (readonly [value: T, label: string])[]
  chosen: T | undefined
  onChoose: (value: T) => void
}

/** One of several, by radio buttons. */
export function RadioList<T extends string>({ name, legend, options, chosen, onChoose }: Props<T>) {
  const field = useField(name)
  const first = useRef<HTMLInputElement>(null)
  const { id, isWrong, problemId } = field
  return (
    <div
      className={isWrong ? 'radio-list is-wrong' : 'radio-list'}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={problemId}
      aria-invalid={isWrong || undefined}
      aria-required
      // A form moves to what is wrong; in a group that is its first button.
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) first.current?.focus()
      }}
    >
      <p id={`${id}-legend`} className="legend">
        {legend}
      </p>
      {options.map(([value, label], at) => (
        <label key={value}>
          <input
            ref={at === 0 ? first : undefined}
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
      <FieldNotes field={field} hint={undefined} />
    </div>
  )
}

import type { ComponentProps } from 'react'
import type { Choice } from './Choices.tsx'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  value?: string | number
  choices: readonly Choice[]
  /** Label of the empty option; absent if there is none. */
  none?: string | undefined
  onValue?: (value: string) => void
}

/** A `select` that keeps unknown values. */
export function Select({ value, choices, none, onValue, ...rest }: SelectProps) {
  const isKnown =
    value === undefined || value === '' || choices.some((choice) => String(choice.value) === String(value))
  return (
    <select value={value} onChange={onValue && (({ currentTarget }) => onValue(currentTarget.value))} {...rest}>
      {none !== undefined && <option value="">{none}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} lang={choice.lang}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

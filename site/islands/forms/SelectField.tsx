import type { ComponentProps } from 'react'
import { LANGS, LANGUAGES } from '#core/i18n/languages.ts'
import type { Choice } from './Choices.tsx'
import { FieldFrame, fieldProps, type FieldProps } from './Field.tsx'
import { useField } from './Form.tsx'

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  value?: string | number
  choices: readonly Choice[]
  /** Label of the empty option; absent if there is none. */
  none?: string | undefined
  onValue?: (value: string) => void
}

/** The languages, by their own names. */
export const LANGUAGE_CHOICES = LANGS.map((lang) => ({ value: lang, label: LANGUAGES[lang].name, lang }))

/** A `select` that keeps unknown values. */
export function Select({ value, choices, none, onValue, ...rest }: SelectProps) {
  const isKnown = value === undefined || value === '' || choices.some((one) => String(one.value) === String(value))
  return (
    <select value={value} onChange={onValue && (({ currentTarget }) => onValue(currentTarget.value))} {...rest}>
      {none !== undefined && <option value="">{none}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map((one) => (
        <option key={one.value} value={one.value} lang={one.lang}>
          {one.label}
        </option>
      ))}
    </select>
  )
}

type Looks = Pick<FieldProps, 'hint' | 'isChanged' | 'isMarked' | 'isLabelHidden'>

interface SelectFieldProps extends Looks, SelectProps {
  name: string
  label: string
}

/** A labelled `select` with hint and error. */
export function SelectField({ name, label, hint, isChanged, isMarked, isLabelHidden, ...rest }: SelectFieldProps) {
  const state = useField(name)
  return (
    <FieldFrame {...{ field: state, label, hint, isChanged, isMarked, isLabelHidden }}>
      <Select name={name} required={isMarked} {...fieldProps(state, hint)} {...rest} />
    </FieldFrame>
  )
}

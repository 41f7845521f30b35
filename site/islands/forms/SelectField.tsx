import type { ComponentProps } from 'react'
import { LANGS, LANGUAGES } from '#core/i18n/languages.ts'
import type { Choice } from './Choices.tsx'
import { FieldFrame, fieldProps, type FieldProps } from './Field.tsx'
import { useField } from './Form.tsx'

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  value?: string | number
  choices: readonly (Choice & { lang?: string })[]
  /** What it says where nothing is chosen; absent where something has to be. */
  none?: string | undefined
  onValue?: (value: string) => void
}

/** Each language by its own name. */
export const LANGUAGE_CHOICES = LANGS.map((lang) => ({ value: lang, label: LANGUAGES[lang].name, lang }))

/** One of several in a list that opens; what stands there and is none of them stays. */
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

/** The same as a field of a form. */
export function SelectField({ name, label, hint, isChanged, isMarked, isLabelHidden, ...rest }: SelectFieldProps) {
  const state = useField(name)
  return (
    <FieldFrame {...{ field: state, label, hint, isChanged, isMarked, isLabelHidden }}>
      <Select name={name} required={isMarked} {...fieldProps(state, hint)} {...rest} />
    </FieldFrame>
  )
}

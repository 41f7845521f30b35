import { LANGS, LANGUAGES } from '#core/i18n/languages.ts'
import { FieldFrame, fieldProps, type FieldProps } from './Field.tsx'
import { useField } from './Form.tsx'
import { Select, type SelectProps } from './Select.tsx'

/** The languages, by their own names. */
export const LANGUAGE_CHOICES = LANGS.map((lang) => ({ value: lang, label: LANGUAGES[lang].name, lang }))

type Looks = Pick<FieldProps, 'hint' | 'isChanged' | 'isMarked' | 'isLabelHidden' | 'labelLang'>

interface SelectFieldProps extends Looks, SelectProps {
  name: string
  label: string
}

/** A labelled `select` with hint and error. */
export function SelectField({
  name,
  label,
  labelLang,
  hint,
  isChanged,
  isMarked,
  isLabelHidden,
  ...rest
}: SelectFieldProps) {
  const state = useField(name)
  return (
    <FieldFrame {...{ field: state, label, labelLang, hint, isChanged, isMarked, isLabelHidden }}>
      <Select name={name} required={isMarked} {...fieldProps(state, hint)} {...rest} />
    </FieldFrame>
  )
}

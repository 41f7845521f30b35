import { emptied, useDocument, useDocumentsWords, type FieldProps } from '../use-document.ts'
import { FieldBox, useTies } from './FieldBox.tsx'
import { textOf } from './LineField.tsx'
import { useChoices } from './use-options.ts'

/** One of several; what stands there and is none of them stays. */
export function ChoiceField({ field, path, value }: FieldProps) {
  const { form } = useDocument()
  const { fields } = useDocumentsWords()
  const { problem, ties } = useTies(path)
  const choices = useChoices(field)
  const isEmpty = value === undefined || value === ''
  const isKnown = isEmpty || choices.some((choice) => choice.value === value)
  return (
    <FieldBox {...{ field, path, problem }}>
      <select
        {...ties}
        required={field.required}
        value={textOf(value)}
        onBlur={() => form.touch(path)}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value
          const chosen = choices.find((choice) => String(choice.value) === text)
          form.set(path, chosen?.value ?? emptied(field))
        }}
      >
        {(isEmpty || !field.required) && <option value="">{fields.none}</option>}
        {!isKnown && <option value={textOf(value)}>{textOf(value)}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldBox>
  )
}

/** Yes or no; nothing said, where that may be. */
export function BooleanField({ field, path, value }: FieldProps) {
  const { form } = useDocument()
  const { fields } = useDocumentsWords()
  const { problem, ties } = useTies(path)
  const isStated = typeof value === 'boolean'
  return (
    <FieldBox {...{ field, path, problem }}>
      <select
        {...ties}
        value={isStated ? String(value) : ''}
        onChange={({ currentTarget: { value: text } }) => form.set(path, text === '' ? undefined : text === 'true')}
      >
        {(!isStated || !field.required) && <option value="">{fields.none}</option>}
        <option value="true">{fields.yes}</option>
        <option value="false">{fields.no}</option>
      </select>
    </FieldBox>
  )
}

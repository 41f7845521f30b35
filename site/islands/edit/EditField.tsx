import type { EditWords } from '#core/i18n/words.ts'
import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import { ruleOf, type EditField, type ListField, type TextField } from '#core/fields/edit.ts'
import { phoneText } from '#core/domain/validation/listing-edit.ts'
import { fieldProps } from '../forms/Field.tsx'
import { mostProps } from '../forms/too-long.ts'
import { useWords } from '../page/use-words.ts'
import { AnswerField, ChoiceField, ChoicesField } from './ChoiceFields.tsx'
import { Frame } from './Frame.tsx'
import { PlaceField } from './PlaceField.tsx'
import { useEdit, useIsChanged } from './use-edit.ts'
import { useEditWords } from './use-edit-words.ts'

/** A field by what stands in it. */
export function EditFieldOf({ field }: { field: EditField }) {
  const { kind } = ruleOf(field)
  switch (kind) {
    case 'choices':
      return <ChoicesField field={field as ListField} />
    case 'choice':
      return <ChoiceField field={field as TextField} />
    case 'answer':
      return <AnswerField field={field as TextField} />
    case 'city':
    case 'country':
      return <PlaceField field={kind === 'city' ? 'town' : 'country'} />
    default:
      return <TypedField field={field as TextField} />
  }
}

const INPUTS = {
  phone: { type: 'tel', dir: 'ltr', autoComplete: 'off' },
  email: { type: 'email', dir: 'ltr', autoComplete: 'off' },
  url: { type: 'url', dir: 'ltr', inputMode: 'url', autoComplete: 'off' },
  line: { type: 'text', dir: 'auto', autoComplete: 'off' },
} as const

function hintOf(field: EditField, { hints }: EditWords): string | undefined {
  const { kind } = ruleOf(field)
  if (field === 'phone1') return hints.phone
  if (kind === 'url') return hints.url
  return field === 'kosherStatus' || field === 'comments' ? hints[field] : undefined
}

/** What is typed: one line, or several. */
function TypedField({ field: name }: { field: TextField }) {
  const { edit } = useEdit()
  const words = useEditWords()
  const value = useStore(edit.$typed).values[name]
  const isChanged = useIsChanged(name)
  const { kind, max, required, wide } = ruleOf(name)
  const hint = hintOf(name, words)
  const isText = kind === 'text'
  const set = (text: string) => edit.setValue(name, kind === 'phone' ? phoneText(text) : text)
  const { tooLong } = useWords().common
  const common = { name, value, required: required !== undefined }
  const label = words.fields[name]
  return (
    <Frame {...{ name, label, hint, isChanged }} isRequired={common.required} isWide={isText || wide === true}>
      {(field) =>
        isText ? (
          <textarea
            {...common}
            {...fieldProps(field, hint)}
            {...mostProps(max, tooLong)}
            dir="auto"
            rows={4}
            onChange={({ currentTarget }) => set(currentTarget.value)}
          />
        ) : (
          <input
            {...common}
            maxLength={max}
            {...fieldProps(field, hint)}
            {...INPUTS[kind as keyof typeof INPUTS]}
            onBeforeInput={kind === 'phone' ? blockLetters : undefined}
            onChange={({ currentTarget }) => set(currentTarget.value)}
          />
        )
      }
    </Frame>
  )
}

/** A letter that is typed goes nowhere; what is pasted or filled in comes, without its letters. */
function blockLetters(event: FormEvent<HTMLInputElement>): void {
  const { data } = event.nativeEvent as InputEvent
  const isTyped = typeof data === 'string' && data.length === 1
  if (isTyped && phoneText(data) === '') event.preventDefault()
}

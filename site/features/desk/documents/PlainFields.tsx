import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { FilterListName } from '#core/contract/options.ts'
import { $placeNames, askPlaceName, tellPlaceName } from '#site/features/desk/documents/documents-places.ts'
import { repeatedOf } from '#site/features/desk/documents/documents-shape.ts'
import { toggled } from '#site/features/desk/documents/toggled.ts'
import { createOptionLists, offeredOf } from '#site/features/edit/options.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Choices } from '#site/ui/forms/Choices.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { PlaceField } from '#site/ui/forms/PlaceField.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { emptied, idOf, useDocument, type FieldProps } from './use-document.ts'

export const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

/** Common props of all fields. In a list the label is for screen readers only. */
export const commonOf = ({ field, path }: FieldProps) => ({
  name: path,
  label: field.label,
  labelLang: field.labelLang,
  isMarked: field.required,
  isLabelHidden: field.field === '',
})

/** Props of a text input. */
export function useTyped(props: FieldProps) {
  const { form } = useDocument()
  const { field, path, value } = props
  return {
    ...commonOf(props),
    isRequired: field.required,
    value: textOf(value),
    autoComplete: 'off',
    onBlur: () => form.touch(path),
    onValue: (text: string) => form.set(path, text || emptied(field)),
  }
}

const LINES = ['line', 'email', 'phone', 'url', 'key', 'day', 'text'] as const

/** Text, URL, phone number or date. */
export function LineField(props: FieldProps) {
  const { fields } = t('desk.documents')
  const typed = useTyped(props)
  const kind = LINES.find((candidate) => candidate === props.field.type) ?? 'line'
  const isText = kind === 'text'
  // Ids of the parts of a document follow the same rule, which is told once.
  const isId = kind === 'key' && props.path === 'id'
  return (
    <Field
      {...typed}
      kind={kind}
      {...(isText && { rows: 3 })}
      {...(kind === 'line' && { dir: 'auto' })}
      hint={isId ? formatIsolated(fields.key, { example: 'outdoor-seats' }) : undefined}
      isWide={isText}
    />
  )
}

/** The typed number, or the text as it is if it is none, so that no input is lost. */
export function numberIn(text: string): number | string {
  const plain = text.trim().replace(',', '.')
  return /^-?\d*\.?\d+\.?$/.test(plain) ? Number(plain) : text
}

/** The text of a field while a number is typed: `31.` already means 31. */
export function useTypedNumber(value: unknown) {
  const [typed, setTyped] = useState(textOf(value))
  const shown = numberIn(typed) === value ? typed : textOf(value)
  return [shown, setTyped] as const
}

export function NumberField(props: FieldProps) {
  const { form } = useDocument()
  const { field, path } = props
  const typed = useTyped(props)
  const [shown, setTyped] = useTypedNumber(props.value)
  return (
    <Field
      {...typed}
      kind={field.type === 'integer' ? 'integer' : 'number'}
      value={shown}
      onValue={(text) => {
        setTyped(text)
        form.set(path, text === '' ? emptied(field) : numberIn(text))
      }}
    />
  )
}

/** A single choice; unknown values are kept. */
export function ChoiceField(props: FieldProps) {
  const { form } = useDocument()
  const { fields } = t('desk.documents')
  const { field, path, value } = props
  const choices = useChoices(field, [value])
  const isEmpty = value === undefined || value === ''
  return (
    <SelectField
      {...commonOf(props)}
      value={textOf(value)}
      choices={choices}
      none={isEmpty || !field.required ? fields.none : undefined}
      onBlur={() => form.touch(path)}
      onValue={(text) =>
        form.set(path, choices.find((choice) => String(choice.value) === text)?.value ?? emptied(field))
      }
    />
  )
}

/** Yes, no, or undefined if optional. */
export function BooleanField(props: FieldProps) {
  const { form } = useDocument()
  const { fields } = t('desk.documents')
  const { field, path, value } = props
  const isStated = typeof value === 'boolean'
  // What a field of editors is not, it does not say.
  if (form.kind === 'ownFields') return <Setting {...props} />
  return (
    <SelectField
      {...commonOf(props)}
      value={isStated ? String(value) : ''}
      choices={[
        { value: 'true', label: fields.yes },
        { value: 'false', label: fields.no },
      ]}
      none={isStated && field.required ? undefined : fields.none}
      onValue={(text) => form.set(path, text === '' ? undefined : text === 'true')}
    />
  )
}

/** Yes or no: absent is no. */
function Setting(props: FieldProps) {
  const { form } = useDocument()
  const { fields } = t('desk.documents')
  const { path, value } = props
  return (
    <SelectField
      {...commonOf(props)}
      value={value === true ? 'true' : ''}
      choices={[{ value: 'true', label: fields.yes }]}
      none={fields.no}
      onValue={(text) => form.set(path, text === 'true' || undefined)}
    />
  )
}

/** A multiple choice; unknown values are kept until they are removed. */
export function ChoicesField(props: FieldProps) {
  const { form } = useDocument()
  const { field, path, value } = props
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const listed = useChoices(field, chosen)
  const known = repeatedOf(field)?.choices ?? listed
  const others = chosen.filter(
    (item): item is string | number =>
      (typeof item === 'string' || typeof item === 'number') && !known.some((choice) => choice.value === item),
  )
  return (
    <Choices
      {...commonOf(props)}
      look="document"
      isMany
      choices={[...known, ...others.map((item) => ({ value: item, label: String(item) }))]}
      chosen={chosen}
      onChoose={(choice) => {
        const next = toggled<unknown>(chosen, choice)
        form.set(path, next.length === 0 && !field.required ? undefined : next)
        form.touch(path)
      }}
    />
  )
}

let lists: ReturnType<typeof createOptionLists> | undefined

/** Choices from the field's shape, or from the filter list it names once that is loaded. */
export function useChoices(
  { choices, list }: Pick<FieldProps['field'], 'choices' | 'list'>,
  chosen: readonly unknown[],
) {
  lists ??= createOptionLists(pageLang(), { samples: true })
  const options = useStore(lists.$options)
  const name = list as FilterListName | undefined
  useEffect(() => {
    if (name) lists?.load(name)
  }, [name])
  if (choices || !name) return (choices ?? []).filter(({ value, retired }) => !retired || chosen.includes(value))
  const items = options[name]
  return Array.isArray(items)
    ? offeredOf(items, chosen).map(({ id, name: label, lang }) => ({ value: id, label, lang }))
    : []
}

/** A place of the gazetteer, by name or id. */
export function GazetteerField(props: FieldProps) {
  const { form } = useDocument()
  const { places, fields } = t('desk.documents')
  const { field, path, value } = props
  const names = useStore($placeNames)
  const id = typeof value === 'number' ? value : undefined
  useEffect(() => {
    if (id !== undefined) void askPlaceName(id)
  }, [id])
  return (
    <PlaceField
      {...commonOf(props)}
      hint={fields.place}
      words={places}
      text={id === undefined ? textOf(value) : (names[id] ?? String(id))}
      isPicked={id !== undefined}
      inputId={idOf(path)}
      onPick={(place) => {
        tellPlaceName(place.id, place.name)
        form.set(path, place.id)
      }}
      onType={(text) => form.set(path, /^\s*\d+\s*$/.test(text) ? Number(text) : text || emptied(field))}
      onBlur={() => form.touch(path)}
    >
      {id !== undefined && <bdi className="quiet fit">{id}</bdi>}
    </PlaceField>
  )
}

/** A value set by the server. */
export function ReadOnlyField({ field, value }: FieldProps) {
  const { fields } = t('desk.documents')
  const isEmpty = value === undefined || value === ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return (
    <div className="field">
      <span className="label">{field.label}</span>
      <p className="is-muted doc-fixed">{isEmpty ? fields.fixed : <bdi>{text}</bdi>}</p>
    </div>
  )
}

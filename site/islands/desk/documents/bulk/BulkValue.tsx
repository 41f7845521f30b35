import { useState } from 'react'
import type { ShapeField } from '#core/contract/desk-documents.ts'
import type { BulkDraft, BulkStore } from '#site/stores/desk/bulk.ts'
import { documentsWordsNow } from '#site/stores/desk/words.ts'
import { toggled } from '#site/stores/desk/toggled.ts'
import { Choices } from '../../../forms/Choices.tsx'
import { PlaceField } from '../../../forms/PlaceField.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { useChoices } from '../fields/PlainFields.tsx'

interface Props {
  bulk: BulkStore
  field: ShapeField
  draft: BulkDraft
}

/** The value that many listings get or lose. */
export function BulkValue(props: Props) {
  const { field, draft } = props
  if (field.type === 'place') return <PlaceValue {...props} />
  if (draft.how === 'replace') return <Authorities {...props} />
  return field.type === 'list' ? <Options {...props} /> : <OneValue {...props} />
}

function OneValue({ bulk, field, draft }: Props) {
  const { bulk: words, fields } = documentsWordsNow()
  const listed = useChoices(field, [])
  const answers = [
    { value: 'true', label: fields.yes },
    { value: 'false', label: fields.no },
  ]
  const isBoolean = field.type === 'boolean'
  const choices = isBoolean ? answers : listed
  const valueOf = (text: string) => choices.find((one) => String(one.value) === text)?.value
  return (
    <SelectField
      name="value"
      label={words.value}
      value={draft.value === undefined ? '' : String(draft.value)}
      choices={choices}
      none={fields.none}
      onValue={(text) => bulk.change({ value: isBoolean && text !== '' ? text === 'true' : valueOf(text) })}
    />
  )
}

function Options({ bulk, field, draft }: Props) {
  const { bulk: words } = documentsWordsNow()
  const chosen = (draft.value ?? []) as string[]
  return (
    <Choices
      name="value"
      label={words.value}
      look="document"
      isMany
      choices={useChoices(field, [])}
      chosen={chosen}
      onChoose={(one) => bulk.change({ value: toggled(chosen, String(one)) })}
    />
  )
}

/** The authorities of kashrut facts. */
function Authorities({ bulk, draft }: Props) {
  const { bulk: words, fields } = documentsWordsNow()
  const choices = useChoices({ list: 'supervision' }, [])
  const common = { choices, none: fields.none }
  return (
    <>
      <SelectField
        {...common}
        name="from"
        label={words.from}
        value={draft.from}
        onValue={(from) => bulk.change({ from })}
      />
      <SelectField
        {...common}
        name="value"
        label={words.to}
        value={String(draft.value ?? '')}
        onValue={(value) => bulk.change({ value })}
      />
    </>
  )
}

function PlaceValue({ bulk, field, draft }: Props) {
  const { places, fields } = documentsWordsNow()
  const [text, setText] = useState('')
  return (
    <PlaceField
      name="value"
      label={field.label}
      hint={fields.place}
      words={places}
      only="city"
      text={text}
      isPicked={draft.value !== undefined}
      onPick={({ id, name }) => {
        setText(name)
        bulk.change({ value: id })
      }}
      onType={(typed) => {
        setText(typed)
        bulk.change({ value: /^\s*\d+\s*$/.test(typed) ? Number(typed) : undefined })
      }}
    />
  )
}

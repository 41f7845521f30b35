import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { BulkSelection } from '#core/contract/desk-bulk.ts'
import { createBulk, ITSELF, wantsValue, type BulkStore, type BulkDraft } from '#site/features/desk/documents/bulk.ts'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { Form } from '#site/ui/forms/Form.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { useDesk } from '../use-desk.ts'
import { BulkPreview } from './BulkPreview.tsx'
import type { ShapeField } from '#core/contract/desk-documents.ts'
import { toggled } from '#site/features/desk/documents/toggled.ts'
import { Choices } from '#site/ui/forms/Choices.tsx'
import { PlaceField } from '#site/ui/forms/PlaceField.tsx'
import { useChoices } from './PlainFields.tsx'

interface Props {
  selection: BulkSelection
  onClose: () => void
  onDone: () => void
}

/** What to change in many listings; then what that would do. */
export function BulkDialog({ selection, onClose, onDone }: Props) {
  const { acts } = useDesk()
  const { bulk: words } = t('desk.documents')
  const [bulk] = useState(() => createBulk({ selection, acts, onDone }))
  const preview = useStore(bulk.$preview)
  return (
    <Dialog
      title={preview ? words.preview : words.title}
      view={preview ? 'preview' : 'change'}
      className="bulk-dialog"
      onClose={onClose}
    >
      {preview ? (
        <BulkPreview bulk={bulk} {...preview} />
      ) : (
        <Form id="bulk" form={bulk.asking} submit={words.preview} onCancel={onClose}>
          <Choice bulk={bulk} />
        </Form>
      )}
    </Dialog>
  )
}

const NO_FIELD = 'itself'

function Choice({ bulk }: { bulk: BulkStore }) {
  const { bulk: words } = t('desk.documents')
  const fields = useStore(bulk.$fields) ?? []
  const draft = useStore(bulk.$draft)
  const { field, how } = draft
  const ways = field?.bulk ?? ITSELF
  return (
    <>
      <SelectField
        name="what"
        label={words.what}
        value={field?.field ?? NO_FIELD}
        choices={[
          { value: NO_FIELD, label: words.itself },
          ...fields.map((item) => ({ value: item.field, label: item.label })),
        ]}
        onValue={bulk.choose}
      />
      <SelectField
        name="how"
        label={words.how}
        value={how}
        choices={ways.map((way) => ({
          value: way,
          label: words.ways[!field && way === 'confirm' ? 'present' : way],
        }))}
        onValue={(way) => bulk.change({ how: ways.find((candidate) => candidate === way) ?? how })}
      />
      {field && wantsValue(draft) && <BulkValue key={field.field} {...{ bulk, field, draft }} />}
    </>
  )
}

interface BulkValueProps {
  bulk: BulkStore
  field: ShapeField
  draft: BulkDraft
}

/** The value that many listings get or lose. */
function BulkValue(props: BulkValueProps) {
  const { field, draft } = props
  if (field.type === 'place') return <PlaceValue {...props} />
  if (draft.how === 'replace') return <Authorities {...props} />
  return field.type === 'list' ? <Options {...props} /> : <OneValue {...props} />
}

function OneValue({ bulk, field, draft }: BulkValueProps) {
  const { bulk: words, fields } = t('desk.documents')
  const listed = useChoices(field, [])
  const answers = [
    { value: 'true', label: fields.yes },
    { value: 'false', label: fields.no },
  ]
  const isBoolean = field.type === 'boolean'
  const choices = isBoolean ? answers : listed
  const valueOf = (text: string) => choices.find((choice) => String(choice.value) === text)?.value
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

function Options({ bulk, field, draft }: BulkValueProps) {
  const { bulk: words } = t('desk.documents')
  const chosen = (draft.value ?? []) as string[]
  return (
    <Choices
      name="value"
      label={words.value}
      look="document"
      isMany
      choices={useChoices(field, [])}
      chosen={chosen}
      onChoose={(value) => bulk.change({ value: toggled(chosen, String(value)) })}
    />
  )
}

/** The authorities of kashrut facts. */
function Authorities({ bulk, draft }: BulkValueProps) {
  const { bulk: words, fields } = t('desk.documents')
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

function PlaceValue({ bulk, field, draft }: BulkValueProps) {
  const { places, fields } = t('desk.documents')
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

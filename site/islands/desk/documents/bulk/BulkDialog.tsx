import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { BulkQuestion } from '#core/contract/desk-bulk.ts'
import { createBulk, ITSELF, wantsValue, type BulkStore } from '#site/stores/desk/bulk.ts'
import { documentsWordsNow } from '#site/stores/desk/words.ts'
import { Dialog } from '../../../dialogs/Dialog.tsx'
import { Form } from '../../../forms/Form.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { useDesk } from '../../use-desk.ts'
import { BulkPreview } from './BulkPreview.tsx'
import { BulkValue } from './BulkValue.tsx'

interface Props {
  selection: BulkQuestion['selection']
  onClose: () => void
  onDone: () => void
}

/** What to change in many listings; then what that would do. */
export function BulkDialog({ selection, onClose, onDone }: Props) {
  const { acts } = useDesk()
  const { bulk: words } = documentsWordsNow()
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
  const { bulk: words } = documentsWordsNow()
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
          ...fields.map((one) => ({ value: one.field, label: one.label })),
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
        onValue={(way) => bulk.change({ how: ways.find((one) => one === way) ?? how })}
      />
      {field && wantsValue(draft) && <BulkValue key={field.field} {...{ bulk, field, draft }} />}
    </>
  )
}

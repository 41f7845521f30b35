import { useState } from 'react'
import type { DeskPerson } from '#core/contract/desk.ts'
import { BLOCK } from '#core/fields/forms.ts'
import { fill } from '#site/stores/desk/fill.ts'
import type { PeopleStore } from '#site/stores/desk/people.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { createForm } from '#site/stores/forms/form.ts'
import { Dialog } from '../../dialogs/Dialog.tsx'
import { Field } from '../../forms/Field.tsx'
import { Form } from '../../forms/Form.tsx'

interface Props {
  store: PeopleStore
  person: DeskPerson
  onClose: () => void
}

/** Blocks an account, with a reason and an end. */
export function BlockDialog({ store, person, onClose }: Props) {
  const { people: words } = deskWordsNow()
  const [form] = useState(() =>
    createForm({
      fields: BLOCK,
      fieldsOf: { invalidField: ['until'], needRefusal: ['reason'] },
      async send({ reason, until }) {
        await store.block(person, { reason, ...(until && { until }) })
        onClose()
      },
    }),
  )
  return (
    <Dialog title={fill(words.blockOf, { name: person.name })} onClose={onClose}>
      <Form id="block" form={form} submit={words.block} onCancel={onClose}>
        <p>{words.blockText}</p>
        <Field name="reason" label={words.reason} rows={3} isFirst isRequired isMarked />
        <Field name="until" label={words.until} hint={words.untilHint} />
      </Form>
    </Dialog>
  )
}

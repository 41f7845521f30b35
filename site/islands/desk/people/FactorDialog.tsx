import { useState } from 'react'
import type { DeskPerson } from '#core/contract/desk.ts'
import { fill } from '#site/stores/desk/fill.ts'
import type { PeopleStore } from '#site/stores/desk/people.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { createForm } from '#site/stores/forms/form.ts'
import { Dialog } from '../../dialogs/Dialog.tsx'
import { Form } from '../../forms/Form.tsx'

interface Props {
  store: PeopleStore
  person: DeskPerson
  onClose: () => void
}

/** Takes the second factor of somebody who has lost it. */
export function FactorDialog({ store, person, onClose }: Props) {
  const { people: words } = deskWordsNow()
  const [form] = useState(() =>
    createForm({
      async send() {
        await store.dropFactor(person)
        onClose()
      },
    }),
  )
  return (
    <Dialog title={fill(words.dropFactorOf, { name: person.name })} onClose={onClose}>
      <Form id="factor" form={form} submit={words.dropFactor} submitClass="button is-danger" onCancel={onClose}>
        <p>{words.dropFactorText}</p>
      </Form>
    </Dialog>
  )
}

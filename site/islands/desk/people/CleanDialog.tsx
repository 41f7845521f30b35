import { useState } from 'react'
import type { DeskPerson } from '#core/contract/desk.ts'
import { counted } from '#core/i18n/plural.ts'
import { fill } from '#site/stores/desk/fill.ts'
import type { PeopleStore } from '#site/stores/desk/people.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { createForm } from '#site/stores/forms/form.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { Dialog } from '../../dialogs/Dialog.tsx'
import { Form } from '../../forms/Form.tsx'

interface Props {
  store: PeopleStore
  person: DeskPerson
  onClose: () => void
}

/** Removes all that an account contributed. */
export function CleanDialog({ store, person, onClose }: Props) {
  const { people: words } = deskWordsNow()
  const [form] = useState(() =>
    createForm({
      async send() {
        await store.clean(person)
        onClose()
      },
    }),
  )
  return (
    <Dialog title={fill(words.cleanOf, { name: person.name })} onClose={onClose}>
      <Form id="clean" form={form} submit={words.clean} onCancel={onClose}>
        <p>
          <b>{counted(pageLang(), words, 'contributions', person.contributions)}</b>
        </p>
        <p>{words.cleanText}</p>
      </Form>
    </Dialog>
  )
}

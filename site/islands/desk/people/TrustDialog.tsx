import { useState } from 'react'
import type { DeskPerson, TrustChange } from '#core/contract/desk.ts'
import { TRUST_LEVELS } from '#core/domain/trust.ts'
import { TRUST_CHANGE } from '#core/fields/forms.ts'
import { fill } from '#site/stores/desk/fill.ts'
import type { PeopleStore } from '#site/stores/desk/people.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { createForm } from '#site/stores/forms/form.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import { Dialog } from '../../dialogs/Dialog.tsx'
import { Field } from '../../forms/Field.tsx'
import { Form } from '../../forms/Form.tsx'
import { SelectField } from '../../forms/SelectField.tsx'

interface Props {
  store: PeopleStore
  person: DeskPerson
  onClose: () => void
}

/** Gives an account a level of trust, or leaves it to its contributions. */
export function TrustDialog({ store, person, onClose }: Props) {
  const { people: words } = deskWordsNow()
  const { levels } = wordsNow().trust
  const [form] = useState(() =>
    createForm({
      fields: TRUST_CHANGE,
      fieldsOf: { needRefusal: ['reason'] },
      async send(typed) {
        const { level, reason } = typed as unknown as Omit<TrustChange, 'uid'>
        await store.changeTrust(person, { level, reason })
        onClose()
      },
    }),
  )
  return (
    <Dialog title={fill(words.changeTrustOf, { name: person.name })} onClose={onClose}>
      <Form id="trust" form={form} submit={words.saveTrust} onCancel={onClose}>
        <SelectField
          name="level"
          label={words.level}
          hint={words.levelHint}
          defaultValue={person.trust.fixed ?? 'earned'}
          choices={[
            { value: 'earned', label: words.earned },
            ...TRUST_LEVELS.map((value) => ({ value, label: levels[value] })),
          ]}
        />
        <Field name="reason" label={words.trustReason} rows={3} isRequired isMarked />
      </Form>
    </Dialog>
  )
}

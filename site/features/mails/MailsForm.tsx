import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import type { MailChoice } from '#core/contract/mail-choices.ts'
import { MAIL_WAYS, type MailWay } from '#core/contract/choices.ts'
import { createForm } from '#site/ui/forms/form.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { Form } from '#site/ui/forms/Form.tsx'
import { GroupFrame } from '#site/ui/forms/GroupFrame.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'

interface Props<K extends string> {
  known: MailChoice<K>
  /** What somebody may hear of, with its names. */
  kinds: readonly { kind: K; label: string }[]
  label?: string
  save: (choice: MailChoice<K>) => Promise<void>
  onCancel?: () => void
}

/** The choice of when one is mailed, and about what. */
export function MailsForm<K extends string>({ known, kinds, label, save, onCancel }: Props<K>) {
  const { mails: words, common } = t('accounts.app')
  const [way, setWay] = useState(known.way)
  const [form] = useState(() =>
    createForm({
      async send(typed) {
        const chosen = typed['way'] as MailWay
        const wanted = kinds.flatMap(({ kind }) => (typed[kind] === undefined ? [] : kind))
        await save({ way: chosen, kinds: chosen === 'never' ? known.kinds : wanted })
        toasts.add({ type: 'success', text: words.saved })
      },
    }),
  )
  return (
    <Form id="mails" form={form} submit={common.save} onCancel={onCancel}>
      <SelectField
        name="way"
        label={label ?? words.way}
        hint={words.hint}
        value={way}
        choices={MAIL_WAYS.map((value) => ({ value, label: words[value] }))}
        onValue={(value) => setWay(value as MailWay)}
      />
      {way !== 'never' && (
        <GroupFrame name="kinds" label={words.about} className="stack gap-2">
          {kinds.map((choice) => (
            <Wish key={choice.kind} {...choice} isWanted={known.kinds.includes(choice.kind)} />
          ))}
        </GroupFrame>
      )}
    </Form>
  )
}

function Wish({ kind, label, isWanted }: { kind: string; label: string; isWanted: boolean }) {
  const [isChecked, setChecked] = useState(isWanted)
  return <Checkbox name={kind} label={label} isChecked={isChecked} onChange={setChecked} />
}

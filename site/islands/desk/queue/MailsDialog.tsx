import { useState } from 'react'
import type { DeskKind, DeskMails, MailWay } from '#core/contract/desk.ts'
import { deskCall, orToast } from '#site/stores/desk/calls.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { createForm } from '#site/stores/forms/form.ts'
import { toasts } from '#site/stores/page/toasts.ts'
import { Dialog } from '../../dialogs/Dialog.tsx'
import { Checkbox } from '../../forms/Checkbox.tsx'
import { Form } from '../../forms/Form.tsx'
import { GroupFrame } from '../../forms/GroupFrame.tsx'
import { SelectField } from '../../forms/SelectField.tsx'

interface Props {
  /** Those that the role decides. */
  kinds: readonly DeskKind[]
}

/** The button of the dialog in which people choose when they are mailed about what waits, and about what. */
export function MailsButton({ kinds }: Props) {
  const { mails: words } = deskWordsNow()
  const [known, setKnown] = useState<DeskMails>()
  const open = () => orToast(async () => setKnown(await deskCall('GET /rest/tjt/desk/mails', {})))
  return (
    <>
      <button type="button" className="link-button" onClick={() => void open()}>
        {words.open}
      </button>
      {known && <MailsDialog {...{ kinds, known }} onClose={() => setKnown(undefined)} />}
    </>
  )
}

const WAYS: readonly MailWay[] = ['atOnce', 'daily', 'never']

function MailsDialog({ kinds, known, onClose }: Props & { known: DeskMails; onClose: () => void }) {
  const { mails: words, kinds: names } = deskWordsNow()
  const [way, setWay] = useState(known.way)
  const [form] = useState(() =>
    createForm({
      async send(typed) {
        const chosen = typed['way'] as MailWay
        const wanted = chosen === 'never' ? known.kinds : kinds.filter((kind) => typed[kind] !== undefined)
        await deskCall('PUT /rest/tjt/desk/mails', { body: { way: chosen, kinds: wanted } })
        toasts.add({ type: 'success', text: words.saved })
        onClose()
      },
    }),
  )
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Form id="mails" form={form} submit={words.save} onCancel={onClose}>
        <SelectField
          name="way"
          label={words.way}
          hint={words.hint}
          value={way}
          choices={WAYS.map((value) => ({ value, label: words[value] }))}
          onValue={(value) => setWay(value as MailWay)}
        />
        {way !== 'never' && (
          <GroupFrame name="kinds" label={words.kinds} className="stack gap-2">
            {kinds.map((kind) => (
              <Wish key={kind} kind={kind} label={names[kind]} isWanted={known.kinds.includes(kind)} />
            ))}
          </GroupFrame>
        )}
      </Form>
    </Dialog>
  )
}

function Wish({ kind, label, isWanted }: { kind: DeskKind; label: string; isWanted: boolean }) {
  const [isChecked, setChecked] = useState(isWanted)
  return <Checkbox name={kind} label={label} isChecked={isChecked} onChange={setChecked} />
}

import { useState } from 'react'
import type { DeskKind, DeskMails } from '#core/contract/desk.ts'
import { deskCall, orToast } from '#site/stores/desk/calls.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { Dialog } from '../../dialogs/Dialog.tsx'
import { MailsForm } from '../../mails/MailsForm.tsx'
import { Button } from '../../page/Button.tsx'

interface Props {
  /** Those that the role decides. */
  kinds: readonly DeskKind[]
}

/** The button of the dialog in which people choose when they are mailed about what waits, and about what. */
export function MailsButton({ kinds }: Props) {
  const { mails: words, kinds: names } = deskWordsNow()
  const [known, setKnown] = useState<DeskMails>()
  const open = () => orToast(async () => setKnown(await deskCall('GET /rest/tjt/desk/mails', {})))
  const close = () => setKnown(undefined)
  async function save(body: DeskMails): Promise<void> {
    await deskCall('PUT /rest/tjt/desk/mails', { body })
    close()
  }
  return (
    <>
      <Button look="link" onClick={() => void open()}>
        {words.open}
      </Button>
      {known && (
        <Dialog title={words.title} onClose={close}>
          <MailsForm
            {...{ known, save }}
            kinds={kinds.map((kind) => ({ kind, label: names[kind] }))}
            onCancel={close}
          />
        </Dialog>
      )}
    </>
  )
}

import { t } from '#site/ui/page/messages.ts'
import { useState, type ReactNode } from 'react'
import type { Done } from '#core/contract/accounts.ts'
import type { FormFields } from '#core/fields/forms.ts'
import type { DialogName } from '#site/ui/dialogs/dialogs.ts'
import { createForm, type FormOptions, type Sent } from '#site/ui/forms/form.ts'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { ForUsers } from '#site/ui/dialogs/ForUsers.tsx'
import { OutcomeDialog } from '#site/ui/dialogs/OutcomeDialog.tsx'
import { Form } from '#site/ui/forms/Form.tsx'

interface Props<F extends FormFields> extends DialogProps, Omit<FormOptions<F>, 'send'> {
  name: DialogName
  /** Its subject, if the page does not define it. */
  about?: object | undefined
  title: string
  /** Above the text. */
  head: ReactNode
  text: string
  submit: string
  send: (typed: Sent<F>) => Promise<Done>
  /** The page to go to once it is sent, if it is another one. */
  next?: string | undefined
  children: ReactNode
}

/** A dialog in which users send a form about the page's listing, and its outcome. */
export function ListingForm<const F extends FormFields>(props: Props<F>) {
  const { name, about, opener, onClose } = props
  return <ForUsers {...{ name, about, opener, onClose }}>{() => <Sending {...props} />}</ForUsers>
}

function Sending<const F extends FormFields>(props: Props<F>) {
  const { name, title, head, text, submit, next, opener, onClose, children } = props
  const { sent } = t('listing.dialogs')
  const [answer, setAnswer] = useState<string>()
  const [form] = useState(() =>
    createForm<F>({ ...props, send: async (typed) => setAnswer((await props.send(typed)).message.text) }),
  )
  if (answer !== undefined) {
    const leave = () => {
      // A place on this page opens without loading it again.
      onClose()
      if (next !== undefined) location.assign(next)
    }
    return <OutcomeDialog title={sent.title} text={answer} button={sent.go} isFirst opener={opener} onLeave={leave} />
  }
  return (
    <Dialog {...{ title, opener, onClose }}>
      {head}
      <p>{text}</p>
      <Form id={name} keepsUnsent form={form} submit={submit}>
        {children}
      </Form>
    </Dialog>
  )
}

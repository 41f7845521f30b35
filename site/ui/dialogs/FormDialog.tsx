import { useState, type ReactNode } from 'react'
import type { FormFields } from '#core/fields/forms.ts'
import { createForm, type FormOptions, type Sent } from '#site/ui/forms/form.ts'
import { Form } from '../forms/Form.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

interface Props<F extends FormFields> extends Omit<FormOptions<F>, 'send'>, Partial<DialogProps> {
  title: string
  /** Prefix of the field ids. */
  id: string
  /** The label of the button that sends. */
  submit: string
  isDangerous?: boolean
  /** Above the form. */
  about?: ReactNode
  /** The dialog closes once it is done; not after `false`. */
  send: (typed: Sent<F>) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

/** A dialog that asks for something, or whether it is meant, and sends it. */
export function FormDialog<const F extends FormFields = FormFields>(props: Props<F>) {
  const { title, id, submit, isDangerous = false, about, opener, onClose, children } = props
  const [form] = useState(() =>
    createForm<F>({
      ...props,
      async send(typed) {
        if ((await props.send(typed)) !== false) onClose()
      },
    }),
  )
  return (
    <Dialog {...{ title, opener, onClose }}>
      {about}
      <Form {...{ id, form, submit }} submitClass={isDangerous ? 'button is-danger' : 'button'} onCancel={onClose}>
        {children}
      </Form>
    </Dialog>
  )
}

import { useState } from 'react'
import type { Form as FormStore } from '#site/stores/forms/form.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { Field } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'

interface Props {
  title: string
  label: string
  submit: string
  name?: string
  opener?: HTMLElement | undefined
  createForm: (onDone: () => void) => FormStore
  onClose: () => void
}

/** Asks for the name of a list or a trip. */
export function NameDialog({ title, label, submit, name, opener, createForm, onClose }: Props) {
  const [form] = useState(() => createForm(onClose))
  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      <Form id="saved-name" form={form} submit={submit} onCancel={onClose}>
        <Field name="name" label={label} autoComplete="off" dir="auto" defaultValue={name} isFirst />
      </Form>
    </Dialog>
  )
}

import type { LIST_NAME, TRIP_NAME } from '#core/fields/forms.ts'
import type { DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { Field } from '#site/ui/forms/Field.tsx'

interface Props extends Partial<DialogProps> {
  title: string
  label: string
  submit: string
  /** As it was. */
  name?: string
  fields: typeof LIST_NAME | typeof TRIP_NAME
  /** The text of a failure that the server did not explain. */
  failed?: () => string
  /** The dialog closes once it is done; not after `false`. */
  send: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the name of a list or a trip. */
export function NameDialog({ label, name, send, ...dialog }: Props) {
  return (
    <FormDialog id="saved-name" {...dialog} send={(typed) => send(typed.name)}>
      <Field name="name" label={label} autoComplete="off" dir="auto" defaultValue={name} isFirst />
    </FormDialog>
  )
}

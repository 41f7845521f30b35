import { t } from '#site/ui/page/messages.ts'
import { useId, useState } from 'react'
import type { SavedMapping } from '#core/contract/desk-imports.ts'
import { MAPPING_NAME } from '#core/fields/forms.ts'
import { format } from '#core/i18n/format.ts'
import type { ImportsStore } from '#site/features/desk/imports/imports.ts'
import { createForm } from '#site/ui/forms/form.ts'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { Form } from '#site/ui/forms/Form.tsx'
import { Button } from '#site/ui/page/Button.tsx'

interface Props {
  imports: ImportsStore
  saved: readonly SavedMapping[]
}

/** The saved mappings, to rename and delete. */
export function SavedMappings({ imports, saved }: Props) {
  const { mappings: words } = t('desk.import')
  const [chosen, choose] = useState<string | undefined>(undefined)
  const id = useId()
  return (
    <details>
      <summary>{words.title}</summary>
      <ul className="stack gap-1">
        {saved.map(({ name }, at) => (
          <li key={name} className="cluster gap-3">
            <bdi id={`${id}-${at}`}>{name}</bdi>
            <Button look="link" aria-describedby={`${id}-${at}`} onClick={() => choose(name)}>
              {words.change}
            </Button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <MappingDialog name={chosen} {...{ imports, saved }} onClose={() => choose(undefined)} />
      )}
    </details>
  )
}

interface DialogProps extends Props {
  name: string
  onClose: () => void
}

function MappingDialog({ imports, saved, name, onClose }: DialogProps) {
  const { mappings: words } = t('desk.import')
  const change = async (next?: string) => {
    await imports.changeMapping(name, next)
    onClose()
  }
  const [renaming] = useState(() =>
    createForm({
      fields: MAPPING_NAME,
      check: (values) =>
        saved.some((mapping) => mapping.name !== name && mapping.name === values['name']?.trim())
          ? [{ fields: ['name'], text: words.taken }]
          : [],
      send: ({ name: next }) => change(next),
    }),
  )
  const [deleting] = useState(() => createForm({ send: () => change() }))
  return (
    <Dialog title={format(words.of, { name })} onClose={onClose}>
      <Form id="mapping" form={renaming} submit={words.rename} onCancel={onClose}>
        <Field name="name" label={words.name} defaultValue={name} isFirst isRequired isMarked />
      </Form>
      <Form id="mapping-delete" form={deleting} submit={words.remove} submitClass="button is-danger">
        <p>{words.removeText}</p>
      </Form>
    </Dialog>
  )
}

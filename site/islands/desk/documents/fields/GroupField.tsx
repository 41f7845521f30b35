import { isGroup } from '#site/stores/desk/documents-paths.ts'
import { emptyOf } from '#site/stores/desk/documents-shape.ts'
import { fill } from '#core/i18n/fill.ts'
import { Icon } from '../../../page/Icon.tsx'
import { focusField, useDocument, useDocumentsWords, type FieldProps } from '../use-document.ts'
import { GroupBox, useTies } from './FieldBox.tsx'

/** Fields that belong together; what may be absent is added as a whole. */
export function GroupField({ field, path, value }: FieldProps) {
  const context = useDocument()
  const { fields: words } = useDocumentsWords()
  const { problem } = useTies(path)
  const name = { name: field.label }
  const isThere = isGroup(value)
  const isOptional = !field.required && field.field !== ''
  const put = (next: unknown) => {
    context.form.set(path, next)
    focusField(path, context)
  }
  if (!isThere && isOptional)
    return (
      <GroupBox {...{ field, path, problem }}>
        <button type="button" className="button is-quiet doc-add" onClick={() => put(emptyOf(field))}>
          <Icon name="plus" />
          {fill(words.add, name)}
        </button>
      </GroupBox>
    )
  return (
    <GroupBox {...{ field, path, problem }}>
      <Inner fields={field.fields ?? []} {...{ path, value }} />
      {isOptional && (
        <button type="button" className="link-button" onClick={() => put(undefined)}>
          {fill(words.remove, name)}
        </button>
      )}
    </GroupBox>
  )
}

interface InnerProps {
  fields: readonly FieldProps['field'][]
  path: string
  value: unknown
}

/** The fields of a group side by side. */
export function Inner({ fields, path, value }: InnerProps) {
  const { Field } = useDocument()
  const group = isGroup(value) ? value : {}
  return (
    <div className="doc-fields">
      {fields.map((one) => (
        <Field key={one.field} field={one} path={`${path}.${one.field}`} value={group[one.field]} />
      ))}
    </div>
  )
}

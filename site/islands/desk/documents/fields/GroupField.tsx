import { isGroup } from '#site/stores/desk/documents-paths.ts'
import { byWay, emptyOf, wayOf } from '#site/stores/desk/documents-shape.ts'
import { fill } from '#core/i18n/fill.ts'
import { GroupFrame } from '../../../forms/GroupFrame.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { Button } from '../../../page/Button.tsx'
import { focusField, useDocument, type FieldProps } from '../use-document.ts'
import { documentsWordsNow } from '#site/stores/desk/words.ts'
import { commonOf } from './PlainFields.tsx'

/** A group of fields; an optional group is added as a whole. */
export function GroupField(props: FieldProps) {
  const { field, path, value } = props
  const context = useDocument()
  const { fields: words } = documentsWordsNow()
  const name = { name: field.label }
  const isOptional = !field.required && field.field !== ''
  const put = (next: unknown) => {
    context.form.set(path, next)
    focusField(path, context)
  }
  return (
    <GroupFrame {...commonOf(props)} className="stack gap-3 doc-group">
      {isOptional && !isGroup(value) ? (
        <Button icon="plus" className="fit" onClick={() => put(emptyOf(field))}>
          {fill(words.add, name)}
        </Button>
      ) : (
        <>
          <Inner fields={field.fields ?? []} {...{ path, value }} />
          {isOptional && (
            <Button look="link" onClick={() => put(undefined)}>
              {fill(words.remove, name)}
            </Button>
          )}
        </>
      )}
    </GroupFrame>
  )
}

/** The name of an alternative, or the names of its fields. */
const labelOf = ({ label, fields = [] }: FieldProps['field']): string =>
  label || fields.map((one) => one.label).join(' + ')

/** One of several groups of fields. */
export function OneOfField(props: FieldProps) {
  const { field, path, value } = props
  const { form } = useDocument()
  const { fields: words } = documentsWordsNow()
  const ways = field.fields ?? []
  const way = wayOf(field, value)
  return (
    <GroupFrame {...commonOf(props)} className="stack gap-3 doc-group">
      <SelectField
        name={`${path}-way`}
        label={words.way}
        value={way}
        choices={ways.map((one, at) => ({ value: at, label: labelOf(one) }))}
        onValue={(next) => form.set(path, byWay(field, value, Number(next)))}
      />
      <Inner fields={ways[way]?.fields ?? []} {...{ path, value }} />
    </GroupFrame>
  )
}

interface InnerProps {
  fields: readonly FieldProps['field'][]
  path: string
  value: unknown
}

/** The fields of a group. */
export function Inner({ fields, path, value }: InnerProps) {
  const { Field } = useDocument()
  const group = isGroup(value) ? value : {}
  return (
    <div className="stack tops doc-fields">
      {fields.map((one) => (
        <Field key={one.field} field={one} path={`${path}.${one.field}`} value={group[one.field]} />
      ))}
    </div>
  )
}

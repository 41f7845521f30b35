import { byWay, wayOf } from '#site/stores/desk/documents-shape.ts'
import { idOf, useDocument, useDocumentsWords, type FieldProps } from '../use-document.ts'
import { GroupBox, useTies } from './FieldBox.tsx'
import { Inner } from './GroupField.tsx'

/** What a way is called; by its fields where it has no name. */
const labelOf = ({ label, fields = [] }: FieldProps['field']): string =>
  label || fields.map((one) => one.label).join(' + ')

/** One of several groups of fields. */
export function OneOfField({ field, path, value }: FieldProps) {
  const { form } = useDocument()
  const { fields: words } = useDocumentsWords()
  const { problem } = useTies(path)
  const ways = field.fields ?? []
  const way = wayOf(field, value)
  const id = `${idOf(path)}-way`
  return (
    <GroupBox {...{ field, path, problem }}>
      <div className="field">
        <label htmlFor={id}>{words.way}</label>
        <select
          id={id}
          value={way}
          onChange={({ currentTarget }) => form.set(path, byWay(field, value, Number(currentTarget.value)))}
        >
          {ways.map((one, at) => (
            <option key={at} value={at}>
              {labelOf(one)}
            </option>
          ))}
        </select>
      </div>
      <Inner fields={ways[way]?.fields ?? []} {...{ path, value }} />
    </GroupBox>
  )
}

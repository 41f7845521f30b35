import { t } from '#site/ui/page/messages.ts'
import { isGroup, isSame, pathOf, valueAt } from '#site/features/desk/documents/documents-paths.ts'
import { byWay, emptyOf, wayOf } from '#site/features/desk/documents/documents-shape.ts'
import { format } from '#core/i18n/format.ts'
import { GroupFrame } from '#site/ui/forms/GroupFrame.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { focusField, useDocument, type FieldProps, idOf } from './use-document.ts'
import { commonOf } from './PlainFields.tsx'
import type { Hours, PrayerTimes } from '#core/contract/data-files.ts'
import { lineOfValue, ONE_LINE, type OneLineKind } from '#core/domain/listing/one-line.ts'
import { lineHint, LineInput } from '#site/features/edit/LineInput.tsx'
import { lineSummary } from '#site/features/edit/summary.ts'

/** A group of fields; an optional group is added as a whole. */
export function GroupField(props: FieldProps) {
  const { field, path, value } = props
  const context = useDocument()
  const { fields: words } = t('desk.documents')
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
          {format(words.add, name)}
        </Button>
      ) : (
        <>
          <Inner fields={field.fields ?? []} {...{ path, value }} />
          {isOptional && (
            <Button look="link" onClick={() => put(undefined)}>
              {format(words.remove, name)}
            </Button>
          )}
        </>
      )}
    </GroupFrame>
  )
}

/** The name of an alternative, or the names of its fields. */
const labelOf = ({ label, fields = [] }: FieldProps['field']): string =>
  label || fields.map((field) => field.label).join(' + ')

/** One of several groups of fields. */
export function OneOfField(props: FieldProps) {
  const { field, path, value } = props
  const { form } = useDocument()
  const { fields: words } = t('desk.documents')
  const ways = field.fields ?? []
  const way = wayOf(field, value)
  return (
    <GroupFrame {...commonOf(props)} className="stack gap-3 doc-group">
      <SelectField
        name={`${path}-way`}
        label={words.way}
        value={way}
        choices={ways.map((group, at) => ({ value: at, label: labelOf(group) }))}
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
function Inner({ fields, path, value }: InnerProps) {
  const { Field } = useDocument()
  const group = isGroup(value) ? value : {}
  return (
    <div className="stack tops doc-fields">
      {fields.map((field) => (
        <Field key={field.field} field={field} path={`${path}.${field.field}`} value={group[field.field]} />
      ))}
    </div>
  )
}

/** Opening hours or prayer times, who states them and since when. What cannot be read stays as it is typed. */
export function OneLineField(props: FieldProps) {
  const { form } = useDocument()
  const { field, path, value } = props
  const kind = field.type as OneLineKind
  const isRead = isGroup(value)
  const { base } = form.$state.get()
  const fold = { parts: lineParts(kind, value), isOpen: !isSame(valueAt(base, pathOf(path)), value) }
  return (
    <GroupFrame {...commonOf(props)} className="stack gap-3 doc-group" hint={lineHint(kind)} fold={fold}>
      <LineInput
        kind={kind}
        name={idOf(path)}
        value={isRead ? lineOfValue(kind, value as unknown as Hours | PrayerTimes) : String(value ?? '')}
        onValue={(text) => form.set(path, valueOf(kind, text, isRead ? value : {}))}
      />
      {isRead && <Inner fields={field.fields ?? []} {...{ path, value }} />}
    </GroupFrame>
  )
}

/** How much of it is stated. */
const lineParts = (kind: OneLineKind, value: unknown): string[] =>
  isGroup(value) ? [lineSummary(kind, lineOfValue(kind, value as unknown as Hours | PrayerTimes))] : []

/** What an editor changes is no longer what a map says. */
function valueOf(kind: OneLineKind, text: string, before: Readonly<Record<string, unknown>>): unknown {
  if (text === '') return undefined
  const stated = ONE_LINE[kind].read(text)
  if (!stated) return text
  const { raw, source } = before
  const own = source === undefined || raw !== undefined ? { name: 'Editors' } : source
  return { ...stated, source: own, confirmedAt: new Date().toISOString().slice(0, 10) }
}

import type { Hours, PrayerTimes } from '#core/contract/data-files.ts'
import { lineOfValue, ONE_LINE, type OneLineKind } from '#core/fields/one-line.ts'
import { isGroup } from '#site/stores/desk/documents-paths.ts'
import { GroupFrame } from '../../../forms/GroupFrame.tsx'
import { lineHint, LineInput } from '../../../forms/LineInput.tsx'
import { idOf, useDocument, type FieldProps } from '../use-document.ts'
import { Inner } from './GroupField.tsx'
import { commonOf } from './PlainFields.tsx'

/** Opening hours or prayer times, who states them and since when. What cannot be read stays as it is typed. */
export function OneLineField(props: FieldProps) {
  const { form } = useDocument()
  const { field, path, value } = props
  const kind = field.type as OneLineKind
  const isRead = isGroup(value)
  return (
    <GroupFrame {...commonOf(props)} className="stack gap-3 doc-group" hint={lineHint(kind)}>
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

/** What an editor changes is no longer what a map says. */
function valueOf(kind: OneLineKind, text: string, before: Readonly<Record<string, unknown>>): unknown {
  if (text === '') return undefined
  const stated = ONE_LINE[kind].read(text)
  if (!stated) return text
  const { raw, source } = before
  const own = source === undefined || raw !== undefined ? { name: 'Editors' } : source
  return { ...stated, source: own, confirmedAt: new Date().toISOString().slice(0, 10) }
}

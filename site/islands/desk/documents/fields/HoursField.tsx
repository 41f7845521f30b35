import type { Hours } from '#core/contract/data-files.ts'
import { hoursText, readHours } from '#core/domain/hours/notation.ts'
import { isGroup } from '#site/stores/desk/documents-paths.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'
import { GroupFrame } from '../../../forms/GroupFrame.tsx'
import { HoursInput } from '../../../forms/HoursInput.tsx'
import { idOf, useDocument, type FieldProps } from '../use-document.ts'
import { Inner } from './GroupField.tsx'
import { commonOf } from './PlainFields.tsx'

/** Opening hours, who states them and since when. What cannot be read stays as it is typed. */
export function HoursField(props: FieldProps) {
  const { form } = useDocument()
  const { field, path, value } = props
  const isRead = isGroup(value)
  return (
    <GroupFrame {...commonOf(props)} className="doc-group" hint={editWordsNow().hours.hint}>
      <HoursInput
        name={idOf(path)}
        value={isRead ? hoursText(value as unknown as Hours) : String(value ?? '')}
        onValue={(text) => form.set(path, hoursOf(text, isRead ? value : {}))}
      />
      {isRead && <Inner fields={field.fields ?? []} {...{ path, value }} />}
    </GroupFrame>
  )
}

/** What an editor changes is no longer what a map says. */
function hoursOf(text: string, before: Readonly<Record<string, unknown>>): unknown {
  if (text === '') return undefined
  const stated = readHours(text)
  if (!stated) return text
  const { raw, source } = before
  const own = source === undefined || raw !== undefined ? { name: 'Editors' } : source
  return { ...stated, source: own, confirmedAt: new Date().toISOString().slice(0, 10) }
}

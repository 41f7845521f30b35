import { t } from '#site/ui/page/messages.ts'
import { positionOf } from '#site/features/desk/documents/draft.ts'
import { useField } from '#site/ui/forms/Form.tsx'
import { GroupFrame } from '#site/ui/forms/GroupFrame.tsx'
import { OnMap } from '#site/ui/map/OnMap.tsx'
import { idOf, useDocument, type FieldProps } from './use-document.ts'
import { commonOf, numberIn, useTypedNumber } from './PlainFields.tsx'

/** A position: two numbers, and a map that loads on request. */
export function PositionField(props: FieldProps) {
  const { field, path, value } = props
  const { form } = useDocument()
  const { fields: words } = t('desk.documents')
  const { isWrong } = useField(path)
  const [lng, lat] = Array.isArray(value) ? (value as unknown[]) : []
  const isEmpty = (item: unknown) => item === undefined || item === ''
  function put(next: readonly unknown[]) {
    const isGone = next.every(isEmpty)
    form.set(path, isGone && !field.required ? undefined : next)
  }
  const isKnown = typeof lat === 'number' && typeof lng === 'number'
  return (
    <GroupFrame {...commonOf(props)} className="stack gap-3 doc-group">
      <div className="stack tops doc-fields">
        <Degrees
          label={words.latitude}
          id={`${idOf(path)}-lat`}
          value={lat}
          isWrong={isWrong}
          // Maps offer both as one text.
          onChange={(next) => put(positionOf(String(next)) ?? [lng ?? '', next])}
          onBlur={() => form.touch(path)}
        />
        <Degrees
          label={words.longitude}
          id={`${idOf(path)}-lng`}
          value={lng}
          isWrong={isWrong}
          onChange={(next) => put([next, lat ?? ''])}
          onBlur={() => form.touch(path)}
        />
      </div>
      <OnMap
        position={isKnown ? [lat, lng] : undefined}
        title={field.label}
        texts={t('places.map').pick}
        onTake={([north, east]) => put([east, north])}
      />
    </GroupFrame>
  )
}

interface DegreesProps {
  label: string
  id: string
  value: unknown
  isWrong: boolean
  onChange: (next: number | string) => void
  onBlur: () => void
}

function Degrees({ label, id, value, isWrong, ...on }: DegreesProps) {
  const [shown, setTyped] = useTypedNumber(value)
  return (
    <div className={isWrong ? 'field is-wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        value={shown}
        onBlur={on.onBlur}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          on.onChange(numberIn(currentTarget.value))
        }}
      />
    </div>
  )
}

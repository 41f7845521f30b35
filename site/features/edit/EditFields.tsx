import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { DIRECTORY_TYPES, isDirectoryType } from '#core/terms/directory.ts'
import { placeId } from '#core/domain/listing/edit-values.ts'
import type { EditField } from '#core/fields/edit.ts'
import { isPlaceField } from '#site/features/edit/state.ts'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { ListingField, type PlaceText } from './ListingField.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { useEdit, useIsChanged } from './use-edit.ts'

export function EditFieldOf({ field }: { field: EditField }) {
  const { edit, lists } = useEdit()
  const { values, places } = useStore(edit.$typed)
  const isChanged = useIsChanged(field)
  const value = values[field] ?? ''
  const place: PlaceText | undefined = isPlaceField(field)
    ? {
        text: places[field],
        isPicked: placeId(values[field]) !== undefined,
        onPick: (found) => edit.pickPlace(field, found),
        onType: (text) => edit.typePlace(field, text),
      }
    : undefined
  const onValue = (next: typeof value) => edit.setValue(field, next)
  return (
    <>
      <ListingField {...{ field, value, lists, place, isChanged, onValue }} own={edit.own} isGuided />
      {field === 'prayerTimes' && isChanged && value !== '' && <ThisWeek />}
    </>
  )
}

/** Whether prayer times are those of this week only. */
function ThisWeek() {
  const { edit } = useEdit()
  const { prayersThisWeek } = useStore(edit.$typed)
  return (
    <Checkbox
      name="prayersThisWeek"
      label={t('edit').prayers.thisWeek}
      hint={t('edit').prayers.thisWeekHint}
      isChecked={prayersThisWeek}
      onChange={(isChecked) => edit.set({ prayersThisWeek: isChecked })}
    />
  )
}

/** The category, which determines the other fields. */
export function CategoryField() {
  const { edit } = useEdit()
  const { dtype } = useStore(edit.$typed)
  const [wasChanged, setWasChanged] = useState(false)
  const { category: words } = t('edit')
  const hint = wasChanged ? words.reset : undefined
  return (
    <>
      <SelectField
        name="dtype"
        label={words.label}
        hint={hint}
        isChanged={dtype !== edit.listing.dtype}
        value={dtype}
        choices={DIRECTORY_TYPES.map((type) => ({ value: type, label: t('common.typeNames')[type] }))}
        onValue={(value) => {
          const next = Number(value)
          if (!isDirectoryType(next)) return
          edit.setType(next)
          setWasChanged(true)
        }}
      />
      <span className="visually-hidden" role="status">
        {hint}
      </span>
    </>
  )
}

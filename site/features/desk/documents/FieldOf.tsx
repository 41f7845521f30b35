import { memo, type ComponentType } from 'react'
import type { ShapeType } from '#core/contract/desk-documents.ts'
import type { FieldProps } from './use-document.ts'
import { GroupField, OneOfField, OneLineField } from './GroupField.tsx'
import { ListField } from './ListField.tsx'
import { LocalizedField } from './LocalizedField.tsx'
import { PictureField } from './PictureField.tsx'
import { BooleanField, ChoiceField, GazetteerField, LineField, NumberField, ReadOnlyField } from './PlainFields.tsx'
import { PositionField } from './PositionField.tsx'

/** Types that are not a line of text. */
const FIELDS: Partial<Record<ShapeType, ComponentType<FieldProps>>> = {
  localized: LocalizedField,
  number: NumberField,
  integer: NumberField,
  boolean: BooleanField,
  choice: ChoiceField,
  position: PositionField,
  category: ChoiceField,
  place: GazetteerField,
  picture: PictureField,
  hours: OneLineField,
  prayerTimes: OneLineField,
  list: ListField,
  group: GroupField,
  oneOf: OneOfField,
}

/** A field by its type, memoized: unchanged fields are not rendered again. */
export const FieldOf = memo(function FieldOf(props: FieldProps) {
  const { readonly, list, type } = props.field
  if (readonly) return <ReadOnlyField {...props} />
  const isChoice = list !== undefined && type !== 'list'
  // Types that this version of the page does not know are editable as text.
  const Shown = isChoice ? ChoiceField : (FIELDS[type] ?? LineField)
  return <Shown {...props} />
})

import { memo, type ComponentType } from 'react'
import type { ShapeType } from '#core/contract/desk-documents.ts'
import type { FieldProps } from '../use-document.ts'
import { BooleanField, ChoiceField } from './ChoiceField.tsx'
import { GroupField } from './GroupField.tsx'
import { LineField, TextField } from './LineField.tsx'
import { ListField } from './ListField.tsx'
import { LocalizedField } from './LocalizedField.tsx'
import { NumberField } from './NumberField.tsx'
import { OneOfField } from './OneOfField.tsx'
import { PictureField } from './PictureField.tsx'
import { PlaceField } from './PlaceField.tsx'
import { PositionField } from './PositionField.tsx'
import { ReadOnlyField } from './ReadOnlyField.tsx'

const FIELDS: Readonly<Record<ShapeType, ComponentType<FieldProps>>> = {
  line: LineField,
  text: TextField,
  localized: LocalizedField,
  number: NumberField,
  integer: NumberField,
  boolean: BooleanField,
  choice: ChoiceField,
  position: PositionField,
  day: LineField,
  email: LineField,
  phone: LineField,
  url: LineField,
  key: LineField,
  place: PlaceField,
  picture: PictureField,
  list: ListField,
  group: GroupField,
  oneOf: OneOfField,
}

/** A field by its type. What has not been changed is not drawn anew. */
export const FieldOf = memo(function FieldOf(props: FieldProps) {
  const { readonly, list, type } = props.field
  if (readonly) return <ReadOnlyField {...props} />
  const isChoice = list !== undefined && type !== 'list'
  // What this page does not know yet can still be read and typed.
  const Field = isChoice ? ChoiceField : (FIELDS[type] ?? LineField)
  return <Field {...props} />
})

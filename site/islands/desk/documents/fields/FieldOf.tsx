import { memo, type ComponentType } from 'react'
import type { ShapeType } from '#core/contract/desk-documents.ts'
import type { FieldProps } from '../use-document.ts'
import { GroupField, OneOfField } from './GroupField.tsx'
import { ListField } from './ListField.tsx'
import { LocalizedField } from './LocalizedField.tsx'
import {
  BooleanField,
  ChoiceField,
  GazetteerField,
  LineField,
  NumberField,
  PictureField,
  ReadOnlyField,
} from './PlainFields.tsx'
import { PositionField } from './PositionField.tsx'

/** Those that are no line of text. */
const FIELDS: Partial<Record<ShapeType, ComponentType<FieldProps>>> = {
  localized: LocalizedField,
  number: NumberField,
  integer: NumberField,
  boolean: BooleanField,
  choice: ChoiceField,
  position: PositionField,
  place: GazetteerField,
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
  const Shown = isChoice ? ChoiceField : (FIELDS[type] ?? LineField)
  return <Shown {...props} />
})

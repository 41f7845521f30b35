import type { EditableListing } from '../contract/listing-edit.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { EDIT_FIELD_NAMES, isListField, type EditValues } from '../fields/edit.ts'

/** The form of a place that is not listed yet: every field is empty. */
export function newListing(dtype: DirectoryType): EditableListing {
  const values = Object.fromEntries(EDIT_FIELD_NAMES.map((field) => [field, isListField(field) ? [] : '']))
  return {
    tnid: 0,
    dtype,
    title: { en: '' },
    position: [0, 0],
    url: '',
    sample: false,
    values: values as unknown as EditValues,
    names: { town: '', country: '' },
  }
}

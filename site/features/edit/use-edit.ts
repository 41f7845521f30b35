import { useStore } from '@nanostores/react'
import { createContext, useContext } from 'react'
import type { EditField } from '#core/fields/edit.ts'
import type { ListingEdit } from '#site/features/edit/listing-edit.ts'
import type { OptionLists } from '#site/features/edit/options.ts'

interface EditContextValue {
  edit: ListingEdit
  lists: OptionLists
}

export const EditContext = createContext<EditContextValue | undefined>(undefined)

export function useEdit(): EditContextValue {
  const value = useContext(EditContext)
  if (!value) throw new Error('the field stands in no form')
  return value
}

/** Whether a field differs from its original value. */
export function useIsChanged(field: EditField): boolean {
  const { edit } = useEdit()
  return field in useStore(edit.$changed)
}

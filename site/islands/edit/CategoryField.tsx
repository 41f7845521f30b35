import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { DIRECTORY_TYPES, isDirectoryType } from '#core/contract/directory.ts'
import { typeNames } from '#site/stores/page/type-names.ts'
import { fieldProps } from '../forms/Field.tsx'
import { Frame } from './Frame.tsx'
import { useEdit } from './use-edit.ts'
import { useEditWords } from './use-edit-words.ts'

/** The category; another one has other fields. */
export function CategoryField() {
  const { edit } = useEdit()
  const { dtype } = useStore(edit.$typed)
  const [wasChanged, setWasChanged] = useState(false)
  const { category: words } = useEditWords()
  const hint = wasChanged ? words.reset : undefined
  function choose(value: string) {
    const next = Number(value)
    if (!isDirectoryType(next)) return
    edit.setType(next)
    setWasChanged(true)
  }
  return (
    <Frame name="dtype" label={words.label} hint={hint} isChanged={dtype !== edit.listing.dtype}>
      {(field) => (
        <>
          <select
            name="dtype"
            value={dtype}
            {...fieldProps(field, hint)}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {DIRECTORY_TYPES.map((type) => (
              <option key={type} value={type}>
                {typeNames()[type]}
              </option>
            ))}
          </select>
          <span className="visually-hidden" role="status">
            {hint}
          </span>
        </>
      )}
    </Frame>
  )
}

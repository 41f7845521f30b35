import { useStore } from '@nanostores/react'
import { DIRECTORY_TYPES } from '#core/contract/directory.ts'
import { ruleOf, type EditField } from '#core/fields/edit.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'
import { typeName } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'

type Names = Readonly<Record<string, string>>

/** Names of the ids in a field: from the edit, the loaded options, and picked places. */
export function useNames(field: string, known: Names): Names {
  const { lists, $draft } = useDesk()
  const { choice } = editWordsNow()
  const options = useStore(lists.$options)
  const { names: picked } = useStore($draft)
  if (field === 'dtype') return typeNames()
  const { kind, list } = ruleOf(field as EditField) ?? {}
  if (kind === 'answer') return { yes: choice.yes, no: choice.no }
  const items = list && options[list]
  const loaded = Array.isArray(items) ? Object.fromEntries(items.map(({ id, name }) => [id, name])) : {}
  return kind === 'city' || kind === 'country' ? { ...known, ...picked } : { ...loaded, ...known }
}

const typeNames = (): Names => Object.fromEntries(DIRECTORY_TYPES.map((type) => [type, typeName(type)]))

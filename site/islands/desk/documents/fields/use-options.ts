import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { FilterListName } from '#core/contract/options.ts'
import { createOptionLists } from '#site/stores/edit/options.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import type { FieldProps } from '../use-document.ts'

let lists: ReturnType<typeof createOptionLists> | undefined

/** What may stand in a field: as the shape says, or from the filter list that it names, once that is loaded. */
export function useChoices({ choices, list }: FieldProps['field']) {
  lists ??= createOptionLists(pageLang())
  const options = useStore(lists.$options)
  const name = list as FilterListName | undefined
  useEffect(() => {
    if (name) lists?.load(name)
  }, [name])
  if (choices || !name) return choices ?? []
  const items = options[name]
  return Array.isArray(items) ? items.map(({ id, name: label }) => ({ value: id, label })) : []
}

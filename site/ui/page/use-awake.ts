import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom, type StoreValue } from 'nanostores'
import { useMemo } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

const $nothing: ReadableAtom<undefined> = atom(undefined)

/** A store once the page is awake, and its state; another one when what it is made of changes. */
export function useAwake<S extends { $state: ReadableAtom }>(create: () => S, madeOf: readonly unknown[]) {
  const isHydrated = useIsHydrated()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- told by the caller
  const store = useMemo(() => (isHydrated ? create() : undefined), [isHydrated, ...madeOf])
  const state = useStore<ReadableAtom>(store?.$state ?? $nothing) as StoreValue<S['$state']> | undefined
  return { store, state }
}

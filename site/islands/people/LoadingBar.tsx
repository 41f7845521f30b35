import { useStore } from '@nanostores/react'
import { $isLoading } from '#site/stores/loading.ts'
import { useWords } from './use-words.ts'

/** A thin bar on top while somebody waits. */
export function LoadingBar() {
  const { common } = useWords()
  if (!useStore($isLoading)) return null
  return (
    <div
      className="loading-bar"
      role="progressbar"
      aria-label={common.loading}
      aria-busy="true"
    />
  )
}

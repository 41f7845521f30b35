import { wordsNow } from '#site/ui/page/words.ts'

/** Says that an answer is awaited, or that it failed. */
export function Unanswered({ status }: { status: 'loading' | 'failed' | 'ready' }) {
  const { common, said } = wordsNow()
  if (status === 'loading') return <p role="status">{common.loading}</p>
  return status === 'failed' && <p role="alert">{said.operationFailed}</p>
}

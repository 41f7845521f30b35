import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { ApiError } from '#core/contract/client.ts'
import { createAnswer } from '#site/ui/page/answer.ts'

function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  return error.text ?? t('errors').operationFailed
}

/** What the API answers, asked on mount because React may render several times, and what asks again. */
export function useAnswer<A extends object>(ask: () => Promise<A>) {
  const [store] = useState(() => createAnswer<void, A>(ask, refusalText))
  useEffect(() => void store.load(), [store])
  return [useStore(store.$answer), store.load] as const
}

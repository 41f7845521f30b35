import { useEffect, useState } from 'react'
import { ApiError } from '#core/contract/client.ts'

/** What the API answers, once it has: a part of the page that does without where it refuses. */
export function useAnswer<T>(ask: () => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<T>()
  useEffect(() => {
    ask().then(setAnswer, (error) => {
      if (!(error instanceof ApiError)) throw error
    })
  }, [ask])
  return answer
}

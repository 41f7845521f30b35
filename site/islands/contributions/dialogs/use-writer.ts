import { useEffect, useState } from 'react'
import type { SessionState } from '#core/contract/session.ts'
import { requireUser, type Intent } from '#site/stores/dialogs/intent.ts'
import { withLoading } from '#site/stores/page/loading.ts'
import { loadSession } from '#site/stores/accounts/session.ts'
import { tellFailure } from '#site/stores/contributions/reading.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import type { DialogProps } from '../../dialogs/dialog-props.ts'

/** Who writes; undefined until it is known. A visitor is led to the log-in instead. */
export function useWriter(intent: Intent, { opener, onClose }: DialogProps): SessionState | undefined {
  const [writer, setWriter] = useState<SessionState>()
  useEffect(() => {
    withLoading(async () => {
      const uid = await requireUser(intent, opener)
      if (uid !== undefined) setWriter(await loadSession())
    }).catch((error) => {
      tellFailure(error, wordsNow().said.internal)
      onClose()
    })
  }, [intent, opener, onClose])
  return writer
}

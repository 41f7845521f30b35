import { t } from '#site/ui/page/messages.ts'

/** Says that an answer is awaited, or that it failed. */
export function Unanswered({ status }: { status: 'loading' | 'failed' | 'ready' }) {
  const { common } = t('accounts.app')
  const errors = t('errors')
  if (status === 'loading') return <p role="status">{common.loading}</p>
  return status === 'failed' && <p role="alert">{errors.operationFailed}</p>
}

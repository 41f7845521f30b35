import { useStore } from '@nanostores/react'
import { $entry } from '#site/features/desk/log/entry.ts'
import { Keys } from './Keys.tsx'
import { Webhooks } from './Webhooks.tsx'

/** How programs work with the site: API keys, and for admins webhooks. */
export function ApiTab() {
  const entry = useStore($entry)
  return (
    <div className="stack gap-6">
      <Keys />
      {entry.status === 'open' && entry.role === 'admin' && <Webhooks />}
    </div>
  )
}

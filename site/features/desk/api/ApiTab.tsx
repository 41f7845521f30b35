import { Keys } from './Keys.tsx'

/** How programs work with the site: API keys. */
export function ApiTab() {
  return (
    <div className="stack gap-5">
      <Keys />
    </div>
  )
}

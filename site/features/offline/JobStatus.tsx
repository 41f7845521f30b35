import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { format, isolate } from '#core/i18n/format.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { focusIfLost } from '#site/ui/page/focus-if-lost.ts'
import { t } from '#site/ui/page/messages.ts'
import { $job, cancel } from './keep.ts'

/** How far it has come, or why it has not. */
export function JobStatus() {
  const words = t('places.offline')
  const job = useStore($job)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => focusIfLost(button.current), [job?.status])
  if (!job) return null
  if (job.status !== 'working')
    return (
      <p className="notice is-warning" role="alert">
        {words[job.status]}
      </p>
    )
  const { name, done, total } = job
  return (
    <div className="stack gap-3">
      <p role="status">{format(words.working, { name: isolate(name) })}</p>
      <progress className="offline-progress" value={done} max={total || 1} aria-label={words.keep} />
      <p className="cluster apart">
        <span className="quiet">{format(words.progress, { done, total })}</span>
        <Button ref={button} onClick={cancel}>
          {words.cancel}
        </Button>
      </p>
    </div>
  )
}

import { useEffect, useRef } from 'react'
import type { ImportRun } from '#core/contract/desk-imports.ts'
import { importWordsNow } from '#site/stores/desk/words.ts'
import type { ImportsStore } from '#site/stores/desk/imports.ts'
import { focusIfLost } from '../../page/focus-if-lost.ts'
import { Button } from '../../page/Button.tsx'

interface Props {
  imports: ImportsStore
  run: ImportRun
}

/** How far a step is, and its end. */
export function ImportProgress({ imports, run: { step, state, done, total } }: Props) {
  const words = importWordsNow()
  const line = useRef<HTMLParagraphElement>(null)
  const isRunning = state === 'running'
  const before = useRef(state)
  useEffect(() => {
    // The button that began or stopped it is gone.
    if (before.current !== state) focusIfLost(line.current)
    before.current = state
  }, [state])
  return (
    <div className="stack gap-3 import-progress">
      <p ref={line} role="status" tabIndex={-1} className={isRunning ? undefined : 'notice'}>
        {words.states[step][state]}
      </p>
      {isRunning && (
        <progress max={total || 1} value={total > 0 ? done : undefined} aria-label={words.states[step].running} />
      )}
      {isRunning && step !== 'read' && (
        <>
          <p className="quiet">{words.begin.leave}</p>
          <p>
            <Button onClick={() => void imports.end()}>{words.begin.stop}</Button>
          </p>
        </>
      )}
    </div>
  )
}

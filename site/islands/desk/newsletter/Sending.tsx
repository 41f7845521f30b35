import { useEffect } from 'react'
import { newsletterWordsNow } from '#site/stores/desk/words.ts'
import { Counts } from './Counts.tsx'
import type { NewsletterProps } from './props.ts'
import { countedWith } from './SendDraft.tsx'
import { Button } from '../../page/Button.tsx'
import { numberOf } from '../parts.tsx'

const LOOK_MS = 2000

/** How far it is, and what became of it. */
export function Sending({ store, open: { state, counts } }: NewsletterProps) {
  const { send: words } = newsletterWordsNow()
  const { left: _, ...outcomes } = counts
  const total = Object.values(outcomes).reduce((sum, count) => sum + count, 0)
  const done = total - counts.waiting - counts.queued
  const isMoving = state === 'sending' || counts.queued > 0
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => void store.look(), LOOK_MS)
    return () => clearInterval(timer)
  }, [store, isMoving])
  return (
    <section className="stack gap-3 newsletter-progress">
      <h3>{words.progress}</h3>
      <p role="status">{countedWith(words, 'done', total, { done: numberOf(done) })}</p>
      {done < total && <progress max={total} value={done} aria-label={words.progress} />}
      <Counts counts={counts} />
      {state !== 'sent' && (
        <>
          <p>
            <Button onClick={() => void store.pause(state === 'sending')}>
              {state === 'sending' ? words.pause : words.resume}
            </Button>
          </p>
          {state === 'sending' && <p className="quiet">{words.leave}</p>}
        </>
      )}
    </section>
  )
}

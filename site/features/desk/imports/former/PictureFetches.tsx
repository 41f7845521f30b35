import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { PictureFetches as Fetches } from '#core/contract/desk.ts'
import { numberOf, Refusal } from '#site/features/desk/parts.tsx'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { focusIfLost } from '#site/ui/page/focus-if-lost.ts'
import { t } from '#site/ui/page/messages.ts'
import { createFetches } from './fetches.ts'
import { FormerPart } from './FormerPart.tsx'

const LOOK_MS = 3000

/** How far the photographs are that imports name by their addresses. */
export function PictureFetches() {
  const { pictures: words } = t('desk.import').former
  const [fetches] = useState(createFetches)
  const now = useStore(fetches.$now)
  const isBusy = now !== undefined && now.waiting > 0
  useEffect(() => void fetches.load(), [fetches])
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setInterval(() => void fetches.load({ isBackground: true }), LOOK_MS)
    return () => clearInterval(timer)
  }, [fetches, isBusy])
  return (
    <FormerPart words={words}>
      {now && <Counts now={now} onAgain={() => void fetches.retry()} />}
      <Refusal $problem={fetches.$problem} />
    </FormerPart>
  )
}

function Counts({ now, onAgain }: { now: Fetches; onAgain: () => void }) {
  const { pictures: words } = t('desk.import').former
  const { waiting, done, failed, hosts, failures } = now
  const line = useRef<HTMLParagraphElement>(null)
  const before = useRef(failed)
  useEffect(() => {
    // The button that was pressed is gone with what failed.
    if (before.current > 0 && failed === 0) focusIfLost(line.current)
    before.current = failed
  }, [failed])
  const counts = { waiting, done, failed }
  return (
    <>
      <p className="quiet">
        {hosts.length === 0 ? words.noHosts : formatIsolated(words.hosts, { hosts: hosts.join(', ') })}
      </p>
      <p ref={line} role="status" tabIndex={-1}>
        {(['waiting', 'done', 'failed'] as const)
          .map((state) => `${words[state]}: ${numberOf(counts[state])}`)
          .join(' · ')}
      </p>
      {failed > 0 && (
        <>
          <details>
            <summary>{words.failures}</summary>
            <ul className="stack gap-3 former-problems">
              {failures.map(({ id, source, sourceId, row, url, problem }) => (
                <li key={id}>
                  <bdi dir="ltr">{formatIsolated(words.row, { source, id: sourceId, row })}</bdi> ·{' '}
                  <bdi dir="ltr">{url}</bdi>
                  <br />
                  {words.problems[problem]}
                </li>
              ))}
            </ul>
          </details>
          <p>
            <Button onClick={onAgain}>{words.again}</Button>
          </p>
        </>
      )}
    </>
  )
}

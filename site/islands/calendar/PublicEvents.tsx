import type { PublicState } from '#site/stores/calendar/public-events.ts'
import { Button } from '../page/Button.tsx'

export type PublicWords = Readonly<
  Record<'publicTitle' | 'publicText' | 'publicShow' | 'publicLoading' | 'publicShown', string>
>

interface Props {
  words: PublicWords
  state: PublicState
  onAgree: () => void
}

/** Offers the events of a public calendar, and names the third party that serves them. */
export function PublicEvents({ words, state, onAgree }: Props) {
  const { status } = state
  return (
    <section className="stack gap-3 start no-print cal-public" aria-labelledby="cal-public-title">
      <h3 id="cal-public-title">{words.publicTitle}</h3>
      <p>{words.publicText}</p>
      {(status === 'off' || status === 'failed') && (
        <Button look="main" onClick={onAgree}>
          {words.publicShow}
        </Button>
      )}
      <p role="status">
        {status === 'loading' && words.publicLoading}
        {status === 'shown' && words.publicShown}
        {status === 'failed' && state.message}
      </p>
    </section>
  )
}

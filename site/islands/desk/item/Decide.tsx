import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { DeskItem } from '#core/contract/desk.ts'
import { ACTS } from '#core/domain/desk-kinds.ts'
import { nameOf } from '#site/stores/desk/deciding.ts'
import { takesAll } from '#site/stores/desk/draft.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { useDesk } from '../use-desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { useLabels } from './use-labels.ts'
import { Button } from '../../page/Button.tsx'
import { Icon } from '../../page/Icon.tsx'

/** The buttons of an open item, and undo for a decided one, or one that is on the page already. */
export function Decide({ item }: { item: DeskItem }) {
  const desk = useDesk()
  const { decide } = deskWordsNow()
  const asking = useStore(desk.$asking)
  const isWaiting = item.state === 'waiting'
  const section = useRef<HTMLElement>(null)
  const before = useRef(asking)
  useEffect(() => {
    // The reason form was closed: focus the button that opened it.
    if (before.current && !asking)
      section.current?.querySelector<HTMLElement>(`[data-asks="${before.current}"]`)?.focus()
    before.current = asking
  }, [asking])
  return (
    <section ref={section} className="stack gap-3 desk-decide" aria-label={decide.title}>
      <Problem />
      {!isWaiting && <TakeBack item={item} />}
      {isWaiting && asking && <ReasonForm item={item} act={asking} />}
      {isWaiting && !asking && <Buttons item={item} />}
    </section>
  )
}

function TakeBack({ item }: { item: DeskItem }) {
  const desk = useDesk()
  const { acts, live } = deskWordsNow()
  const { decided } = item
  if (!decided) return null
  const about = { audit: decided.audit, ...nameOf(item) }
  return (
    <Button className="fit" aria-label={fill(live.undo, { name: about.name })} onClick={() => void desk.undo(about)}>
      {acts.undo}
    </Button>
  )
}

/** Whether a report is about a contribution that can be hidden at once. */
const isHideable = (item: DeskItem): boolean => item.kind === 'report' && item.about?.words?.hidden === false

function Buttons({ item }: { item: DeskItem }) {
  const desk = useDesk()
  const { decide } = deskWordsNow()
  const draft = useStore(desk.$draft)
  const { status } = useStore(desk.$sending)
  const labels = useLabels(item)
  const [yes, no] = ACTS[item.kind]
  const isPart = !takesAll(item, draft)
  const isSending = status === 'sending'
  const hides = isHideable(item)
  return (
    <div className="cluster gap-3 button-row">
      <button
        type="button"
        className={isSending ? 'button is-busy' : 'button'}
        aria-disabled={isSending || undefined}
        aria-keyshortcuts="a"
        onClick={() => void desk.decide(yes)}
      >
        {isSending ? decide.sending : labels(yes, isPart)}
      </button>
      <Button data-asks={no} aria-keyshortcuts="r" onClick={() => desk.ask(no)}>
        {labels(no)}
      </Button>
      {item.kind === 'applied' && <TakeBack item={item} />}
      {hides && (
        <Button data-asks="hide" onClick={() => desk.ask('hide')}>
          {labels('hide')}
        </Button>
      )}
    </div>
  )
}

/** Why an action was refused; takes the focus so that it is announced. Input is kept. */
function Problem() {
  const { $sending } = useDesk()
  const state = useStore($sending)
  const ref = useRef<HTMLParagraphElement>(null)
  const round = state.status === 'refused' ? state.round : 0
  useEffect(() => {
    if (round > 0) ref.current?.focus()
  }, [round])
  if (state.status !== 'refused') return null
  return (
    <p ref={ref} className="form-problem" role="alert" tabIndex={-1}>
      <Icon name="warning" />
      <bdi>{state.text}</bdi>
    </p>
  )
}

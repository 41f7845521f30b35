import type { Texts } from '#core/i18n/messages.ts'
import { loadMessages, t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useId, useState } from 'react'
import type { DeskItem, DeskAct, DeskKind } from '#core/contract/desk.ts'
import { ACTS } from '#core/terms/desk-kinds.ts'
import { nameOf } from '#site/features/desk/queue/deciding.ts'
import { addressee, type Addressee } from './addressee.ts'
import { chosenAnswer, takesAll } from '#site/features/desk/documents/draft.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { $entry, mayBlock } from '#site/features/desk/log/entry.ts'
import { useDesk } from '../use-desk.ts'
import { Button, type ButtonProps } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { direction, LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'

/** The buttons of an open item, and undo for a decided one, or one that is on the page already. */
export function Decide({ item }: { item: DeskItem }) {
  const desk = useDesk()
  const { decide } = t('desk.page')
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
      {!isWaiting && <RestoreButton item={item} />}
      {isWaiting && asking && <ReasonForm item={item} act={asking} />}
      {isWaiting && !asking && <Buttons item={item} />}
    </section>
  )
}

function RestoreButton({ item }: { item: DeskItem }) {
  const desk = useDesk()
  const { acts, live } = t('desk.page')
  const { decided } = item
  if (!decided) return null
  const about = { audit: decided.audit, ...nameOf(item) }
  return (
    <Button
      className="fit"
      aria-label={formatIsolated(live.undo, { name: about.name })}
      onClick={() => void desk.undo(about)}
    >
      {acts.undo}
    </Button>
  )
}

/** Whether a report is about a contribution that can be hidden at once. */
const isHideable = (item: DeskItem): boolean => item.kind === 'report' && item.about?.words?.hidden === false

function Buttons({ item }: { item: DeskItem }) {
  const desk = useDesk()
  const draft = useStore(desk.$draft)
  const labels = useLabels(item)
  const [yes, no] = ACTS[item.kind]
  // Nobody can be blocked for what nobody has sent.
  const isSpam = mayBlock(useStore($entry)) && ACTS[item.kind].includes('spam') && item.from !== undefined
  const isPart = !takesAll(item, draft)
  const hides = isHideable(item)
  return (
    <div className="cluster gap-3 button-row">
      <SendingButton look="main" data-asks={yes} aria-keyshortcuts="a" onClick={() => desk.begin(yes)}>
        {labels(yes, isPart)}
      </SendingButton>
      <Button data-asks={no} aria-keyshortcuts="r" onClick={() => desk.begin(no)}>
        {labels(no)}
      </Button>
      {isSpam && <Button onClick={() => desk.begin('spam')}>{labels('spam')}</Button>}
      {item.kind === 'applied' && <RestoreButton item={item} />}
      {hides && (
        <Button data-asks="hide" onClick={() => desk.ask('hide')}>
          {labels('hide')}
        </Button>
      )}
    </div>
  )
}

/** A button that says when its action is on its way. */
function SendingButton({ children, ...button }: ButtonProps) {
  const isSending = useStore(useDesk().$sending).status === 'sending'
  return (
    <Button className={isSending ? 'is-busy' : undefined} aria-disabled={isSending || undefined} {...button}>
      {isSending ? t('desk.page').decide.sending : children}
    </Button>
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

const MOST = 2000

/** Asks for a reason, which is mailed to the sender and so suggested in their language. */
function ReasonForm({ item, act }: { item: DeskItem; act: DeskAct }) {
  const desk = useDesk()
  const { decide } = t('desk.page')
  const form = useRef<HTMLFormElement>(null)
  const labels = useLabels(item)
  const focus = () => form.current?.querySelector('textarea')?.focus()
  useEffect(focus, [])
  const draft = useStore(desk.$draft)
  const { kind, language, ...told } = addressee(item, act, draft)
  return (
    <form
      ref={form}
      className="stack gap-3 desk-reason"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void desk.decide(act)
      }}
    >
      <ReadyMade
        kind={kind}
        language={language}
        onChoose={(text) => {
          desk.change({ reason: text })
          focus()
        }}
      />
      <Reason language={language} {...told} />
      <div className="cluster gap-3 button-row">
        <SendingButton type="submit" look="danger">
          {labels(act)}
        </SendingButton>
        <Button onClick={() => desk.ask(undefined)}>{decide.cancel}</Button>
      </div>
    </form>
  )
}

function Reason({ name, isMailed, language }: Omit<Addressee, 'kind'>) {
  const desk = useDesk()
  const { decide } = t('desk.page')
  const { reason } = useStore(desk.$draft)
  const id = useId()
  const mailed = isMailed && formatIsolated(decide.mailed, { name, language: LANGUAGES[language].name })
  return (
    <LooseFields id={id}>
      <Field
        name="reason"
        kind="text"
        label={decide.reason}
        hint={mailed || decide.unmailed}
        value={reason}
        rows={3}
        maxLength={MOST}
        isRequired
        lang={language}
        onValue={(text) => desk.change({ reason: text })}
        onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit()
          if (key === 'Escape') desk.ask(undefined)
        }}
      />
    </LooseFields>
  )
}

interface ReadyProps {
  kind: Addressee['kind']
  language: Lang
  onChoose: (text: string) => void
}

/** Editable standard reasons in the sender's language. */
function ReadyMade({ kind, language, onChoose }: ReadyProps) {
  const { decide } = t('desk.page')
  const [words, setWords] = useState<Texts<'desk.reasons'>>()
  useEffect(() => {
    let isHere = true
    void loadMessages('desk.reasons', language).then((loaded) => isHere && setWords(loaded))
    return () => void (isHere = false)
  }, [language])
  if (!words) return null
  const texts: string[] = Object.values(words[textsOf(kind)])
  return (
    <div role="group" aria-label={decide.ready} className="cluster desk-ready">
      {texts.map((text) => (
        <button key={text} type="button" lang={language} dir={direction(language)} onClick={() => onChoose(text)}>
          {text}
        </button>
      ))}
    </div>
  )
}

/** Kinds that share their standard reasons. */
function textsOf(kind: Exclude<DeskKind, 'hint'>): keyof Texts<'desk.reasons'> {
  if (kind === 'review' || kind === 'question' || kind === 'answer') return 'contribution'
  return kind === 'applied' ? 'edit' : kind
}

/** Labels of an item's buttons; `isPart` if an approval takes only some fields. */
function useLabels(item: DeskItem): (act: DeskAct, isPart?: boolean) => string {
  const { acts, conflict, decide, report, sighting } = t('desk.page')
  const draft = useStore(useDesk().$draft)
  if (item.kind === 'hint') {
    const answer = chosenAnswer(item, draft)?.answer
    const yes = answer === 'closed' ? sighting.close : answer === 'open' ? acts.confirm : acts.approve
    return (act) => (act === 'approve' ? yes : acts[act])
  }
  if (item.kind === 'conflict') {
    const { duplicate } = conflict
    const [all, part, no] = item.duplicate
      ? [duplicate.same, duplicate.chosen, duplicate.another]
      : [acts.theirs, conflict.chosen, acts.ours]
    return (act, isPart) => (act !== 'approve' ? no : isPart ? part : all)
  }
  if (item.kind === 'applied') return (act) => (act === 'approve' ? acts.right : acts[act])
  if (item.kind === 'edit') return (act, isPart) => (isPart ? decide.chosen : acts[act])
  if (item.kind === 'sighting') return (act) => (act === 'hide' ? sighting.close : acts[act])
  const about = item.kind === 'report' ? item.about : undefined
  if (about) return (act) => (act === 'hide' ? report.hide[about.kind] : acts[act])
  const isShown = 'hidden' in item && !item.hidden
  return (act) => (act === 'show' && isShown ? acts.keep : acts[act])
}

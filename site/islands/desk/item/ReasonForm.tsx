import type { DeskReasons } from '#core/i18n/words.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { DeskAct, DeskItem, DeskKind } from '#core/contract/desk.ts'
import { direction, LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { deskWordsNow, loadReasons } from '#site/stores/desk/words.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { Field } from '../../forms/Field.tsx'
import { LooseFields } from '../../forms/LooseFields.tsx'
import { personName } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'
import { useLabels } from './use-labels.ts'
import { Button } from '../../page/Button.tsx'

interface Props {
  item: DeskItem
  act: DeskAct
}

const MOST = 2000

/** Asks for a reason, which is mailed to the sender and so suggested in their language. */
export function ReasonForm({ item, act }: Props) {
  const desk = useDesk()
  const { decide } = deskWordsNow()
  const { status } = useStore(desk.$sending)
  const form = useRef<HTMLFormElement>(null)
  const labels = useLabels(item)
  const focus = () => form.current?.querySelector('textarea')?.focus()
  useEffect(focus, [])
  const { kind, to, language } = addressee(item, act)
  const isSending = status === 'sending'
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
      <Reason to={to} language={language} />
      <div className="cluster gap-3 button-row">
        <button
          type="submit"
          className={isSending ? 'button is-danger is-busy' : 'button is-danger'}
          aria-disabled={isSending || undefined}
        >
          {isSending ? decide.sending : labels(act)}
        </button>
        <Button onClick={() => desk.ask(undefined)}>{decide.cancel}</Button>
      </div>
    </form>
  )
}

type Addressee = DeskItem['from']

/** Who receives the reason: the sender, or the author of a contribution hidden after a report. */
function addressee(item: DeskItem, act: DeskAct) {
  const { kind, from: to, language } = item
  const hidden = kind === 'report' && act === 'hide' ? item.about : undefined
  if (!hidden) return { kind, to, language: to?.language ?? language }
  const writer = hidden.words?.from
  const own = hidden.words?.language ?? language
  return { kind: hidden.kind, to: writer, language: writer?.language ?? own }
}

interface ReasonProps {
  to: Addressee
  language: Lang
}

function Reason({ to, language }: ReasonProps) {
  const desk = useDesk()
  const { decide } = deskWordsNow()
  const { reason } = useStore(desk.$draft)
  const id = useId()
  const name = personName(to)
  const mailed = to?.email && fill(decide.mailed, { name, language: LANGUAGES[language].name })
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
  kind: DeskItem['kind']
  language: Lang
  onChoose: (text: string) => void
}

/** Editable standard reasons in the sender's language. */
function ReadyMade({ kind, language, onChoose }: ReadyProps) {
  const { decide } = deskWordsNow()
  const [words, setWords] = useState<DeskReasons>()
  useEffect(() => {
    let isHere = true
    void loadReasons(language).then((loaded) => isHere && setWords(loaded))
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
function textsOf(kind: DeskKind): keyof DeskReasons {
  if (kind === 'review' || kind === 'question' || kind === 'answer') return 'contribution'
  return kind === 'applied' ? 'edit' : kind
}

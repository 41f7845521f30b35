import { loadMessages, t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { PICTURE_TYPES } from '#core/terms/limits.ts'
import { HINT_KITCHENS, HINT_SAYS, MAX_HINT_LINE, type HintQuestion } from '#core/terms/hints.ts'
import { createHints, type Hints as HintsStore } from '#site/features/listing/hints.store.ts'
import { pageListing } from '#site/ui/page/page-listing.ts'
import styles from '#site/features/enquiries/direct-forms.sheet.css?url'
import { Captcha } from '#site/ui/captcha/Captcha.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { FileField } from '#site/ui/forms/FileField.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { addStylesheet } from '#site/ui/page/stylesheet.ts'

/** Shows the questions of the page's listing. */
export async function showHints(box: HTMLElement): Promise<void> {
  await Promise.all([loadMessages('listing.dialogs'), addStylesheet(styles)])
  const questions = (box.dataset['hints'] ?? '').split(' ') as HintQuestion[]
  createRoot(box).render(<Hints {...{ questions }} tnid={pageListing().tnid} />)
}

interface HintsProps {
  questions: readonly HintQuestion[]
  tnid: number
}

/** What is not known of a place: each answered by one press or one line, with a photo or without. */
function Hints({ questions, tnid }: HintsProps) {
  const [hints] = useState(() => createHints(tnid))
  const { hints: words, sighting } = t('listing.dialogs')
  const isAsked = useStore(hints.$isAsked)
  const states = useStore(hints.$states)
  const isDone = questions.every((question) => states[question]?.status === 'sent')
  const choices = {
    kitchen: HINT_KITCHENS.map((value) => ({ value, label: words.kitchens[value] })),
    there: HINT_SAYS.map((value) => ({ value, label: sighting[value] })),
  }
  return (
    <div className="stack gap-5">
      {!isDone && <p>{words.text}</p>}
      {questions.map((question) => (
        <Question key={question} {...{ question, hints }}>
          {question === 'hours' || question === 'prayers' ? (
            <Line {...{ question, hints }} />
          ) : (
            <Presses {...{ question, hints }} choices={choices[question]} />
          )}
        </Question>
      ))}
      {!isDone && !questions.includes('prayers') && <Photo hints={hints} isPublic />}
      {isAsked && !isDone && <Captcha captcha={hints.captcha} />}
    </div>
  )
}

interface QuestionProps {
  question: HintQuestion
  hints: HintsStore
}

/** A question with its answers, or what became of one; that takes the focus of what it replaces. */
function Question({ question, hints, children }: QuestionProps & { children: ReactNode }) {
  const { hints: words } = t('listing.dialogs')
  const state = useStore(hints.$states)[question]
  const id = useId()
  const outcome = useRef<HTMLParagraphElement>(null)
  const isSent = state?.status === 'sent'
  useEffect(() => {
    if (isSent) outcome.current?.focus()
  }, [isSent])
  return (
    <div role="group" aria-labelledby={id} aria-busy={state?.status === 'sending' || undefined} className="stack gap-2">
      <h3 id={id}>{words[question]}</h3>
      {!isSent && children}
      <p ref={outcome} className={isSent ? 'row gap-2' : undefined} role="status" tabIndex={-1} hidden={!isSent}>
        {isSent && (
          <>
            <Icon name="check" />
            <span>{state.text}</span>
          </>
        )}
      </p>
      {state?.status === 'failed' && (
        <p className="form-problem" role="alert">
          <Icon name="warning" />
          <bdi>{state.text}</bdi>
        </p>
      )}
    </div>
  )
}

interface PressesProps extends QuestionProps {
  choices: readonly { value: string; label: string }[]
}

function Presses({ question, hints, choices }: PressesProps) {
  const isSending = useStore(hints.$states)[question]?.status === 'sending'
  const [pressed, setPressed] = useState('')
  return (
    <p className="cluster gap-3 button-row">
      {choices.map(({ value, label }) => (
        <Button
          key={value}
          className={isSending && pressed === value ? 'is-busy' : undefined}
          aria-disabled={isSending || undefined}
          onClick={() => {
            if (isSending) return
            setPressed(value)
            void hints.answer(question, value)
          }}
        >
          {label}
        </Button>
      ))}
    </p>
  )
}

/** A line about hours or prayers. */
function Line({ question, hints }: QuestionProps & { question: 'hours' | 'prayers' }) {
  const { hints: words } = t('listing.dialogs')
  const [text, setText] = useState('')
  const isSending = useStore(hints.$states)[question]?.status === 'sending'
  return (
    <LooseFields id={useId()}>
      <form
        className="stack gap-2"
        // Without JavaScript nothing is submitted: input must not end up in a URL.
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void hints.answer(question, text)
        }}
      >
        <Field
          name={question}
          dir="auto"
          label={words[question]}
          isLabelHidden
          hint={question === 'hours' ? words.hoursHint : words.prayersHint}
          maxLength={MAX_HINT_LINE}
          value={text}
          onValue={setText}
        />
        {question === 'prayers' && <Photo hints={hints} isPublic={false} />}
        <p className="button-row">
          <Button type="submit" className={isSending ? 'is-busy' : undefined} aria-disabled={isSending || undefined}>
            {words.send}
          </Button>
        </p>
      </form>
    </LooseFields>
  )
}

/** A photo that goes along with the next answer; of a board of prayers it is for the editors alone. */
function Photo({ hints, isPublic }: { hints: HintsStore; isPublic: boolean }) {
  const { certificate, hints: words } = t('listing.dialogs')
  const { file } = useStore(hints.photo.$file)
  const mayPublish = useStore(hints.$mayPublish)
  return (
    <LooseFields id={useId()}>
      <FileField
        name="files"
        words={{ ...certificate.photo, label: words.photo, hint: words.photoHint }}
        accept={PICTURE_TYPES.join()}
        chosen={hints.photo}
      />
      {file && isPublic && (
        <label className="row gap-2">
          <input
            type="checkbox"
            checked={mayPublish}
            onChange={({ currentTarget }) => hints.$mayPublish.set(currentTarget.checked)}
          />
          {certificate.ownership}
        </label>
      )}
    </LooseFields>
  )
}

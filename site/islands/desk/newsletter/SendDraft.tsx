import { useState } from 'react'
import { completeIn, incompleteIn } from '#core/domain/newsletters.ts'
import { fill } from '#core/i18n/fill.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { formOf } from '#core/i18n/plural.ts'
import { newsletterWordsNow } from '#site/stores/desk/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { FormDialog } from '../../dialogs/FormDialog.tsx'
import { Field } from '../../forms/Field.tsx'
import type { NewsletterProps } from './props.ts'
import { readersOf } from './WhoGetsIt.tsx'
import { Button } from '../../page/Button.tsx'
import { numberOf } from '../parts.tsx'

/** A message with a number and other values. */
export function countedWith(messages: object, name: string, count: number, values: Record<string, string>): string {
  const lang = pageLang()
  const form = new Intl.PluralRules(LANGUAGES[lang].locale).select(count)
  return fill(formOf(messages, name, form), { ...values, count: numberOf(count) })
}

/** Mails it to whoever writes it, or to somebody else with a role. */
export function TestMail({ store, open, language }: NewsletterProps & { language: Lang }) {
  const { test: words } = newsletterWordsNow()
  const [email, setEmail] = useState('')
  const isReady = completeIn(open.draft).includes(language)
  return (
    <section className="stack gap-3">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <Field name="tester" kind="email" label={words.email} hint={words.hint} value={email} onValue={setEmail} />
      <p>
        <Button aria-disabled={!isReady || undefined} onClick={() => isReady && void store.test(language, email)}>
          {words.send}
        </Button>
      </p>
    </section>
  )
}

/** Says what is still missing, and asks before it sends. */
export function SendDraft({ store, open }: NewsletterProps) {
  const { send: words } = newsletterWordsNow()
  const [isAsking, setAsking] = useState(false)
  const missing = incompleteIn(open.draft)
  const { total } = readersOf(open)
  const languages = missing.map((lang) => LANGUAGES[lang].name).join(', ')
  const problem = missing.length > 0 ? fill(words.incomplete, { languages }) : total === 0 ? words.nobody : undefined
  return (
    <section className="stack gap-3">
      <h3>{words.title}</h3>
      <p role="status">{problem}</p>
      <p>
        <Button
          look="main"
          aria-disabled={problem !== undefined || undefined}
          onClick={() => setAsking(problem === undefined)}
        >
          {words.begin}
        </Button>
      </p>
      {isAsking && <SendDialog {...{ store, open, total }} onClose={() => setAsking(false)} />}
    </section>
  )
}

interface DialogProps extends NewsletterProps {
  total: number
  onClose: () => void
}

function SendDialog({ store, open, total, onClose }: DialogProps) {
  const { send: words } = newsletterWordsNow()
  const pace = numberOf(open.pace)
  return (
    <FormDialog
      title={words.confirm}
      id="newsletter-send"
      submit={words.yes}
      send={store.send}
      onClose={onClose}
      about={<p>{countedWith(words, 'to', total, { pace })}</p>}
    />
  )
}

export function DropDraft({ store }: NewsletterProps) {
  const words = newsletterWordsNow()
  const [isAsking, setAsking] = useState(false)
  return (
    <p>
      <Button look="link" onClick={() => setAsking(true)}>
        {words.drop}
      </Button>
      {isAsking && (
        <FormDialog
          title={words.dropTitle}
          id="newsletter-drop"
          submit={words.drop}
          isDangerous
          // The page of the draft goes, and its dialog with it.
          send={() => store.drop().then(() => false)}
          onClose={() => setAsking(false)}
          about={<p>{words.dropText}</p>}
        />
      )}
    </p>
  )
}

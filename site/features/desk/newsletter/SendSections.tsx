import { t } from '#site/ui/page/messages.ts'
import { useState, useEffect } from 'react'
import { completeIn, incompleteIn, languageFor } from '#core/domain/newsletters.ts'
import { format, pluralForm, formatCount } from '#core/i18n/format.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import type { NewsletterProps } from './props.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { numberOf, Fact } from '../parts.tsx'
import type { NewsletterCounts, Newsletter } from '#core/contract/desk-newsletter.ts'
import { SelectField } from '#site/ui/forms/SelectField.tsx'

/** Which text the subscribers of each language get, and how many get one. */
export function Recipients({ store, open }: NewsletterProps) {
  const { who: words } = t('desk.newsletter')
  const { draft, subscribers } = open
  const { total, without } = countRecipients(open)
  const choices = completeIn(draft).map((lang) => ({ value: lang, label: LANGUAGES[lang].name, lang }))
  return (
    <section className="stack gap-3">
      <h3 id="newsletter-who">{words.title}</h3>
      <SelectField
        name="fallback"
        label={words.fallback}
        value={draft.fallback ?? ''}
        none={words.nothing}
        choices={choices}
        onValue={(value) => store.change({ fallback: (value || undefined) as Lang | undefined })}
      />
      <table className="desk-table" aria-labelledby="newsletter-who">
        <thead>
          <tr>
            <th scope="col">{words.language}</th>
            <th scope="col">{words.count}</th>
            <th scope="col">{words.text}</th>
          </tr>
        </thead>
        <tbody>
          {subscribers.map(({ language, count }) => (
            <tr key={language}>
              <th scope="row" lang={language}>
                {LANGUAGES[language].name}
              </th>
              <td>{numberOf(count)}</td>
              <td>
                <TextOf lang={languageFor(draft, language)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">
        {formatCount(pageLang(), words, 'total', total)}
        {without > 0 && ` ${formatCount(pageLang(), words, 'without', without)}`}
      </p>
    </section>
  )
}

function TextOf({ lang }: { lang: Lang | undefined }) {
  const { who: words } = t('desk.newsletter')
  return lang ? <span lang={lang}>{LANGUAGES[lang].name}</span> : <>{words.nothing}</>
}

/** How many subscribers get a draft as it is, and how many get nothing. */
function countRecipients({ draft, subscribers }: Pick<Newsletter, 'draft' | 'subscribers'>) {
  const sum = (gets: boolean) =>
    subscribers
      .filter(({ language }) => (languageFor(draft, language) !== undefined) === gets)
      .reduce((all, { count }) => all + count, 0)
  return { total: sum(true), without: sum(false) }
}

/** Sends the draft in one language to its editor, or to somebody else with a role, as a test. */
export function TestMail({ store, open, language }: NewsletterProps & { language: Lang }) {
  const { test: words } = t('desk.newsletter')
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

/** Sends the draft to its subscribers: says what is still missing, and asks first. */
export function SendDraft({ store, open }: NewsletterProps) {
  const { send: words } = t('desk.newsletter')
  const [isAsking, setAsking] = useState(false)
  const missing = incompleteIn(open.draft)
  const { total } = countRecipients(open)
  const languages = missing.map((lang) => LANGUAGES[lang].name).join(', ')
  const problem = missing.length > 0 ? format(words.incomplete, { languages }) : total === 0 ? words.nobody : undefined
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
  const { send: words } = t('desk.newsletter')
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

/** Deletes the draft, and asks first. */
export function DropDraft({ store }: NewsletterProps) {
  const words = t('desk.newsletter')
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

/** Between two looks at a newsletter on its way. */
const LOOK_MS = 2000

/** How far the newsletter has been sent, with its outcomes; pauses and resumes it. */
export function SendProgress({ store, open: { state, counts } }: NewsletterProps) {
  const { send: words } = t('desk.newsletter')
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
      <OutcomeCounts counts={counts} />
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

/** How many mails of a newsletter had each outcome: without those that are 0, except for mails sent. */
export function OutcomeCounts({ counts }: { counts: NewsletterCounts }) {
  const { counts: words } = t('desk.newsletter')
  const names = (Object.keys(words) as (keyof NewsletterCounts)[]).filter((name) => name === 'sent' || counts[name] > 0)
  return (
    <dl className="desk-counts newsletter-counts">
      {names.map((name) => (
        <Fact key={name} name={words[name]}>
          {numberOf(counts[name])}
        </Fact>
      ))}
    </dl>
  )
}

/** A message with a number and other values. */
function countedWith(messages: object, name: string, count: number, values: Record<string, string>): string {
  const lang = pageLang()
  const form = new Intl.PluralRules(LANGUAGES[lang].locale).select(count)
  return format(pluralForm(messages, name, form), { ...values, count: numberOf(count) })
}

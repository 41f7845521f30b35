import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { type Lang, direction, LANGUAGES } from '#core/i18n/languages.ts'
import { format } from '#core/i18n/format.ts'
import { deskHref } from '#site/features/desk/address.ts'
import type { NewslettersStore } from '#site/features/desk/newsletter/newsletter.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { focusIfLost } from '#site/ui/page/focus-if-lost.ts'
import { When } from '../parts.tsx'
import { NewsletterPlaces } from './NewsletterPlaces.tsx'
import { DropDraft, Recipients, SendDraft, SendProgress, TestMail } from './SendSections.tsx'
import type { NewsletterProps, ChosenLanguage } from './props.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { MAX_NEWSLETTER_TEXT, MAX_SUBJECT } from '#core/terms/limits.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { SelectField, LANGUAGE_CHOICES } from '#site/ui/forms/SelectField.tsx'
import { MailFrame } from '../MailFrame.tsx'

/** One newsletter: a draft, or one on its way. */
export function NewsletterPage({ store, open }: NewsletterProps) {
  const words = t('desk.newsletter')
  const [language, setLanguage] = useState<Lang>(pageLang())
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened it is gone.
  useEffect(() => focusIfLost(heading.current), [open.id, open.state])
  const subject = Object.values(open.draft.texts).find((text) => text.subject.trim())?.subject
  const isDraft = open.state === 'draft'
  const chosen = { language, setLanguage }
  return (
    <>
      <p>
        <a href={deskHref({ tab: 'newsletter' })}>{words.back}</a>
      </p>
      <div className="stack gap-1">
        <h3 ref={heading} tabIndex={-1} className="newsletter-subject">
          <bdi>{subject?.trim() || words.untitled}</bdi>
        </h3>
        <p className="quiet">
          {words.states[open.state]} · <When at={open.at} />
        </p>
      </div>
      <LooseFields id="newsletter">
        {isDraft ? (
          <>
            <NewsletterText {...{ store, open, ...chosen }} />
            <NewsletterPlaces {...{ store, open }} />
            <NewsletterPreview {...{ store, open, ...chosen }} />
            <Recipients {...{ store, open }} />
            <TestMail {...{ store, open, language }} />
            <SendDraft {...{ store, open }} />
            <DropDraft {...{ store, open }} />
            <Saved store={store} />
          </>
        ) : (
          <>
            <SendProgress {...{ store, open }} />
            <NewsletterPreview {...{ store, open, ...chosen }} />
          </>
        )}
      </LooseFields>
    </>
  )
}

/** Whether the draft is saved; after somebody else has saved it, whose it shall be. */
function Saved({ store }: { store: NewslettersStore }) {
  const { save: words } = t('desk.newsletter')
  const state = useStore(store.$save)
  return (
    <div className="stack gap-2 newsletter-saved">
      {/* Only a failure is announced: somebody is typing. */}
      <div role="alert">
        {state.status === 'failed' && <p className="form-problem">{format(words.failed, { problem: state.text })}</p>}
      </div>
      {state.status !== 'failed' && <p className="quiet">{words[state.status]}</p>}
      {state.status === 'failed' && (
        <p className="cluster gap-3">
          {state.isMoved ? (
            (['mine', 'theirs'] as const).map((choice) => (
              <Button
                key={choice}

                onClick={() => void store.settle(choice).catch(() => {})}
              >
                {words[choice]}
              </Button>
            ))
          ) : (
            <Button onClick={() => void store.flush().catch(() => {})}>{words.again}</Button>
          )}
        </p>
      )}
    </div>
  )
}

/** Subject and text in one language after the other. */
function NewsletterText({ store, open, language, setLanguage }: NewsletterProps & ChosenLanguage) {
  const { text: words } = t('desk.newsletter')
  const { texts } = open.draft
  const own = texts[language] ?? { subject: '', text: '' }
  const set = (next: Partial<typeof own>) => store.change({ texts: { ...texts, [language]: { ...own, ...next } } })
  const written = { lang: language, dir: direction(language) }
  return (
    <section className="stack gap-3">
      <h3>{words.title}</h3>
      <SelectField
        name="language"
        label={words.language}
        value={language}
        choices={open.subscribers.map(({ language: code, count }) => ({
          value: code,
          label: `${LANGUAGES[code].name} (${count})`,
          lang: code,
        }))}
        onValue={(value) => setLanguage(value as Lang)}
      />
      <Field
        name="subject"
        label={words.subject}
        max={MAX_SUBJECT}
        autoComplete="off"
        value={own.subject}
        onValue={(subject) => set({ subject })}
        {...written}
      />
      <Field
        name="text"
        kind="text"
        label={words.text}
        hint={words.hint}
        max={MAX_NEWSLETTER_TEXT}
        rows={12}
        value={own.text}
        onValue={(text) => set({ text })}
        {...written}
      />
    </section>
  )
}

/** After the last letter. */
const PAUSE_MS = 700

/** How a language's readers see it. */
function NewsletterPreview({ store, open, language, setLanguage }: NewsletterProps & ChosenLanguage) {
  const { preview: words, text } = t('desk.newsletter')
  const [isOpen, setOpen] = useState(false)
  const html = useStore(store.$preview)
  const { draft } = open
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => void store.preview(language), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [store, isOpen, draft, language])
  return (
    <section className="stack gap-3 newsletter-preview">
      <p>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hide : words.show}
        </Button>
      </p>
      {isOpen && (
        <SelectField
          name="previewed"
          label={text.language}
          value={language}
          choices={LANGUAGE_CHOICES}
          onValue={(value) => setLanguage(value as Lang)}
        />
      )}
      {isOpen && html !== undefined && <MailFrame html={html} title={`${words.frame}, ${LANGUAGES[language].name}`} />}
    </section>
  )
}

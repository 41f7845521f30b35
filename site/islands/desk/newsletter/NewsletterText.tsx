import { MAX_NEWSLETTER_TEXT, MAX_SUBJECT } from '#core/contract/limits.ts'
import { direction, LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { newsletterWordsNow } from '#site/stores/desk/words.ts'
import { Field } from '../../forms/Field.tsx'
import { SelectField } from '../../forms/SelectField.tsx'
import type { ChosenLanguage, NewsletterProps } from './props.ts'

/** Subject and text in one language after the other. */
export function NewsletterText({ store, open, language, setLanguage }: NewsletterProps & ChosenLanguage) {
  const { text: words } = newsletterWordsNow()
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
        choices={open.subscribers.map(({ language: one, count }) => ({
          value: one,
          label: `${LANGUAGES[one].name} (${count})`,
          lang: one,
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

import type { Newsletter } from '#core/contract/desk-newsletter.ts'
import { completeIn, languageFor } from '#core/domain/newsletters.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { counted } from '#core/i18n/plural.ts'
import { newsletterWordsNow } from '#site/stores/desk/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { SelectField } from '../../forms/SelectField.tsx'
import { numberOf } from '../parts.tsx'
import type { NewsletterProps } from './props.ts'

/** How many get a newsletter as it is, and how many do not. */
export function readersOf({ draft, subscribers }: Pick<Newsletter, 'draft' | 'subscribers'>) {
  const sum = (gets: boolean) =>
    subscribers
      .filter(({ language }) => (languageFor(draft, language) !== undefined) === gets)
      .reduce((all, { count }) => all + count, 0)
  return { total: sum(true), without: sum(false) }
}

/** Which text the subscribers of each language get. */
export function WhoGetsIt({ store, open }: NewsletterProps) {
  const { who: words } = newsletterWordsNow()
  const { draft, subscribers } = open
  const { total, without } = readersOf(open)
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
        {counted(pageLang(), words, 'total', total)}
        {without > 0 && ` ${counted(pageLang(), words, 'without', without)}`}
      </p>
    </section>
  )
}

function TextOf({ lang }: { lang: Lang | undefined }) {
  const { who: words } = newsletterWordsNow()
  return lang ? <span lang={lang}>{LANGUAGES[lang].name}</span> : <>{words.nothing}</>
}

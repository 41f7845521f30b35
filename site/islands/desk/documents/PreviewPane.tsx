import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { LANGS, LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { hasPreview } from '#site/stores/desk/documents-address.ts'
import { createPreview, type Previewed } from '#site/stores/desk/documents-preview.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { Icon } from '../../page/Icon.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { useDocument, useDocumentsWords } from './use-document.ts'

const WIDTHS = { phone: 390, desktop: 1280 } as const
type Width = keyof typeof WIDTHS

/** The page that the form would make; for kinds that have one. */
export function PreviewPane() {
  const { form } = useDocument()
  const { preview: words } = useDocumentsWords()
  const { kind } = form
  const [isOpen, setOpen] = useState(false)
  if (!hasPreview(kind))
    return (
      <p className="notice doc-no-preview">
        <Icon name="info" />
        <span>{words.none}</span>
      </p>
    )
  return (
    <section className="doc-preview" aria-label={words.title}>
      <button type="button" className="button is-quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.hide : words.show}
      </button>
      {isOpen && <Shown kind={kind} />}
    </section>
  )
}

function Shown({ kind }: Pick<Previewed, 'kind'>) {
  const { preview: words } = useDocumentsWords()
  const [language, setLanguage] = useState<Lang>(pageLang())
  const [width, setWidth] = useState<Width>('phone')
  const { state, refresh, text } = useMade(kind, language)
  return (
    <>
      <div className="doc-preview-tools">
        <LanguageChoice {...{ language, setLanguage }} />
        <WidthChoice {...{ width, setWidth }} />
        <button type="button" className="button is-quiet" onClick={refresh}>
          {words.refresh}
        </button>
      </div>
      <p role="status" className={state.status === 'failed' ? 'field-problem' : 'field-hint'}>
        {text}
      </p>
      {state.html !== undefined && (
        <PreviewFrame html={state.html} width={WIDTHS[width]} title={`${words.frame}, ${LANGUAGES[language].name}`} />
      )}
    </>
  )
}

/** The preview of what stands in the form, made anew a moment after each change. */
function useMade(kind: Previewed['kind'], language: Lang) {
  const { form } = useDocument()
  const { preview: words } = useDocumentsWords()
  const [preview] = useState(() => createPreview())
  const { id, body } = useStore(form.$state)
  const state = useStore(preview.$state)
  useEffect(() => preview.want({ kind, id, body, language }), [preview, kind, id, body, language])
  useEffect(() => preview.stop, [preview])
  const isFresh = state.of?.body === body && state.of.language === language
  const texts = {
    idle: words.loading,
    loading: words.loading,
    ready: isFresh ? words.ready : words.stale,
    failed: `${words.failed} ${state.text}`,
  }
  return {
    state,
    text: texts[state.status],
    refresh: () => void preview.make({ kind, id, body, language }),
  }
}

interface LanguageProps {
  language: Lang
  setLanguage: (lang: Lang) => void
}

function LanguageChoice({ language, setLanguage }: LanguageProps) {
  const { preview: words } = useDocumentsWords()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{words.language}</label>
      <select id={id} value={language} onChange={({ currentTarget }) => setLanguage(currentTarget.value as Lang)}>
        {LANGS.map((lang) => (
          <option key={lang} value={lang} lang={lang}>
            {LANGUAGES[lang].name}
          </option>
        ))}
      </select>
    </div>
  )
}

interface WidthProps {
  width: Width
  setWidth: (width: Width) => void
}

function WidthChoice({ width, setWidth }: WidthProps) {
  const { preview: words } = useDocumentsWords()
  const name = useId()
  return (
    <fieldset className="doc-widths">
      <legend>{words.width}</legend>
      {(['phone', 'desktop'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === width} onChange={() => setWidth(one)} />
          {words[one]}
        </label>
      ))}
    </fieldset>
  )
}

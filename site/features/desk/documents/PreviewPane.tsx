import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { hasPreview } from '#site/features/desk/documents/documents-address.ts'
import { createPreview, type Previewed } from '#site/features/desk/documents/documents-preview.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { LANGUAGE_CHOICES, SelectField } from '#site/ui/forms/SelectField.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { useDocument } from './use-document.ts'

const WIDTHS = { phone: 390, desktop: 1280 } as const
type Width = keyof typeof WIDTHS

/** A preview of the page that the form would produce, for kinds that have one. */
export function PreviewPane() {
  const { form } = useDocument()
  const { preview: words } = t('desk.documents')
  const { kind } = form
  const [isOpen, setOpen] = useState(false)
  if (!hasPreview(kind))
    return (
      <p className="notice">
        <Icon name="info" />
        <span>{words.none}</span>
      </p>
    )
  return (
    <section className="stack gap-3 start doc-preview" aria-label={words.title}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.hide : words.show}
      </Button>
      {isOpen && <Shown kind={kind} />}
    </section>
  )
}

function Shown({ kind }: Pick<Previewed, 'kind'>) {
  const { preview: words } = t('desk.documents')
  const [language, setLanguage] = useState<Lang>(pageLang())
  const [width, setWidth] = useState<Width>('phone')
  const { state, refresh, text } = useMade(kind, language)
  return (
    <>
      <div className="cluster gap-3 ends">
        <LooseFields id="preview">
          <SelectField
            name="language"
            label={words.language}
            value={language}
            choices={LANGUAGE_CHOICES}
            onValue={(lang) => setLanguage(lang as Lang)}
          />
        </LooseFields>
        <WidthChoice {...{ width, setWidth }} />
        <Button onClick={refresh}>{words.refresh}</Button>
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

/** The preview of the form's values, refreshed shortly after each change. */
function useMade(kind: Previewed['kind'], language: Lang) {
  const { form } = useDocument()
  const { preview: words } = t('desk.documents')
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

function WidthChoice({ width, setWidth }: { width: Width; setWidth: (width: Width) => void }) {
  const { preview: words } = t('desk.documents')
  const name = useId()
  return (
    <fieldset className="cluster gap-x doc-widths">
      <legend>{words.width}</legend>
      {(['phone', 'desktop'] as const).map((device) => (
        <label key={device}>
          <input type="radio" name={name} checked={device === width} onChange={() => setWidth(device)} />
          {words[device]}
        </label>
      ))}
    </fieldset>
  )
}

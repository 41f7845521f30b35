import { t } from '#site/ui/page/messages.ts'
import type { KeyboardEvent } from 'react'
import { direction, LANGS, LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { tabAfter } from '#site/ui/page/tab-keys.ts'
import { isGroup } from '#site/features/desk/documents/documents-paths.ts'
import { missingOf } from '#site/features/desk/documents/documents-shape.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { FieldNotes, fieldProps, LabelText } from '#site/ui/forms/Field.tsx'
import { useField } from '#site/ui/forms/Form.tsx'
import { idOf, useDocument, useShownLanguage, type FieldProps } from './use-document.ts'
import { textOf } from './PlainFields.tsx'

/** A text with a tab per language, which shows whether it is translated. */
export function LocalizedField({ field, path, value }: FieldProps) {
  const { fields: words } = t('desk.documents')
  const { lang, show } = useShownLanguage(path)
  const state = useField(path)
  const texts = isGroup(value) ? value : {}
  const missing = missingOf(value)
  const named = new Intl.DisplayNames([pageLang()], { type: 'language' })
  const names = missing.map((code) => named.of(code)).join(', ')
  const hint = names ? format(words.missing, { languages: names }) : words.complete
  const id = idOf(path)
  return (
    <div
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-missing`}
      className={`field doc-texts is-wide ${state.isWrong ? 'is-wrong' : ''}`}
    >
      <div className="cluster apart ends">
        <span id={`${id}-label`} className="label">
          <LabelText label={field.label} isMarked={field.required} />
        </span>
        <Tabs {...{ path, lang, missing, show }} label={field.label} />
      </div>
      <TextIn {...{ field, path, lang }} text={textOf(texts[lang])} />
      {lang !== 'en' && <Original text={textOf(texts['en'])} />}
      <p id={`${id}-missing`} className="field-hint">
        {hint}
      </p>
      <FieldNotes field={state} />
    </div>
  )
}

/** The English text for translators, isolated in its own direction. */
function Original({ text }: { text: string }) {
  const { fields: words } = t('desk.documents')
  if (text === '') return null
  return <p className="field-hint doc-original">{format(words.english, { text: isolate(text) })}</p>
}

interface TabsProps {
  path: string
  label: string
  lang: Lang
  missing: readonly Lang[]
  show: (lang: Lang) => void
}

function Tabs({ path, label, lang, missing, show }: TabsProps) {
  const { fields: words } = t('desk.documents')
  const id = idOf(path)
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const list = event.currentTarget
    const at = LANGS.indexOf(lang)
    const next = tabAfter(event.key, { at, count: LANGS.length, list })
    if (next === undefined) return
    event.preventDefault()
    show(LANGS[next]!)
    list.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className="cluster doc-tabs" tabIndex={-1} onKeyDown={move}>
      {LANGS.map((code) => {
        const isMissing = missing.includes(code)
        return (
          <button
            key={code}
            type="button"
            role="tab"
            id={`${id}-tab-${code}`}
            aria-selected={code === lang}
            aria-controls={code === lang ? `${id}-panel` : undefined}
            tabIndex={code === lang ? 0 : -1}
            className={isMissing ? 'is-missing' : undefined}
            onClick={() => show(code)}
          >
            {code}
            <span className="visually-hidden">
              , {LANGUAGES[code].name}, {isMissing ? words.lacks : words.has}
            </span>
          </button>
        )
      })}
    </div>
  )
}

interface TextInProps extends Pick<FieldProps, 'field' | 'path'> {
  lang: Lang
  text: string
}

/** The text of one language in its own direction. */
function TextIn({ field, path, lang, text }: TextInProps) {
  const { form } = useDocument()
  const own = `${path}.${lang}`
  const state = useField(own)
  const { name } = LANGUAGES[lang]
  return (
    <div
      role="tabpanel"
      id={`${idOf(path)}-panel`}
      aria-labelledby={`${idOf(path)}-tab-${lang}`}
      className={state.isWrong ? 'is-wrong' : undefined}
    >
      <textarea
        key={lang}
        {...fieldProps(state)}
        aria-label={`${field.label}, ${name}`}
        rows={1}
        lang={lang}
        dir={direction(lang)}
        value={text}
        onBlur={() => form.touch(own)}
        onChange={({ currentTarget }) =>
          form.setText(path, lang, currentTarget.value, field.required || field.field === '')
        }
      />
      <FieldNotes field={state} />
    </div>
  )
}

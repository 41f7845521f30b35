import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { DeskText } from '#core/contract/desk.ts'
import { formatCount } from '#core/i18n/format.ts'
import { DEFAULT_LANG, direction, type Lang } from '#core/i18n/languages.ts'
import type { TextForms } from '#core/i18n/text-entries.ts'
import { MAX_OWN_TEXT } from '#core/terms/limits.ts'
import { deskHref } from '#site/features/desk/address.ts'
import { wordDiff } from '#site/features/desk/documents/word-diff.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { createText, type TextId, type TextStore } from '#site/features/desk/texts/texts.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { focusIfLost } from '#site/ui/page/focus-if-lost.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Fact, Failed, Refusal } from '../parts.tsx'
import { Diff } from '../queue/Diff.tsx'
import { useDesk } from '../use-desk.ts'
import { TextSample } from './TextSample.tsx'

/** A text with its default, its English, and where it is used. */
export function TextPage({ id }: { id: TextId }) {
  const { acts } = useDesk()
  const [store] = useState(() => createText(acts))
  const state = useStore(store.$answer)
  const [last] = useStore(acts.$acts)
  const undone = last?.act === 'undo' ? last.audit : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  const { language, key } = id
  useEffect(() => void store.load({ language, key }), [store, language, key, undone])
  useEffect(() => focusIfLost(heading.current), [])
  const words = t('desk.texts')
  return (
    <div className="stack gap-4 desk-text">
      <p>
        <a href={deskHref({ tab: 'texts', query: { language } })}>{words.back}</a>
      </p>
      <h3 ref={heading} tabIndex={-1} className="text-key">
        <bdi dir="ltr">{key}</bdi>
      </h3>
      {state.status === 'loading' && <p role="status">{t('desk.page').calls.loading}</p>}
      {state.status === 'failed' && <Failed text={state.text} onAgain={() => void store.load(id)} />}
      {state.status === 'ready' && <Open key={state.text.seq} text={state.text} store={store} />}
    </div>
  )
}

interface Props {
  text: DeskText
  store: TextStore
}

function Open({ text, store }: Props) {
  const words = t('desk.texts')
  const { language, defaults, english, own, fault, mayChange } = text
  const [typed, setTyped] = useState<TextForms>(own ?? defaults)
  return (
    <>
      {fault !== undefined && <p className="form-problem">{formatIsolated(words.notUsed, { problem: fault })}</p>}
      <Since text={text} />
      <dl className="stack gap-3 facts">
        <Shown name={words.default} forms={defaults} lang={language} />
        {language !== DEFAULT_LANG && <Shown name={words.english} forms={english} lang={DEFAULT_LANG} />}
      </dl>
      {mayChange ? <OwnText {...{ text, store, typed, setTyped }} /> : <p>{words.readOnly}</p>}
      <TextSample {...{ text, store, typed }} />
      <Uses text={text} />
    </>
  )
}

/** The forms of a text, each on a line of its own. */
function Shown({ name, forms, lang }: { name: string; forms: TextForms; lang: Lang }) {
  return (
    <Fact name={name}>
      {Object.entries(forms).map(([form, text]) => (
        <span key={form} lang={lang} dir={direction(lang)}>
          {text}
          {'\n'}
        </span>
      ))}
    </Fact>
  )
}

/** What has changed of the default since the own text was written. */
function Since({ text: { language, defaults, former } }: Pick<Props, 'text'>) {
  const words = t('desk.texts')
  if (!former) return null
  const forms = [...new Set([...Object.keys(former), ...Object.keys(defaults)])]
  return (
    <section className="stack gap-3 box card-box" aria-labelledby="text-since">
      <h4 id="text-since">{words.since}</h4>
      <p>{words.sinceText}</p>
      {forms.map((form) => {
        const pieces = wordDiff(language, former[form] ?? '', defaults[form] ?? '')
        return (
          <dl key={form} className="stack gap-2 facts" lang={language}>
            <Fact name={words.then}>
              <Diff pieces={pieces} side="before" />
            </Fact>
            <Fact name={words.now}>
              <Diff pieces={pieces} side="after" />
            </Fact>
          </dl>
        )
      })}
    </section>
  )
}

interface OwnProps extends Props {
  typed: TextForms
  setTyped: (texts: TextForms) => void
}

function OwnText({ text, store, typed, setTyped }: OwnProps) {
  const words = t('desk.texts')
  const { language, defaults, own, placeholders, use } = text
  const hasLines = Object.values(defaults).some((form) => form.includes('\n'))
  const written = { lang: language, dir: direction(language) }
  return (
    <section className="stack gap-3">
      <LooseFields id="text">
        {Object.keys(defaults).map((form) => (
          <Field
            key={form}
            name={form}
            kind="text"
            label={form === 'text' ? words.own : formatIsolated(words.form, { form })}
            max={MAX_OWN_TEXT}
            rows={hasLines ? 10 : 3}
            value={typed[form] ?? ''}
            onValue={(value) => {
              store.forget()
              setTyped({ ...typed, [form]: value })
            }}
            {...written}
          />
        ))}
      </LooseFields>
      {placeholders.length > 0 && (
        <p className="fine">
          {words.placeholders} <bdi dir="ltr">{placeholders.join(' ')}</bdi>
        </p>
      )}
      <Rebuilds use={use} />
      <Refusal $problem={store.$problem} />
      <p className="cluster gap-3">
        <Button look="main" onClick={() => void store.save(text, typed)}>
          {words.save}
        </Button>
        {own && <Button onClick={() => void store.drop(text)}>{words.drop}</Button>}
      </p>
    </section>
  )
}

/** What a change rebuilds, before it does. */
function Rebuilds({ use: { pages, rebuilds } }: Pick<DeskText, 'use'>) {
  const words = t('desk.texts')
  const lang = pageLang()
  if (rebuilds > 0) return <p className="fine">{formatCount(lang, words, 'first', rebuilds)}</p>
  return pages > 0 && <p className="fine">{formatCount(lang, words, 'pages', pages)}</p>
}

/** Where a text is used. */
function Uses({ text: { key, use } }: Pick<Props, 'text'>) {
  const words = t('desk.texts')
  const { kind, islands, examples } = use
  return (
    <section className="stack gap-2" aria-labelledby="text-uses">
      <h4 id="text-uses">{words.where}</h4>
      {kind === 'mail' && <p>{words.inMails}</p>}
      {islands && <p>{words.inIslands}</p>}
      {key.startsWith('errors:') && <p>{words.inAnswers}</p>}
      {examples.length > 0 && (
        <>
          <p>{words.examples}</p>
          <ul className="stack gap-1">
            {examples.map((path) => (
              <li key={path} className="tops">
                <a href={encodeURI(path)} target="_blank" rel="noopener" className="text-key">
                  <bdi dir="ltr">{path}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

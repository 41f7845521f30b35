import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { DeskText } from '#core/contract/desk.ts'
import { direction, LANGUAGES } from '#core/i18n/languages.ts'
import type { TextForms } from '#core/i18n/text-entries.ts'
import type { TextStore } from '#site/features/desk/texts/texts.ts'
import { MailFrame } from '../MailFrame.tsx'

/** After the last letter. */
const PAUSE_MS = 700

interface Props {
  text: DeskText
  store: TextStore
  typed: TextForms
}

/** A text as visitors or readers of mail see it, with sample values. */
export function TextSample({ text, store, typed }: Props) {
  const words = t('desk.texts')
  const shown = useStore(store.$preview)
  useEffect(() => {
    const timer = setTimeout(() => void store.preview(text, typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [store, text, typed])
  if (shown.status === 'none') return null
  return (
    <section className="stack gap-3" aria-labelledby="text-preview">
      <h4 id="text-preview">{words.preview}</h4>
      <p className="fine">{words.previewText}</p>
      {shown.status === 'refused' ? (
        <p className="form-problem">
          <bdi>{shown.text}</bdi>
        </p>
      ) : (
        <Sample {...shown.preview} language={text.language} />
      )}
    </section>
  )
}

type Preview = Extract<ReturnType<TextStore['$preview']['get']>, { status: 'shown' }>['preview']

function Sample({ texts, mail, language }: Preview & Pick<DeskText, 'language'>) {
  const words = t('desk.texts')
  const written = { lang: language, dir: direction(language) }
  if (!mail)
    return Object.entries(texts).map(([form, sample]) => (
      <p key={form} className="text-sample" {...written}>
        {sample}
      </p>
    ))
  return (
    <>
      <p>
        {words.subject}: <bdi {...written}>{mail.subject}</bdi>
      </p>
      <MailFrame html={mail.html} title={`${words.asHtml}, ${LANGUAGES[language].name}`} />
      <h5>{words.asText}</h5>
      <p className="text-sample" {...written}>
        {mail.text}
      </p>
    </>
  )
}

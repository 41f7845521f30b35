import '#site/ui/forms/kept-fields.ts'
import { useEffect, useRef, useState } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import type { PageFeature } from '#site/ui/page/page-feature.ts'
import { startApp } from '#site/ui/page/app.ts'
import { loadSession } from '#site/ui/session/session.ts'
import type { RequestWords } from '#site/features/enquiries/request-words.ts'
import { RequestForm } from './RequestForm.tsx'

interface Props {
  lang: Lang
  feature: PageFeature
  words: RequestWords
}

/** The page's form: plain HTML until interaction comes near, without a session until it is used. */
export function ContactRequest({ lang, feature, words }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isAlone, setAlone] = useState(false)
  const begin = () => {
    // Submitting the form reports the error.
    startApp()
      .then(() => loadSession())
      .catch(() => {})
  }
  useEffect(() => {
    if (box.current?.contains(document.activeElement)) begin()
  }, [])
  const ready = async () => {
    try {
      await startApp()
      setAlone(false)
    } catch (error) {
      // Toasts are not loaded yet.
      setAlone(true)
      throw error
    }
  }
  return (
    <div ref={box} onFocus={begin}>
      <RequestForm id="request" {...{ lang, feature, words, ready }} />
      <div role="alert">{isAlone && <p className="form-problem">{words.errors.couldNotSendRequest}</p>}</div>
    </div>
  )
}

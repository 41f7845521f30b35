import '#site/islands/forms/kept-fields.ts'
import { useEffect, useRef, useState } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import type { PageFeature } from '#site/stores/page/page-feature.ts'
import { loadSession } from '#site/stores/accounts/session.ts'
import type { RequestWords } from '#site/stores/enquiries/request-words.ts'
import { RequestForm } from './RequestForm.tsx'

interface Props {
  lang: Lang
  feature: PageFeature
  words: RequestWords
}

const start = async () => {
  const { startPeople } = await import('../../page/start.tsx')
  await startPeople()
}

/** The page's form: plain HTML until interaction comes near, without a session until it is used. */
export function ContactRequest({ lang, feature, words }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isAlone, setAlone] = useState(false)
  const begin = () => {
    // Submitting the form reports the error.
    start()
      .then(() => loadSession())
      .catch(() => {})
  }
  useEffect(() => {
    if (box.current?.contains(document.activeElement)) begin()
  }, [])
  const ready = async () => {
    try {
      await start()
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
      <div role="alert">{isAlone && <p className="form-problem">{words.said.couldNotSendRequest}</p>}</div>
    </div>
  )
}

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

/** The form of the page: plain HTML until somebody comes near it, and without a session until somebody uses it. */
export function ContactRequest({ lang, feature, words }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isAlone, setAlone] = useState(false)
  const begin = () => {
    // Where it fails, sending the form tells why.
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
      // What else would tell it has not come.
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

import type { DeskPageWords } from '#core/i18n/words.ts'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import { addStylesheet } from '#site/islands/page/stylesheet.ts'
import { $address } from '#site/stores/desk/address.ts'
import { viewOf } from '#site/stores/desk/documents-address.ts'
import { $documentsWords, loadDocumentsWords } from '#site/stores/desk/words.ts'
import styles from '#site/styles/desk-documents.css?url'
import { DocumentPage } from './DocumentPage.tsx'
import { DocumentsList } from './DocumentsList.tsx'

interface Props {
  lang: Lang
  words: DeskPageWords
}

/** Documents that editors maintain: a list per kind, and a form. */
export function Documents({ lang, words: { calls } }: Props) {
  const words = useStore($documentsWords)
  const address = useStore($address)
  useEffect(() => {
    void Promise.all([addStylesheet(styles), loadDocumentsWords(lang)])
  }, [lang])
  if (!words) return <p role="status">{calls.loading}</p>
  const view = viewOf(address)
  return view.view === 'list' ? <DocumentsList view={view} /> : <DocumentPage view={view} />
}

import type { ReactNode } from 'react'
import { shownIn, type Localized } from '#core/terms/localized.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

interface Props {
  title: Localized
  children?: ReactNode
}

/** What a dialog is about. */
export function Subject({ title, children }: Props) {
  const { text, lang } = shownIn(pageLang(), title)
  return (
    <p className="cluster subject">
      <bdi lang={lang}>{text}</bdi>
      {children}
    </p>
  )
}

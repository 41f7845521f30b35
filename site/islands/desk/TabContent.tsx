import { lazy, Suspense, type ComponentType } from 'react'
import type { DeskPageWords } from '#core/i18n/desk-page/en.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Tab } from '#site/stores/desk/address.ts'
import { pageLang } from '#site/stores/page-lang.ts'
import { AuditTab } from './log/AuditTab.tsx'
import { HistoryTab } from './log/HistoryTab.tsx'
import { QueueTab } from './queue/QueueTab.tsx'
import { useDeskWords } from './use-desk-words.ts'

interface DocumentsProps {
  lang: Lang
  words: DeskPageWords
}

type DocumentsPart = ComponentType<DocumentsProps>
const FOUND = import.meta.glob<{ Documents: DocumentsPart }>(
  './documents/Documents.tsx',
)
/** Comes when the tab is opened first. */
const Documents = lazy<DocumentsPart>(async () => {
  const { Documents: part } = await FOUND['./documents/Documents.tsx']!()
  return { default: part }
})

/** What stands below the tabs. */
export function TabContent({ tab }: { tab: Tab }) {
  const words = useDeskWords()
  return (
    <Suspense fallback={<p role="status">{words.calls.loading}</p>}>
      {tab === 'queue' && <QueueTab />}
      {tab === 'history' && <HistoryTab />}
      {tab === 'audit' && <AuditTab />}
      {tab === 'documents' && <Documents lang={pageLang()} words={words} />}
    </Suspense>
  )
}

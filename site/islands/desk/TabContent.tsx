import type { DeskPageWords } from '#core/i18n/words.ts'
import { lazy, Suspense, type ComponentType } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import type { Tab } from '#site/stores/desk/address.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { navigate } from '#site/stores/page/navigate.ts'
import { Failed } from './Failed.tsx'
import { KashrutTab } from './kashrut/KashrutTab.tsx'
import { AuditTab } from './log/AuditTab.tsx'
import { HistoryTab } from './log/HistoryTab.tsx'
import { QueueTab } from './queue/QueueTab.tsx'
import { deskWordsNow } from '#site/stores/desk/words.ts'

const PeopleTab = lazy<ComponentType>(async () => {
  const found = await import('./people/PeopleTab.tsx').catch(() => undefined)
  return { default: found?.PeopleTab ?? Unreachable }
})

const StatisticsTab = lazy<ComponentType>(async () => {
  const found = await import('./statistics/StatisticsTab.tsx').catch(() => undefined)
  return { default: found?.StatisticsTab ?? Unreachable }
})

interface DocumentsProps {
  lang: Lang
  words: DeskPageWords
}

const Imports = lazy<ComponentType>(async () => {
  const found = await import('./imports/Imports.tsx').catch(() => undefined)
  return { default: found?.Imports ?? Unreachable }
})

const Newsletters = lazy<ComponentType>(async () => {
  const found = await import('./newsletter/Newsletters.tsx').catch(() => undefined)
  return { default: found?.Newsletters ?? Unreachable }
})

/** Loaded when the tab is first opened. */
const Documents = lazy<ComponentType<DocumentsProps>>(async () => {
  const found = await import('./documents/Documents.tsx').catch(() => undefined)
  return { default: found?.Documents ?? Unreachable }
})

/** A script failed to load: the page must be reloaded. */
function Unreachable() {
  const { calls } = deskWordsNow()
  return <Failed text={calls.failed} onAgain={() => navigate()} />
}

export function TabContent({ tab }: { tab: Tab }) {
  const words = deskWordsNow()
  return (
    <Suspense fallback={<p role="status">{words.calls.loading}</p>}>
      {tab === 'queue' && <QueueTab />}
      {tab === 'kashrut' && <KashrutTab />}
      {tab === 'history' && <HistoryTab />}
      {tab === 'import' && <Imports />}
      {tab === 'newsletter' && <Newsletters />}
      {tab === 'people' && <PeopleTab />}
      {tab === 'audit' && <AuditTab />}
      {tab === 'statistics' && <StatisticsTab />}
      {tab === 'documents' && <Documents lang={pageLang()} words={words} />}
    </Suspense>
  )
}

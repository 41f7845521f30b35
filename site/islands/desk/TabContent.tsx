import { lazy, Suspense, type ComponentType } from 'react'
import type { Tab } from '#site/stores/desk/address.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { navigate } from '#site/stores/page/navigate.ts'
import { Failed } from './Failed.tsx'
import { KashrutTab } from './kashrut/KashrutTab.tsx'
import { AuditTab } from './log/AuditTab.tsx'
import { HistoryTab } from './log/HistoryTab.tsx'
import { QueueTab } from './queue/QueueTab.tsx'

/** Loaded when the tab is first opened. */
const later = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => Unreachable) }))

const CONTENTS: Readonly<Record<Tab, ComponentType>> = {
  queue: QueueTab,
  kashrut: KashrutTab,
  history: HistoryTab,
  documents: later(async () => {
    const { Documents } = await import('./documents/Documents.tsx')
    return () => <Documents lang={pageLang()} words={deskWordsNow()} />
  }),
  import: later(async () => (await import('./imports/Imports.tsx')).Imports),
  newsletter: later(async () => (await import('./newsletter/Newsletters.tsx')).Newsletters),
  people: later(async () => (await import('./people/PeopleTab.tsx')).PeopleTab),
  audit: AuditTab,
  statistics: later(async () => (await import('./statistics/StatisticsTab.tsx')).StatisticsTab),
}

/** A script failed to load: the page must be reloaded. */
function Unreachable() {
  const { calls } = deskWordsNow()
  return <Failed text={calls.failed} onAgain={() => navigate()} />
}

export function TabContent({ tab }: { tab: Tab }) {
  const { calls } = deskWordsNow()
  const Content = CONTENTS[tab]
  return (
    <Suspense fallback={<p role="status">{calls.loading}</p>}>
      <Content />
    </Suspense>
  )
}

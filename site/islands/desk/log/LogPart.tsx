import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Tab } from '#site/stores/desk/address.ts'
import type { LogQuery } from '#site/stores/desk/log.ts'
import type { PartStore } from '#site/stores/desk/part.ts'
import { Failed } from '../Failed.tsx'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { Pages } from './Pages.tsx'

interface Props<T> {
  tab: Tab
  query: LogQuery
  store: PartStore<LogQuery, T>
  children: (row: T) => ReactNode
}

/** A page of a log, or why there is none. */
export function LogPart<T>({ tab, query, store, children }: Props<T>) {
  const { calls, log } = deskWordsNow()
  const part = useStore(store.$part)
  if (part.status === 'loading') return <p role="status">{calls.loading}</p>
  if (part.status === 'failed') return <Failed text={part.text} onAgain={() => void store.load(query)} />
  const isNarrow = query.tnid ?? query.editor ?? query.kind
  if (part.rows.length === 0) return <p>{isNarrow === undefined ? log.empty : log.none}</p>
  return (
    <>
      <ul className="stack gap-3">{part.rows.map(children)}</ul>
      <Pages tab={tab} query={query} total={part.total} />
    </>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { $address } from '#site/stores/desk/address.ts'
import { logQuery, type LogQuery } from '#site/stores/desk/log.ts'
import type { PartStore } from '#site/stores/desk/part.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { LogFilter } from './LogFilter.tsx'
import { PagedList } from './Pages.tsx'

interface Props<T> {
  tab: 'history' | 'audit'
  create: () => PartStore<LogQuery, T>
  /** A row; `again` reloads the log. */
  children: (row: T, again: () => void) => ReactNode
}

/** A log with its filter: a page of it, or why there is none. */
export function Log<T>({ tab, create, children }: Props<T>) {
  const [store] = useState(create)
  const part = useStore(store.$answer)
  const query = logQuery(useStore($address).query)
  const key = JSON.stringify(query)
  const { log, tabs } = deskWordsNow()
  useEffect(() => void store.load(JSON.parse(key)), [store, key])
  const again = () => void store.load(query)
  const isNarrow = query.tnid ?? query.editor ?? query.kind
  return (
    <div className="stack">
      <h2 className="visually-hidden">{tabs[tab]}</h2>
      <LogFilter tab={tab} query={query} />
      <PagedList
        {...{ tab, query, part }}
        empty={<p>{isNarrow === undefined ? log.empty : log.none}</p>}
        onAgain={again}
      >
        {(row) => children(row, again)}
      </PagedList>
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { hrefOf } from '#core/domain/routes.ts'
import { counted } from '#core/i18n/plural.ts'
import { $address, deskHref, followAddress, type Tab } from '#site/stores/desk/address.ts'
import { $entry, enterDesk, leaveDesk } from '#site/stores/desk/entry.ts'
import { createDesk } from '#site/stores/desk/desk.ts'
import { HELP_OF } from '#site/stores/desk/tabs.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { ActLine } from './ActLine.tsx'
import { DeskLock } from './DeskLock.tsx'
import { Failed } from './Failed.tsx'
import { NotFound } from './NotFound.tsx'
import { TabContent } from './TabContent.tsx'
import { DeskContext } from './use-desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'

/** The page of people with a role; empty until it knows that the visitor has one. */
export function Desk() {
  const entry = useStore($entry)
  const { calls } = deskWordsNow()
  useEffect(() => {
    void enterDesk()
    const unfollow = followAddress()
    return () => {
      unfollow()
      leaveDesk()
    }
  }, [])
  switch (entry.status) {
    case 'asking':
      return <p role="status">{calls.loading}</p>
    case 'missing':
      return <NotFound />
    case 'locked':
      return <DeskLock />
    case 'failed':
      return <Failed text={calls.failed} onAgain={() => void enterDesk()} />
    case 'open':
      return <Open tabs={entry.tabs} waiting={sum(Object.values(entry.counts))} />
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function Open({ tabs, waiting }: { tabs: readonly Tab[]; waiting: number }) {
  const words = deskWordsNow()
  const address = useStore($address)
  const tab = tabs.includes(address.tab) ? address.tab : tabs[0]!
  const [desk] = useState(createDesk)
  useEffect(() => {
    if (tabs.includes('kashrut')) void desk.facts.count()
    return desk.acts.stop
  }, [desk, tabs])
  return (
    <DeskContext value={desk}>
      <div className="stack gap-5 desk">
        <div className="stack gap-3">
          <div className="cluster gap-4">
            <h1>{words.title}</h1>
            <HelpLink tab={tab} />
          </div>
          <nav className="tabs desk-tabs" aria-label={words.tabs.label}>
            <ul>
              {tabs.map((name) => (
                <li key={name}>
                  <TabLink {...{ name, waiting }} isCurrent={name === tab} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <ActLine />
        <TabContent tab={tab} />
      </div>
    </DeskContext>
  )
}

function HelpLink({ tab }: { tab: Tab }) {
  const lang = pageLang()
  return <a href={`${hrefOf(lang, { kind: 'deskHelp' })}#${HELP_OF[tab]}`}>{deskWordsNow().tabs.help}</a>
}

interface TabProps {
  name: Tab
  waiting: number
  isCurrent: boolean
}

function TabLink({ name, waiting, isCurrent }: TabProps) {
  const words = deskWordsNow()
  return (
    <a href={deskHref({ tab: name })} aria-current={isCurrent ? 'page' : undefined}>
      {words.tabs[name]}
      {name === 'queue' && (
        <>
          {' '}
          <span className="count">{counted(pageLang(), words, 'waiting', waiting)}</span>
        </>
      )}
    </a>
  )
}

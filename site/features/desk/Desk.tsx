import { loadMessages, t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState, lazy, Suspense, type ComponentType, useLayoutEffect, useRef } from 'react'
import { hrefOf } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { formatCount } from '#core/i18n/format.ts'
import { $address, deskHref, followAddress, type Tab, HELP_OF } from '#site/features/desk/address.ts'
import { $entry, enterDesk, leaveDesk } from '#site/features/desk/log/entry.ts'
import { createDesk } from '#site/features/desk/desk.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import documentsStyles from '#site/features/desk/documents/desk-documents.sheet.css?url'
import importsStyles from '#site/features/desk/imports/desk-imports.sheet.css?url'
import newsletterStyles from '#site/features/desk/newsletter/desk-newsletter.sheet.css?url'
import settingsStyles from '#site/features/desk/settings/desk-settings.sheet.css?url'
import textsStyles from '#site/features/desk/texts/desk-texts.sheet.css?url'
import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import { ActLine } from './ActLine.tsx'
import { Failed } from './parts.tsx'
import { DeskContext } from './use-desk.ts'
import { navigate } from '#site/ui/page/navigate.ts'
import { CandidatesTab } from './queue/CandidatesTab.tsx'
import { KashrutTab } from './queue/KashrutTab.tsx'
import { AuditTab } from './log/AuditTab.tsx'
import { QueueTab } from './queue/QueueTab.tsx'
import { $session } from '#site/ui/session/session.ts'
import { SetupDialog } from '#site/features/accounts/factor/SetupDialog.tsx'
import { Button } from '#site/ui/page/Button.tsx'

/** The page of people with a role; empty until it knows that the visitor has one. */
export function Desk() {
  const entry = useStore($entry)
  const { calls } = t('desk.page')
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

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

function Open({ tabs, waiting }: { tabs: readonly Tab[]; waiting: number }) {
  const words = t('desk.page')
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
  return <a href={`${hrefOf(lang, { kind: 'deskHelp' })}#${HELP_OF[tab]}`}>{t('desk.page').tabs.help}</a>
}

interface TabProps {
  name: Tab
  waiting: number
  isCurrent: boolean
}

function TabLink({ name, waiting, isCurrent }: TabProps) {
  const words = t('desk.page')
  return (
    <a href={deskHref({ tab: name })} aria-current={isCurrent ? 'page' : undefined}>
      {words.tabs[name]}
      {name === 'queue' && (
        <>
          {' '}
          <span className="count">{formatCount(pageLang(), words, 'waiting', waiting)}</span>
        </>
      )}
    </a>
  )
}

interface Later {
  content: () => Promise<ComponentType>
  words?: (lang: Lang) => Promise<unknown>
  styles?: string
}

/** A tab that is loaded when it is first opened, with its words and its stylesheet. */
const later = ({ content, words, styles }: Later) =>
  lazy(async () => {
    if (styles) void addStylesheet(styles)
    const loaded = Promise.all([content(), words?.(pageLang())])
    const [Content] = await loaded.catch(() => [Unreachable])
    return { default: Content }
  })

const CONTENTS: Readonly<Record<Tab, ComponentType>> = {
  queue: QueueTab,
  kashrut: KashrutTab,
  candidates: CandidatesTab,
  documents: later({
    content: async () => (await import('./documents/Documents.tsx')).Documents,
    words: () => loadMessages('desk.documents'),
    styles: documentsStyles,
  }),
  import: later({
    content: async () => (await import('./imports/Imports.tsx')).Imports,
    words: () => loadMessages('desk.import'),
    styles: importsStyles,
  }),
  newsletter: later({
    content: async () => (await import('./newsletter/Newsletters.tsx')).Newsletters,
    words: () => loadMessages('desk.newsletter'),
    styles: newsletterStyles,
  }),
  texts: later({
    content: async () => (await import('./texts/Texts.tsx')).Texts,
    words: () => loadMessages('desk.texts'),
    styles: textsStyles,
  }),
  people: later({ content: async () => (await import('./people/PeopleTab.tsx')).PeopleTab }),
  audit: AuditTab,
  api: later({
    content: async () => (await import('./api/ApiTab.tsx')).ApiTab,
    words: () => loadMessages('desk.api'),
  }),
  settings: later({
    content: async () => (await import('./settings/SettingsTab.tsx')).SettingsTab,
    words: () => loadMessages('desk.settings'),
    styles: settingsStyles,
  }),
  statistics: later({ content: async () => (await import('./statistics/StatisticsTab.tsx')).StatisticsTab }),
}

/** A script failed to load: the page must be reloaded. */
function Unreachable() {
  const { calls } = t('desk.page')
  return <Failed text={calls.failed} onAgain={() => navigate()} />
}

function TabContent({ tab }: { tab: Tab }) {
  const { calls } = t('desk.page')
  const Content = CONTENTS[tab]
  return (
    <Suspense fallback={<p role="status">{calls.loading}</p>}>
      <Content />
    </Suspense>
  )
}

/** In place of the desk, for somebody without the second factor that it requires. */
function DeskLock() {
  const [isOpen, setOpen] = useState(false)
  const { title } = t('desk.page')
  const { factor: words } = t('accounts.app')
  return (
    <div className="stack gap-5">
      <h1>{title}</h1>
      <section className="stack box card-box login-box" aria-labelledby="desk-factor">
        <h2 id="desk-factor">{words.title}</h2>
        <p>{words.text}</p>
        <p>{words.required}</p>
        <Button look="main" onClick={() => setOpen(true)}>
          {words.setUp}
        </Button>
      </section>
      {isOpen && (
        <SetupDialog
          onClose={() => {
            setOpen(false)
            // Cancelled: the focus goes back to the button.
            if (!$session.get()?.needsFactor) void enterDesk()
          }}
        />
      )}
    </div>
  )
}

/** The site's "not found" text, which the page embeds. */
function NotFound() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const text = document.querySelector<HTMLTemplateElement>('template[data-not-found]')
    if (!text || !ref.current) return
    ref.current.replaceChildren(text.content.cloneNode(true))
    document.title = ref.current.querySelector('h1')?.textContent ?? ''
  }, [])
  return <div ref={ref} className="prose" />
}

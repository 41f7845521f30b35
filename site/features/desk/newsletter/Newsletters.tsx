import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { formatCount } from '#core/i18n/format.ts'
import { $address, deskHref } from '#site/features/desk/address.ts'
import { $entry } from '#site/features/desk/log/entry.ts'
import { idOf } from '#site/features/desk/log/log.ts'
import { createNewsletters, type NewslettersStore } from '#site/features/desk/newsletter/newsletter.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Refusal, When } from '../parts.tsx'
import { OutcomeCounts } from './SendSections.tsx'
import { NewsletterPage } from './NewsletterPage.tsx'
import { Button } from '#site/ui/page/Button.tsx'

/** Newsletters: all of them, or one. */
export function Newsletters() {
  const words = t('desk.newsletter')
  const { rest } = useStore($address)
  const [store] = useState(createNewsletters)
  const open = useStore(store.$open)
  const id = idOf(rest)
  useEffect(() => void store.show(id), [store, id])
  useEffect(() => () => void store.close(), [store])
  return (
    <div className="stack gap-5 newsletters">
      <h2 className={id === undefined ? undefined : 'visually-hidden'}>{words.title}</h2>
      {id === undefined ? <All store={store} /> : open?.id === id && <NewsletterPage {...{ store, open }} />}
      <Refusal $problem={store.$problem} />
    </div>
  )
}

function All({ store }: { store: NewslettersStore }) {
  const words = t('desk.newsletter')
  const list = useStore(store.$list)
  const entry = useStore($entry)
  if (!list) return <p role="status">{t('desk.page').calls.loading}</p>
  const total = list.subscribers.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <p>{formatCount(pageLang(), words, 'subscribers', total)}</p>
      <p className="cluster gap-3">
        <Button look="main" onClick={() => void store.write()}>
          {words.write}
        </Button>
        {entry.status === 'open' && entry.role === 'admin' && (
          <Button onClick={() => void store.save()}>{words.export}</Button>
        )}
      </p>
      {list.newsletters.length === 0 && <p>{words.none}</p>}
      <ul className="stack gap-3">
        {list.newsletters.map(({ id, subject, state, at, counts }) => (
          <li key={id} className="stack gap-2 start desk-row">
            <p>
              <a href={deskHref({ tab: 'newsletter', rest: String(id) })}>
                <bdi>{subject || words.untitled}</bdi>
              </a>
              <span>{words.states[state]}</span>
              <When at={at} />
            </p>
            {state !== 'draft' && <OutcomeCounts counts={counts} />}
          </li>
        ))}
      </ul>
    </>
  )
}

import { t } from '#site/ui/page/messages.ts'
import { useRef } from 'react'
import type { OwnSession } from '#core/contract/account-sessions.ts'
import { format } from '#core/i18n/format.ts'
import { askSessions, endSessions, logOut } from '#site/features/accounts/account.ts'
import { dateAndTime } from '#site/ui/dates/date-and-time.ts'
import { focusIfLost } from '#site/ui/page/focus-if-lost.ts'
import { Unanswered } from '#site/ui/page/Unanswered.tsx'
import { useAnswer } from '#site/ui/page/use-answer.ts'
import { Button } from '#site/ui/page/Button.tsx'

/** Where somebody is logged in, and how to log out here and elsewhere. */
export function Devices() {
  const [own, load] = useAnswer(askSessions)
  const list = useRef<HTMLUListElement>(null)
  const { account: words } = t('accounts.app')
  const sessions = own.status === 'ready' ? own.sessions : []
  const end = async (which: OwnSession | 'others') => {
    await endSessions(which, load)
    focusIfLost(list.current)
  }
  return (
    <>
      <Unanswered status={own.status} />
      {sessions.length > 0 && (
        <ul ref={list} tabIndex={-1} className="stack gap-3" aria-labelledby="account-devices">
          {sessions.map((session) => (
            <Device key={session.id} session={session} onEnd={() => void end(session)} />
          ))}
        </ul>
      )}
      {sessions.length > 1 && <p>{words.devicesText}</p>}
      <div className="cluster gap-3 button-row">
        <Button look="main" onClick={() => void logOut({ everywhere: false })}>
          {words.logout}
        </Button>
        {sessions.length !== 1 && <Button onClick={() => void end('others')}>{words.logoutOthers}</Button>}
      </div>
    </>
  )
}

interface DeviceProps {
  session: OwnSession
  onEnd: () => void
}

function Device({ session, onEnd }: DeviceProps) {
  const { account: words } = t('accounts.app')
  const device = deviceText(session)
  return (
    <li className="cluster apart gap-3">
      <div>
        <p className="cluster gap-2">
          <b>{device}</b>
          {session.isThis && <span className="badge is-good">{words.thisDevice}</span>}
        </p>
        <p className="fine">{format(words.loggedInSince, { date: dateAndTime(session.since) })}</p>
        {!session.isThis && <p className="fine">{format(words.lastUsed, { date: dateAndTime(session.used) })}</p>}
      </div>
      {!session.isThis && (
        <Button aria-label={format(words.logoutOne, { device })} onClick={onEnd}>
          {words.logoutDevice}
        </Button>
      )}
    </li>
  )
}

/** "Firefox on Windows", or what is known of it. */
function deviceText({ browser, system }: OwnSession): string {
  const { account: words } = t('accounts.app')
  if (browser && system) return format(words.deviceOn, { browser, system })
  return browser || system || words.unknownDevice
}

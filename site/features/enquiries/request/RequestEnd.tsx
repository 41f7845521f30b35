import { useStore } from '@nanostores/react'
import type { SessionState } from '#core/contract/session.ts'
import { format } from '#core/i18n/format.ts'
import { $unsent, type RequestStore } from '#site/features/enquiries/request.ts'
import type { RequestWords } from '#site/features/enquiries/request-words.ts'
import { $messages } from '#site/ui/page/messages.ts'
import { Captcha } from '#site/ui/captcha/Captcha.tsx'
import { Button } from '#site/ui/page/Button.tsx'

interface CaptchaNoteProps {
  store: RequestStore
  session: SessionState | undefined
  words: RequestWords['request']
}

/** The captcha for anonymous visitors, with its space reserved. */
export function CaptchaNote({ store, session, words }: CaptchaNoteProps) {
  const { 'accounts.app': app, errors } = useStore($messages)
  const isReady = app && errors
  return (
    <div className="captcha-room">
      {session?.uid === 0 && isReady ? (
        <Captcha captcha={store.captcha} />
      ) : (
        <p className="fine">
          {session && session.uid > 0 ? <bdi>{format(words.loggedIn, { name: session.name })}</bdi> : words.robots}
        </p>
      )}
    </div>
  )
}

interface RestoreButtonProps {
  words: RequestWords['request']
  onTake: () => void
}

/** Offers to copy the text of a request that could not be sent. */
export function RestoreButton({ words, onTake }: RestoreButtonProps) {
  const unsent = useStore($unsent)
  if (!unsent) return null
  return (
    <>
      <Button onClick={onTake}>{words.takeBack}</Button>
      <p className="fine">{words.unsent}</p>
    </>
  )
}

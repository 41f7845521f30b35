import type { Texts } from '#core/i18n/messages.ts'
import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { CaptchaWidget, Captcha as CaptchaStore } from '#site/ui/captcha/captcha.ts'
import { $consent, allow } from '#site/ui/consent/consent.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { isKnown } from '#site/ui/storage/flags.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../page/Button.tsx'

interface CaptchaProps {
  captcha: CaptchaStore
}

/**
 * Lets anonymous visitors prove that they are human; nothing for users, nor before hydration. Its room is kept while
 * the session is on its way, unless somebody has logged in here before.
 */
export function Captcha({ captcha }: CaptchaProps) {
  const session = useSession()
  const isHydrated = useIsHydrated()
  if (!isHydrated || (session ? session.uid > 0 : isKnown())) return null
  if (!session) return <div className="captcha" />
  const { captcha: kind } = session
  return kind.kind === 'recaptcha' ? (
    <Asked captcha={captcha} siteKey={kind.siteKey} />
  ) : (
    <Widget captcha={captcha} siteKey={undefined} />
  )
}

/** Google's captcha, after consent. */
function Asked(props: WidgetProps) {
  const consent = useStore($consent)
  const { captcha: words } = t('accounts.app')
  if (consent.captcha) return <Widget {...props} />
  return (
    <div className="stack gap-3 captcha-consent">
      <p>{words.consent}</p>
      <Button onClick={() => allow('captcha')}>{words.allow}</Button>
    </div>
  )
}

interface WidgetProps extends CaptchaProps {
  /** Key of Google's captcha if the site uses it. A string, because each session brings a new object. */
  siteKey: string | undefined
}

function Widget({ captcha, siteKey }: WidgetProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { captcha: words } = t('accounts.app')
  useEffect(() => captcha.attach(() => show(ref.current!, siteKey, words)), [captcha, siteKey, words])
  return <div ref={ref} className="captcha" />
}

/** Each kind is loaded only where it is used. */
async function show(
  into: HTMLElement,
  siteKey: string | undefined,
  words: Texts<'accounts.app'>['captcha'],
): Promise<CaptchaWidget> {
  if (siteKey !== undefined) {
    const { showRecaptcha } = await import('./recaptcha.ts')
    return showRecaptcha(into, pageLang(), siteKey)
  }
  const { showAltcha } = await import('./altcha.ts')
  return showAltcha(into, pageLang(), words)
}

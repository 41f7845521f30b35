import type { PeopleWords } from '#core/i18n/words.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { CaptchaWidget, Captcha as CaptchaStore } from '#site/stores/captcha/captcha.ts'
import { $consent, allow } from '#site/stores/consent/consent.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { $session } from '#site/stores/accounts/session.ts'
import { useWords } from '../page/use-words.ts'

interface CaptchaProps {
  captcha: CaptchaStore
}

/** Lets an anonymous visitor show to be a person; nothing for who has logged in. */
export function Captcha({ captcha }: CaptchaProps) {
  const session = useStore($session)
  const consent = useStore($consent)
  const words = useWords().captcha
  if (!session || session.uid > 0) return null
  const { captcha: kind } = session
  if (kind.kind === 'recaptcha' && !consent.captcha) {
    return (
      <div className="captcha-consent">
        <p>{words.consent}</p>
        <button type="button" className="button is-quiet" onClick={() => allow('captcha')}>
          {words.allow}
        </button>
      </div>
    )
  }
  const siteKey = kind.kind === 'recaptcha' ? kind.siteKey : undefined
  return <Widget captcha={captcha} siteKey={siteKey} />
}

interface WidgetProps extends CaptchaProps {
  /** Google's, where the site has its captcha. A text: each session brings an object of its own. */
  siteKey: string | undefined
}

function Widget({ captcha, siteKey }: WidgetProps) {
  const ref = useRef<HTMLDivElement>(null)
  const words = useWords().captcha
  useEffect(() => captcha.attach(() => show(ref.current!, siteKey, words)), [captcha, siteKey, words])
  return <div ref={ref} className="captcha" />
}

/** Each kind is loaded only where it is used. */
async function show(
  into: HTMLElement,
  siteKey: string | undefined,
  words: PeopleWords['captcha'],
): Promise<CaptchaWidget> {
  if (siteKey !== undefined) {
    const { showRecaptcha } = await import('./recaptcha.ts')
    return showRecaptcha(into, pageLang(), siteKey)
  }
  const { showAltcha } = await import('./altcha.ts')
  return showAltcha(into, pageLang(), words)
}

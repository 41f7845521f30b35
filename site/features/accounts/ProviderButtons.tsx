import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { SessionState } from '#core/contract/session.ts'
import { format } from '#core/i18n/format.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { goToOidc } from '#site/features/accounts/oidc.ts'
import { logInByFacebook, logInByGoogle } from '#site/features/accounts/providers.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { $session } from '#site/ui/session/session.ts'
import { Button } from '#site/ui/page/Button.tsx'

/** Google, Facebook and an OpenID provider, as the site has them. Nothing contacts them before a click. */
export function ProviderButtons() {
  const providers = useStore($session)?.providers
  const googlePlace = useRef<HTMLDivElement>(null)
  const { login: words } = t('accounts.app')
  const { google, facebook, oidc } = providers ?? {}
  if (!google && !facebook && !oidc) return null
  return (
    <div className="stack gap-3 providers">
      {google && (
        <div ref={googlePlace}>
          <Button onClick={() => void logInByGoogle(google, googlePlace.current!)}>
            <GoogleMark />
            {words.google}
          </Button>
        </div>
      )}
      {facebook && (
        <Button onClick={() => void logInByFacebook(facebook)}>
          <FacebookMark />
          {words.facebook}
        </Button>
      )}
      {oidc && <Button onClick={() => void goToOidc()}>{format(words.oidc, { name: oidc.name })}</Button>}
      <p className="field-hint">{oidc ? format(words.outsideNamed, { names: namesOf(providers) }) : words.outside}</p>
      <p className="row quiet or">
        <span>{words.or}</span>
      </p>
    </div>
  )
}

/** "Google or Example". */
function namesOf({ google, facebook, oidc }: SessionState['providers'] = {}): string {
  const names = [google && 'Google', facebook && 'Facebook', oidc?.name].filter((name) => name !== undefined)
  return new Intl.ListFormat(LANGUAGES[pageLang()].locale, { type: 'disjunction' }).format(names)
}

function GoogleMark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M22 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.6a4.8 4.8 0 0 1-2.1 3.1v2.6h3.4c2-1.8 3.1-4.5 3.1-7.6Z"
      />
      <path
        fill="#34a853"
        d="M12 22.4c2.8 0 5.2-.9 6.9-2.6l-3.4-2.6a6.3 6.3 0 0 1-9.4-3.3H2.6v2.7A10.4 10.4 0 0 0 12 22.4Z"
      />
      <path fill="#fbbc05" d="M6.1 13.9a6.2 6.2 0 0 1 0-3.9V7.3H2.6a10.4 10.4 0 0 0 0 9.3Z" />
      <path fill="#ea4335" d="M12 5.7c1.5 0 2.9.5 4 1.6l3-3A10.4 10.4 0 0 0 2.6 7.3L6.1 10A6.2 6.2 0 0 1 12 5.7Z" />
    </svg>
  )
}

function FacebookMark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path
        fill="#fff"
        d={
          'M13.2 23v-8.3h2.9l.5-3.3h-3.4V9.3c0-1 .4-1.7 1.8-1.7h1.7V4.7a15 15 0 0 0-2.6-.2' +
          'c-2.6 0-4.3 1.6-4.3 4.4v2.5H7v3.3h2.8V23Z'
        }
      />
    </svg>
  )
}

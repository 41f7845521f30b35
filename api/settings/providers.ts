import { ConfigError, together, type Env } from './config-error.ts'
import { oidcOf, type OidcConfig } from './services.ts'

export interface Providers {
  /** Log-in with Google; off if absent. */
  google?: { clientId: string; issuer: string; keysUrl: string }
  /** Log-in with Facebook; off if absent. */
  facebook?: { appId: string; appSecret: string; graphUrl: string }
  /** Log-in with an OpenID provider of the site's own, by the name for its button; off if absent. */
  oidc?: OidcConfig
  /** Google's captcha instead of our own proof of work. */
  recaptcha?: { siteKey: string; secret: string; verifyUrl: string }
}

/** Who else lets people log in, and the captcha. Throws ConfigError. */
export function providersOf(env: Env): Providers {
  const google = together(env, ['GOOGLE_CLIENT_ID'])
  const facebook = together(env, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'])
  const oidc = oidcOf(env)
  const recaptcha = together(env, ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'])
  return {
    ...(google && {
      google: {
        clientId: google[0]!,
        issuer: env['GOOGLE_ISSUER'] || 'https://accounts.google.com',
        keysUrl: serviceOf(env, 'GOOGLE_KEYS_URL', 'https://www.googleapis.com/oauth2/v3/certs'),
      },
    }),
    ...(facebook && {
      facebook: {
        appId: facebook[0]!,
        appSecret: facebook[1]!,
        graphUrl: serviceOf(env, 'FACEBOOK_GRAPH_URL', 'https://graph.facebook.com/v3.2'),
      },
    }),
    ...(oidc && { oidc }),
    ...(recaptcha && {
      recaptcha: {
        siteKey: recaptcha[0]!,
        secret: recaptcha[1]!,
        verifyUrl: serviceOf(env, 'RECAPTCHA_URL', 'https://www.google.com/recaptcha/api/siteverify'),
      },
    }),
  }
}

/** The address of a third-party service. */
function serviceOf(env: Env, name: string, standard: string): string {
  const text = env[name] || standard
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '')) {
    throw new ConfigError(`${name} must be an address, not "${text}"`)
  }
  return text
}

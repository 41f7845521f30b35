import type { Config } from '../config.ts'
import { ConfigError, together, type Env } from './config-error.ts'
import { oidcOf } from './services.ts'

/** Who else lets people log in, and the captcha. Throws ConfigError. */
export function providersOf(env: Env): Pick<Config, 'google' | 'facebook' | 'oidc' | 'recaptcha'> {
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

import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

type Providers = Pick<Config, 'google' | 'facebook' | 'recaptcha'>
type Sources = Readonly<Record<string, readonly string[]>>

/**
 * The policy sources that providers' scripts need. They are added only for configured providers, whose scripts load
 * only after the visitor agrees.
 */
const NEEDS: Readonly<Record<keyof Providers, Sources>> = {
  google: {
    'script-src': ['https://accounts.google.com/gsi/client'],
    'style-src': ['https://accounts.google.com/gsi/style'],
    'frame-src': ['https://accounts.google.com/gsi/'],
    'connect-src': ['https://accounts.google.com/gsi/'],
  },
  facebook: {
    'script-src': ['https://connect.facebook.net'],
    'frame-src': ['https://www.facebook.com', 'https://web.facebook.com'],
    'connect-src': ['https://www.facebook.com', 'https://graph.facebook.com'],
    'img-src': ['https://www.facebook.com'],
  },
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
}

/** A policy extended for the configured providers. */
export function withProviders(policy: string, providers: Providers): string {
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
  for (const [provider, needs] of Object.entries(NEEDS)) {
    if (!providers[provider as keyof Providers]) continue
    for (const [name, sources] of Object.entries(needs)) {
      directives.set(name, [...(directives.get(name) ?? []), ...sources])
    }
  }
  return [...directives].map((parts) => parts.flat().join(' ')).join('; ')
}

/** Allows pages to load the scripts of configured providers. */
export function addProviderCsp(app: FastifyInstance, providers: Providers): void {
  const { google, facebook, recaptcha } = providers
  if (!google && !facebook && !recaptcha) return
  const policies = new Map<string, string>()
  app.addHook('onSend', async (_, reply) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '')
    // Pages only.
    if (!policy.includes("script-src 'self'")) return
    let wider = policies.get(policy)
    if (!wider) policies.set(policy, (wider = withProviders(policy, providers)))
    reply.header('content-security-policy', wider)
    // Their pop-ups report the log-in to the page.
    if (google || facebook) {
      reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    }
  })
}

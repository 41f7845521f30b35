import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

type Providers = Pick<Config, 'google' | 'facebook' | 'recaptcha'>
type Sources = Readonly<Record<string, readonly string[]>>

/**
 * What the scripts of providers need of a page. They are in a policy only where the site has settings for
 * them, and load only after the visitor has agreed.
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

/** A policy that lets in what the configured providers need; the same one where there are none. */
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

/** Lets pages load the scripts of the providers that the site has settings for. */
export function addOutside(app: FastifyInstance, providers: Providers): void {
  const { google, facebook, recaptcha } = providers
  if (!google && !facebook && !recaptcha) return
  const policies = new Map<string, string>()
  app.addHook('onSend', async (_, reply) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '')
    // Of pages; what is no page needs nothing.
    if (!policy.includes("script-src 'self'")) return
    let wider = policies.get(policy)
    if (!wider) policies.set(policy, (wider = withProviders(policy, providers)))
    reply.header('content-security-policy', wider)
    // Their windows tell the page who has logged in.
    if (google || facebook) {
      reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    }
  })
}

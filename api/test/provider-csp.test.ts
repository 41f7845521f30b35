import { expect, test } from 'vitest'
import { withProviders } from '#api/http/provider-csp.ts'
import { pagePolicy } from '#core/domain/security-headers.ts'
import { freshApp } from './helpers.ts'

const policy = pagePolicy(['sha256-abc='])
const google = { clientId: 'id', issuer: 'i', keysUrl: 'k' }
const facebook = { appId: 'id', appSecret: 's', graphUrl: 'g' }
const recaptcha = { siteKey: 'k', secret: 's', verifyUrl: 'v' }

test('without providers pages ask nobody else', () => {
  expect(withProviders(policy, {})).toBe(policy)
  expect(policy).not.toContain('https://')
})

test.each([
  ['google', { google }, ['accounts.google.com']],
  ['facebook', { facebook }, ['connect.facebook.net', 'graph.facebook.com']],
  ['recaptcha', { recaptcha }, ['www.google.com/recaptcha/']],
])('%s lets in its own, and nothing unsafe', (_, providers, hosts) => {
  const wider = withProviders(policy, providers)
  for (const host of hosts) expect(wider).toContain(`https://${host}`)
  expect(wider).toContain("script-src 'self' 'sha256-abc=' https://")
  expect(wider).toContain("object-src 'none'; base-uri 'none'")
  expect(wider).toContain("form-action 'self'; frame-ancestors 'none'")
  expect(wider).not.toMatch(/unsafe|\*/)
})

test('a directive stands once, however many need it', () => {
  const wider = withProviders(policy, { google, facebook, recaptcha })
  const names = wider.split('; ').map((directive) => directive.split(' ')[0])
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('frame-src')
})

test('pages of a site with a log-in by Google may ask it; nothing else may', async () => {
  const { get } = await freshApp({ GOOGLE_CLIENT_ID: 'id' })
  const page = await get('/')
  expect(page.headers['content-security-policy']).toContain('https://accounts.google.com/gsi/client')
  expect(page.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  const data = await get('/rest/tjt/religion')
  expect(data.headers['content-security-policy']).not.toContain('google')
  expect(data.headers['cross-origin-opener-policy']).toBe('same-origin')
})

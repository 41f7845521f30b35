import { pathOf } from '#core/domain/routes.ts'
import { HEADERS, ONLY_HTTPS } from '#core/domain/security-headers.ts'
import { LANGS } from '#core/i18n/languages.ts'

/** What another web server needs to know about a site. */
export interface ServedSite {
  /** `https://example.org`, or plain http on a port. */
  origin: string
  /** Everything the program writes, including `current`. */
  varDir: string
  /** Where the API listens. */
  api: string
  /** The file with the pages' policy, which changes with the code. */
  policyFile: string
}

/** The values of the committed files; options of the command override them. */
export const EXAMPLE: Omit<ServedSite, 'policyFile'> = {
  origin: 'https://example.org',
  varDir: '/var/lib/kosher-travel',
  api: '127.0.0.1:4321',
}

/** Pages that are files of the release, but only for some: the server asks who wants them. */
export const PRIVATE_PAGES: readonly string[] = LANGS.map((lang) => pathOf(lang, { kind: 'desk' }))

/** The paths of home pages, as a regular expression. */
export const HOMES = `^(${LANGS.map((lang) => pathOf(lang, { kind: 'home' })).join('|')})$`

/** More than a form with 20 MB of pictures. */
export const LARGEST_BODY_MB = 25

/** The headers of every response, as the server sends them, without the policy. */
export function headersOf({ origin }: ServedSite): Record<string, string> {
  const { 'content-security-policy': _, ...headers } = HEADERS
  return origin.startsWith('https:') ? { ...headers, ...ONLY_HTTPS } : headers
}

/** The policy of everything but pages. */
export const NO_PAGE = HEADERS['content-security-policy']

export const PRINTED_BY = 'npm run --silent rewrites'

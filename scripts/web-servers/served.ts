import { documentType } from '#core/domain/served-files.ts'
import { HEADERS, ONLY_HTTPS } from '#core/domain/security-headers.ts'

/** What another web server has to know of a site. */
export interface ServedSite {
  /** `https://example.org`, or plain http on a port. */
  origin: string
  /** Everything the program writes; `current` lies in it. */
  varDir: string
  /** Where the API listens. */
  api: string
  /** The file with the policy of the pages, which changes with the code. */
  policyFile: string
}

/** What the committed files say; other values by options of the command. */
export const EXAMPLE: Omit<ServedSite, 'policyFile'> = {
  origin: 'https://example.org',
  varDir: '/var/lib/kosher-travel',
  api: '127.0.0.1:4321',
}

/** More than 20 MB of pictures with a form around them. */
export const LARGEST_BODY_MB = 25

/** Endings of documents, whose lifetime and policy are those of pages. */
export const DOCUMENT_ENDINGS = ['html', 'xml', 'txt'].filter((ending) => documentType(`x.${ending}`))

/** The headers of every answer, as the server itself sends them, but for the policy. */
export function headersOf({ origin }: ServedSite): Record<string, string> {
  const { 'content-security-policy': _, ...headers } = HEADERS
  return origin.startsWith('https:') ? { ...headers, ...ONLY_HTTPS } : headers
}

/** The policy of what is no page. */
export const NO_PAGE = HEADERS['content-security-policy']

export const PRINTED_BY = 'npm run --silent rewrites'

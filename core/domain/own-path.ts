/** A base URL that no site has. */
const ANYWHERE = 'https://site.invalid'

/** A path of this site to return to; undefined for anything that may lead elsewhere. */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, ANYWHERE)) return undefined
  const { origin, pathname, search, hash } = new URL(text, ANYWHERE)
  // A path may look like another host when parsed again.
  if (origin !== ANYWHERE || pathname.startsWith('//')) return undefined
  return pathname + search + hash
}

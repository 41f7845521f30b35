/** A base that no site has. */
const ANYWHERE = 'https://site.invalid'

/** A path of this site, as a link may ask to be led back to; undefined for whatever may lead elsewhere. */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, ANYWHERE)) return undefined
  const { origin, pathname, search, hash } = new URL(text, ANYWHERE)
  // What is read as a path may begin like another host when it is read again.
  if (origin !== ANYWHERE || pathname.startsWith('//')) return undefined
  return pathname + search + hash
}

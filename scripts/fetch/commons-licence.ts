/** The fields of `extmetadata` that speak of rights; values may be HTML. */
export type Rights = Readonly<
  Partial<Record<'Artist' | 'License' | 'LicenseShortName' | 'LicenseUrl' | 'UsageTerms', string>>
>

export interface PictureLicence {
  /** As people write it. */
  name: string
  url?: string
  author?: string
}

/** Creative Commons without other conditions; a version may be ported to a country. */
const CREATIVE = /^cc[ -]by(?<alike>[ -]sa)?[ -](?<version>[1-4]\.[05])(?:[ -](?<port>[a-z]{2,3}))?$/i
const WAIVER = /^cc(?:0|[ -]zero)(?:[ -]1\.0)?$/i
const PUBLIC_DOMAIN = /^(?:pd(?:-[a-z0-9-]+)?|public domain)$/i
const LIMITED = /\b(?:nc|nd|non-?commercial|no-?deriv\w*)\b/i
const PUBLIC_DOMAIN_NAME = 'Public domain'
const LONGEST_AUTHOR = 300

/**
 * The licence of a picture, if it is CC0, public domain, CC BY or CC BY-SA and says whom to name where it asks for
 * that; undefined for every other. Of several licences the one that Commons names first counts.
 */
export function pictureLicence(rights: Rights): PictureLicence | undefined {
  const { Artist = '', License = '', LicenseShortName = '', LicenseUrl, UsageTerms = '' } = rights
  const names = [License, LicenseShortName].map(plain).filter((name) => name !== '')
  if (names.length === 0 || [...names, plain(UsageTerms)].some((name) => LIMITED.test(name))) return undefined
  const known = names.map(openName)
  const [first] = known
  if (!first || known.some((name) => name === undefined)) return undefined
  const author = plain(Artist).slice(0, LONGEST_AUTHOR)
  if (first.isNamed && !author) return undefined
  const url = first.url ?? webAddress(LicenseUrl)
  return { name: first.name, ...(url && { url }), ...(author && { author }) }
}

interface OpenName {
  name: string
  url?: string
  /** Whether it asks to name the author. */
  isNamed: boolean
}

function openName(name: string): OpenName | undefined {
  if (PUBLIC_DOMAIN.test(name)) return { name: PUBLIC_DOMAIN_NAME, isNamed: false }
  if (WAIVER.test(name))
    return { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/', isNamed: false }
  const found = CREATIVE.exec(name)?.groups
  if (!found) return undefined
  const { alike, version = '', port } = found
  const kind = alike ? 'by-sa' : 'by'
  return {
    name: ['CC', kind.toUpperCase(), version, port?.toUpperCase()].filter(Boolean).join(' '),
    url: `https://creativecommons.org/licenses/${kind}/${version}/${port ? `${port.toLowerCase()}/` : ''}`,
    isNamed: true,
  }
}

const webAddress = (text: string | undefined): string | undefined => {
  const url = URL.parse(text ?? '')
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of HTML, in one line. */
export const plain = (html: string): string =>
  html
    .replace(/<(style|script)\b[^]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (all, decimal?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? all
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' '
    })
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

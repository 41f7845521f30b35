import { atom, type ReadableAtom } from 'nanostores'
import type { Role } from '#core/terms/roles.ts'
import { followHistory, pushAddress, replaceAddress } from '#site/ui/page/address.ts'
import { listen } from '#site/ui/page/listen.ts'

const TABS = [
  'queue',
  'kashrut',
  'candidates',
  'documents',
  'import',
  'newsletter',
  'people',
  'audit',
  'statistics',
  'texts',
  'api',
  'settings',
] as const
export type Tab = (typeof TABS)[number]

/** Tabs that links name which people have saved. */
const FORMER_TABS: Readonly<Record<string, Tab>> = { history: 'audit' }

/** A location in the desk: `#queue/edit/12?kind=edit`. */
export interface DeskAddress {
  tab: Tab
  /** The rest, interpreted by the tab: `edit/12`. */
  rest: string
  query: Readonly<Record<string, string>>
}

/** Parses an address; by default the queue. */
export function readAddress(hash: string): DeskAddress {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2)
  const [name = '', ...rest] = path.split('/')
  const current = FORMER_TABS[name] ?? name
  const tab = TABS.find((known) => known === current) ?? 'queue'
  return {
    tab,
    rest: tab === current ? decoded(rest.join('/')) : '',
    query: Object.fromEntries(new URLSearchParams(query)),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

export type AddressParts = Pick<DeskAddress, 'tab'> & {
  rest?: string
  /** Empty or undefined values are left out. */
  query?: Readonly<Record<string, string | number | undefined>>
}

/** For an `href`. */
export function deskHref({ tab, rest = '', query = {} }: AddressParts): string {
  const given = Object.entries(query).filter(([, value]) => value)
  const params = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  const path = rest ? `${tab}/${encodeURI(rest)}` : tab
  return params.size > 0 ? `#${path}?${params}` : `#${path}`
}

const $read = atom<DeskAddress>(readAddress(''))

/** The current location in the desk. */
export const $address: ReadableAtom<DeskAddress> = $read

const follow = () => $read.set(readAddress(location.hash))

/** Follows links and the browser's history; returns a function to stop. */
export function followAddress(): () => void {
  follow()
  const stops = [followHistory(follow), listen(window, { hashchange: follow })]
  return () => stops.forEach((stop) => stop())
}

/** Navigates in the desk; `replace` adds no history entry. */
export function goTo(parts: AddressParts, { replace = false }: { replace?: boolean } = {}): void {
  const href = deskHref(parts)
  if (replace) replaceAddress(href)
  else pushAddress(href)
  follow()
}

const TABS_OF: Readonly<Record<Role, readonly [Tab, ...Tab[]]>> = {
  admin: [
    'queue',
    'kashrut',
    'candidates',
    'documents',
    'import',
    'newsletter',
    'people',
    'audit',
    'statistics',
    'texts',
    'api',
    'settings',
  ],
  editor: [
    'queue',
    'kashrut',
    'candidates',
    'documents',
    'import',
    'newsletter',
    'audit',
    'statistics',
    'texts',
    'api',
  ],
  moderator: ['queue', 'people', 'audit', 'api'],
  translator: ['documents', 'texts', 'audit', 'api'],
}

/** A file has listings anywhere, subscribers and visitors read everything, and sums are of the whole site. */
const EVERYWHERE: ReadonlySet<Tab> = new Set(['candidates', 'import', 'newsletter', 'statistics', 'texts'])

/** The parts of the desk that somebody has work in; the first one opens by default. */
export const tabsOf = (role: Role, hasArea: boolean): readonly Tab[] =>
  hasArea ? TABS_OF[role].filter((tab) => !EVERYWHERE.has(tab)) : TABS_OF[role]

/** The heading in the guides for editors that tells of a part. */
export const HELP_OF: Readonly<Record<Tab, string>> = {
  queue: 'the-queue',
  kashrut: 'kashrut',
  candidates: 'places-to-look-at',
  documents: 'documents',
  import: 'in-the-browser',
  newsletter: 'newsletter',
  people: 'people',
  audit: 'for-editors',
  statistics: 'statistics',
  texts: 'texts-of-the-site',
  api: 'api-keys',
  settings: 'settings',
}

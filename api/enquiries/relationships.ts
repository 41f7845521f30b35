// The relationships of a part of a DOCX to others, and to what lies outside of it (ECMA-376, part 2).

const ELEMENT = /<(?:[\w.-]+:)?Relationship\b(?:[^<>"']|"[^"]*"|'[^']*')*>/g
const ATTRIBUTE = /([\w.-]+)\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g
/** A template on the writer's own disk, as Word notes it of every document made from one. */
const OWN_DISK = /^(?:file:\/{0,3})?[a-z]:[\\/]|^[^:\\/]+\.dot[mx]?$/i
/** Parts that are programs, or documents of any other kind that Word would open. */
const OPENED = /\/(?:aFChunk|oleObject|control|vbaProject|attachedToolbars)$/

/** Whether a part of relationships fetches something when the document is opened, or opens something else. */
export function isActiveList(xml: string): boolean {
  // Entities of its own could spell anything.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return true
  return (xml.match(ELEMENT) ?? []).some(isActive)
}

function isActive(element: string): boolean {
  const attributes = new Map(
    [...element.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, unescaped(double ?? single ?? '')]),
  )
  const type = attributes.get('Type') ?? ''
  const target = (attributes.get('Target') ?? '').trim()
  if (OPENED.test(type)) return true
  const isExternal = attributes.get('TargetMode')?.trim().toLowerCase() === 'external'
  if (type.endsWith('/attachedTemplate')) return !OWN_DISK.test(target)
  // A link waits until somebody follows it.
  return isExternal && !type.endsWith('/hyperlink')
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return NAMED[name] ?? whole
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )

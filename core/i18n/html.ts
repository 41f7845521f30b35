/** HTML that is safe to place as it is. */
export class Html {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
  toString(): string {
    return this.html
  }
}

type Part = Html | string | number | false | undefined | readonly Part[]

const SPECIAL = /[&<>"']/
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text escaped for elements and attributes. */
export function escapeHtml(text: string): string {
  if (!SPECIAL.test(text)) return text
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

function htmlOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part)
  if (part instanceof Html) return part.html
  if (typeof part === 'number') return String(part)
  if (!part) return ''
  let all = ''
  for (const inner of part) all += htmlOf(inner)
  return all
}

/**
 * A template whose values are escaped unless they are HTML themselves; lists are joined, `false` and undefined vanish.
 * White space that lays it out is taken out when it is bundled, see `foldHtml`.
 */
export function html(texts: readonly string[], ...parts: readonly Part[]): Html {
  let all = texts[0] ?? ''
  for (let at = 0; at < parts.length; at++) {
    all += htmlOf(parts[at]) + (texts[at + 1] ?? '')
  }
  return new Html(all)
}

/** An attribute with the space before it, of a template's tag; nothing for `false` and undefined. */
export function attribute(name: string, value: string | number | boolean | undefined): Html | undefined {
  if (value === false || value === undefined) return undefined
  return new Html(value === true ? ` ${name}` : ` ${name}="${htmlOf(value)}"`)
}

/** HTML from elsewhere that is known to be safe: an icon, a rendered part. */
export function raw(html: string): Html {
  return new Html(html)
}

/** JSON for a script element or an attribute: nothing in it begins or ends an element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

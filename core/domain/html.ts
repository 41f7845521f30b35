/** Markup that is safe to place as it is. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
  toString(): string {
    return this.markup
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

function markupOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part)
  if (part instanceof Html) return part.markup
  if (typeof part === 'number') return String(part)
  if (!part) return ''
  let markup = ''
  for (const inner of part) markup += markupOf(inner)
  return markup
}

/**
 * A template whose values are escaped unless they are markup themselves; lists are joined, `false` and undefined
 * vanish.
 */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let markup = texts[0] ?? ''
  for (let at = 0; at < parts.length; at++) {
    markup += markupOf(parts[at]) + (texts[at + 1] ?? '')
  }
  return new Html(markup)
}

/** Markup from elsewhere that is known to be safe: an icon, a rendered part. */
export function raw(markup: string): Html {
  return new Html(markup)
}

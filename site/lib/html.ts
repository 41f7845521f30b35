export { attribute, escapeHtml, Html, html, raw } from '#core/domain/html.ts'

/** JSON for a script element or an attribute: nothing in it begins or ends an element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

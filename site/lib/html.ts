export { escapeHtml, Html, markup, raw } from '#core/domain/html.ts'

/** JSON for a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

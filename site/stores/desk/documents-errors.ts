import type { ShapeField } from '#core/contract/desk-documents.ts'
import { valueAt, type Body } from './documents-paths.ts'
import { fieldAt } from './documents-shape.ts'

/**
 * The path in a server message: `links.2.title.he` or `/links/2/title/he`, possibly with a prefix. Undefined if it
 * names no field of the document.
 */
export function pathNamedIn(text: string, fields: readonly ShapeField[], body: Body): string | undefined {
  for (const word of text.match(/[/\w.[\]-]+/g) ?? []) {
    const path = word
      .replace(/[/[\]]/g, '.')
      .split('.')
      .filter(Boolean)
    if (path[0] === 'body') path.shift()
    const known = knownPart(path, fields, body)
    if (known.length > 0) return known.join('.')
  }
  return undefined
}

/** The part of a path that the shape or the body knows. */
function knownPart(path: readonly string[], fields: readonly ShapeField[], body: Body): readonly string[] {
  const isField = fields.some(({ field }) => field === path[0])
  if (!isField) return []
  for (let length = path.length; length > 1; length--) {
    const part = path.slice(0, length)
    if (isNoEntry(part, body)) continue
    const { field, label } = fieldAt(fields, part, body)
    const isText = field?.type === 'localized' && label !== ''
    if (field || isText || valueAt(body, part) !== undefined) return part
  }
  return path.slice(0, 1)
}

/** Whether a path leads to a missing entry of a list. */
const isNoEntry = (path: readonly string[], body: Body): boolean =>
  path.some((step, at) => /^\d+$/.test(step) && valueAt(body, path.slice(0, at + 1)) === undefined)

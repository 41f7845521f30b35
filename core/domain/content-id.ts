/** The id of a document, from its body. */
export function contentId(kind: string, body: object): string {
  const { tnid, nid, id, list, country, code, name, place } = body as Record<string, unknown>
  if (kind === 'regions') return `${String(country)}.${String(code)}`
  if (kind === 'linkSets') return `${String(name)}:${String(place ?? 0)}`
  if (kind === 'options') return String(list)
  return String(tnid ?? nid ?? id)
}

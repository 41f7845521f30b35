import { MAX_PICTURES } from '../terms/limits.ts'
import { MAX_FETCHED } from '../terms/picture-fetches.ts'

const MAX_URL = 1000

/** The addresses of pictures in a cell, and what in it is none or beyond the most. */
export interface PictureUrls {
  urls: string[]
  wrong: string[]
}

/**
 * The addresses of a cell: with blanks, commas, semicolons or bars between, or as GeoDirectory exports them
 * (`url|id|title|caption::…`, with a status at the end of those that were not approved).
 */
export function pictureUrlsIn(cell: string): PictureUrls {
  const parts = cell.includes('::') || /^#?https?:[^|\s]*\|\d+\|/.test(cell.trim()) ? exported(cell) : listed(cell)
  const found = [...new Set(parts.map((part) => part.trim().replace(/^#(?=https?:)/, '')).filter(Boolean))]
  const urls = found.filter(isAddress)
  return {
    urls: urls.slice(0, MAX_FETCHED),
    wrong: [...found.filter((part) => !isAddress(part)), ...urls.slice(MAX_FETCHED)],
  }
}

const exported = (cell: string): string[] =>
  cell.split('::').flatMap((file) => {
    const [url = '', , , , status = ''] = file.split('|')
    return status.trim() === '' ? url : []
  })

/** A comma may be within an address: only before the next one it is between two. */
const listed = (cell: string): string[] => cell.split(/[\s,;|]+(?=#?https?:)|\s+/i)

function isAddress(text: string): boolean {
  const url = text.length <= MAX_URL ? URL.parse(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
}

/** The pictures of a listing with those that were fetched for it, in their order, after its own. */
export function withFetched<B extends object>(body: B, fetched: readonly string[]): B {
  if (fetched.length === 0) return body
  const { pictures = [] } = body as { pictures?: readonly string[] }
  const own = pictures.filter((key) => !fetched.includes(key))
  return { ...body, pictures: [...own, ...fetched].slice(0, MAX_PICTURES) }
}

import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { isActiveList } from './relationships.ts'
import type { Verdict } from './verdict.ts'

// A DOCX is a zip whose part [Content_Types].xml gives the types of the others (ECMA-376, part 2).

const MAX_ENTRIES = 5000
/** Of the list of types, which takes a few kilobytes in a long document. */
const MAX_TYPES_BYTES = 1_000_000

const TYPES = '[Content_Types].xml'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** In types and in names of parts. */
const ACTIVE = /macroEnabled|vbaProject|activeX/i

/** Whether a zip is a DOCX; an unreadable one is not. */
export async function wordPackageOf(bytes: Buffer): Promise<Verdict> {
  try {
    const zip = await fromBufferPromise(bytes, { autoClose: false })
    if (zip.entryCount > MAX_ENTRIES) return 'none'
    return await verdictOf(zip)
  } catch {
    return 'none'
  }
}

async function verdictOf(zip: ZipFile): Promise<Verdict> {
  const entries = await Array.fromAsync(zip.eachEntry())
  if (entries.some((entry) => entry.isEncrypted())) return 'protected'
  const list = entries.filter(({ fileName }) => fileName === TYPES)
  // Programs disagree on which of two parts with one name to read.
  if (list.length !== 1) return 'none'
  const types = await textOf(zip, list[0]!)
  const parts = entries.map(({ fileName }) => fileName)
  if (isWord(types) && [types, ...parts].some((text) => ACTIVE.test(text))) return 'protected'
  const main = mainPart(types)
  if (main === undefined || !parts.includes(main)) return 'none'
  return (await hasActiveLists(zip, entries)) ? 'active' : 'plain'
}

const RELATIONSHIPS = /(?:^|\/)_rels\/[^/]*\.rels$/i
/** Maximum size of all lists of relationships together. */
const MAX_LISTS_BYTES = 10_000_000

async function hasActiveLists(zip: ZipFile, entries: readonly Entry[]): Promise<boolean> {
  const lists = entries.filter(({ fileName }) => RELATIONSHIPS.test(fileName))
  if (lists.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > MAX_LISTS_BYTES) return true
  for (const list of lists) if (isActiveList(await textOf(zip, list))) return true
  return false
}

/** Throws RangeError if a part is too long; yauzl's error if it is longer than declared. */
async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > MAX_TYPES_BYTES) throw new RangeError('a part is too long')
  const part = await buffer(await zip.openReadStreamPromise(entry))
  const mark = part.length >= 2 ? part.readUInt16BE(0) : 0
  // XML may be written in UTF-16, in either order.
  if (mark === 0xfeff) part.subarray(0, part.length & ~1).swap16()
  return part.toString(mark === 0xfeff || mark === 0xfffe ? 'utf16le' : 'utf8')
}

const isWord = (types: string) => /wordprocessingml|ms-word/.test(types)

/** The name of the main document part. */
function mainPart(types: string): string | undefined {
  const overrides = types.match(/<Override\s[^<>]*>/g) ?? []
  const main = overrides.find((text) => text.includes(`"${MAIN}"`))
  return /\sPartName="\/([^"]+)"/.exec(main ?? '')?.[1]
}

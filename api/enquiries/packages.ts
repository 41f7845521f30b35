import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import type { Verdict } from './verdict.ts'

// A DOCX is a zip whose part [Content_Types].xml says what the others are (ECMA-376, part 2).

const MAX_ENTRIES = 5000
/** Of the part that lists the types; a long document has a few kilobytes of it. */
const MAX_TYPES_BYTES = 1_000_000

const TYPES = '[Content_Types].xml'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** In types and in names of parts. */
const ACTIVE = /macroEnabled|vbaProject|activeX/i

/** What a zip is to somebody who wants a DOCX; one that cannot be read is none. */
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
  // Of two parts of one name, programs read different ones.
  if (list.length !== 1) return 'none'
  const types = await textOf(zip, list[0]!)
  const parts = entries.map(({ fileName }) => fileName)
  if (isWord(types) && [types, ...parts].some((text) => ACTIVE.test(text))) return 'protected'
  const main = mainPart(types)
  return main !== undefined && parts.includes(main) ? 'plain' : 'none'
}

/** Throws RangeError where a part is longer than it should be; yauzl's error where it is longer than it says. */
async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > MAX_TYPES_BYTES) throw new RangeError('a part is too long')
  const part = await buffer(await zip.openReadStreamPromise(entry))
  return part.toString('utf8')
}

const isWord = (types: string) => /wordprocessingml|ms-word/.test(types)

/** The name of the part that is the document. */
function mainPart(types: string): string | undefined {
  const overrides = types.match(/<Override\s[^<>]*>/g) ?? []
  const main = overrides.find((text) => text.includes(`"${MAIN}"`))
  return /\sPartName="\/([^"]+)"/.exec(main ?? '')?.[1]
}

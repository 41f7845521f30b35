import type { Verdict } from './verdict.ts'

// A DOC is a compound file ([MS-CFB]) with a stream WordDocument ([MS-DOC]); XLS, PPT, MSI and password-protected
// Office files are compound files too.

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** Numbers from here on are neither sectors nor entries. */
const NONE = 0xfffffffa
/** In the header; a file of 5 MB never needs more. */
const MAX_TABLES = 109
const ENTRY_BYTES = 128
const MINI_BYTES = 64
const STORAGE = 1
const STREAM = 2
const ROOT = 5

interface Entry {
  name: string
  type: number
  left: number
  right: number
  child: number
  start: number
  bytes: number
}

/** Whether a compound file is a DOC. */
export function wordFileOf(bytes: Buffer): Verdict {
  try {
    return verdictOf(readFile(bytes))
  } catch (error) {
    // Pointers beyond the file, or in a circle.
    if (error instanceof RangeError) return 'none'
    throw error
  }
}

interface CompoundFile {
  entries: readonly Entry[]
  /** Top-level entries only: a document may embed a workbook. */
  top: ReadonlyMap<string, Entry>
  /** The first bytes of a stream. */
  head(entry: Entry): Buffer
  /** A whole stream; of a short one, what stands from its begin on. */
  read(entry: Entry): Buffer
}

/** Top-level names of other programs' files. */
const OTHERS = ['Workbook', 'Book', 'PowerPoint Document']
const LOCKS = ['EncryptedPackage', 'EncryptionInfo']
const MACROS: ReadonlySet<string> = new Set(['_VBA_PROJECT', 'VBA'])
/** Any file, packed into the document. */
const PACKAGES: ReadonlySet<string> = new Set(['\u0001Ole10Native'])
/** A template that does not lie on the writer's own disk. */
const FETCHED = /^\s*(?:(?!file:)[a-z][a-z\d+.-]+:|[\\/]{2}|file:(?!\/{0,3}[a-z]:))/i
const WORD_97 = 0xa5ec
/** The first two bytes of Word files: of 97 and later, and of 6 and 95. */
const WORD: ReadonlySet<number> = new Set([WORD_97, 0xa5dc])
/** Flag in the word at 10: the rest is encrypted or obfuscated. */
const ENCRYPTED = 0x0100

function verdictOf(file: CompoundFile): Verdict {
  const { top, entries, head } = file
  const word = top.get('WordDocument')
  if (!word) return LOCKS.some((name) => top.has(name)) ? 'protected' : 'none'
  if (word.type !== STREAM || OTHERS.some((name) => top.has(name))) return 'none'
  const begin = head(word)
  if (!WORD.has(begin.readUInt16LE(0))) return 'none'
  const isLocked = (begin.readUInt16LE(10) & ENCRYPTED) !== 0
  const hasMacros = top.get('Macros')?.type === STORAGE || entries.some(({ name }) => MACROS.has(name))
  if (isLocked || hasMacros) return 'protected'
  const isActive = entries.some(({ name }) => PACKAGES.has(name)) || FETCHED.test(templateOf(file, word))
  return isActive ? 'active' : 'plain'
}

/** Where the text of a Word 97 document and its tables are told apart ([MS-DOC], FibRgFcLcb97). */
const ASSOCIATED = 0x19a
/** Flag in the word at 10: the tables are in `1Table`. */
const OTHER_TABLE = 0x0200

/** The template of a document, which Word fetches when it opens it; empty if there is none. */
function templateOf({ top, head, read }: CompoundFile, word: Entry): string {
  const info = head(word)
  if (info.readUInt16LE(0) !== WORD_97 || info.length < ASSOCIATED + 8) return ''
  const table = top.get(info.readUInt16LE(10) & OTHER_TABLE ? '1Table' : '0Table')
  const [start, length] = [info.readUInt32LE(ASSOCIATED), info.readUInt32LE(ASSOCIATED + 4)]
  if (!table || length < 10) return ''
  // Names, each after the number of its letters; the second is the template's.
  const names = read(table).subarray(start, start + length)
  if (names.length < 10 || names.readUInt16LE(0) !== 0xffff) return ''
  const first = names.readUInt16LE(6)
  const second = 8 + 2 * first
  if (second + 2 > names.length) return ''
  return names.toString('utf16le', second + 2, second + 2 + 2 * names.readUInt16LE(second))
}

function readFile(bytes: Buffer): CompoundFile {
  const shift = bytes.readUInt16LE(30)
  if (!bytes.subarray(0, 8).equals(MAGIC) || (shift !== 9 && shift !== 12)) throw new RangeError('no compound file')
  const next = tableOf(bytes, shift)
  const sector = (n: number) => (n + 1) * 2 ** shift
  const entries = chainOf(bytes.readUInt32LE(48), next).flatMap((n) =>
    entriesAt(bytes.subarray(sector(n), sector(n + 1))),
  )
  const [root] = entries
  if (root?.type !== ROOT) throw new RangeError('no root')
  const smallest = bytes.readUInt32LE(56)
  const head = ({ start, bytes: length }: Entry) => {
    if (length >= smallest) return bytes.subarray(sector(start))
    // Short streams are stored together in the root's stream, in small sectors.
    const at = start * MINI_BYTES
    const within = chainOf(root.start, next)[Math.floor(at / 2 ** shift)]
    if (within === undefined) throw new RangeError('no such piece')
    return bytes.subarray(sector(within) + (at % 2 ** shift))
  }
  const read = (entry: Entry) => {
    if (entry.bytes < smallest) return head(entry)
    const pieces = chainOf(entry.start, next).map((n) => bytes.subarray(sector(n), sector(n + 1)))
    return Buffer.concat(pieces).subarray(0, entry.bytes)
  }
  return { entries, top: childrenOf(root, entries), head, read }
}

type Next = (sector: number) => number

/** The successor of each sector, from the tables that the header lists. */
function tableOf(bytes: Buffer, shift: number): Next {
  const perTable = 2 ** shift / 4
  return (n) => {
    const table = Math.floor(n / perTable)
    if (table >= MAX_TABLES) throw new RangeError('beyond the tables')
    const at = bytes.readUInt32LE(76 + 4 * table)
    return bytes.readUInt32LE((at + 1) * 2 ** shift + 4 * (n % perTable))
  }
}

function chainOf(start: number, next: Next): number[] {
  const chain: number[] = []
  const seen = new Set<number>()
  for (let n = start; n < NONE; n = next(n)) {
    if (seen.has(n)) throw new RangeError('a circle')
    seen.add(n)
    chain.push(n)
  }
  return chain
}

function entriesAt(sector: Buffer): Entry[] {
  return Array.from({ length: Math.floor(sector.length / ENTRY_BYTES) }, (_, i) => {
    const at = sector.subarray(i * ENTRY_BYTES)
    const nameBytes = Math.min(64, at.readUInt16LE(64))
    return {
      name: at.toString('utf16le', 0, Math.max(0, nameBytes - 2)),
      type: at.readUInt8(66),
      left: at.readUInt32LE(68),
      right: at.readUInt32LE(72),
      child: at.readUInt32LE(76),
      start: at.readUInt32LE(116),
      bytes: at.readUInt32LE(120),
    }
  })
}

/** The entries of a storage by name, from a binary tree. */
function childrenOf({ child }: Entry, entries: readonly Entry[]): Map<string, Entry> {
  const children = new Map<string, Entry>()
  const seen = new Set<number>()
  const rest = [child]
  while (rest.length > 0) {
    const id = rest.pop()!
    if (id >= NONE) continue
    const entry = entries[id]
    if (!entry || seen.has(id)) throw new RangeError('no such entry')
    seen.add(id)
    children.set(entry.name, entry)
    rest.push(entry.left, entry.right)
  }
  return children
}

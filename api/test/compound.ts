// Compound files as [MS-CFB] says, with sectors of 512 bytes and without a mini stream unless asked for.

const SECTOR = 512
const FREE = 0xffffffff
const LAST = 0xfffffffe
const TABLE = 0xfffffffd
const SMALLEST = 4096

/** A stream by its content; a storage by what is in it. */
export type Node = Buffer | { [name: string]: Node }

interface Flat {
  name: string
  type: 1 | 2 | 5
  content: Buffer
  children: number[]
}

/** The start of a Word stream, in its usual length. */
export function wordStream({ flags = 0, mark = 0xa5ec, bytes = SMALLEST } = {}): Buffer {
  const stream = Buffer.alloc(bytes, 0x20)
  stream.writeUInt16LE(mark, 0)
  stream.writeUInt16LE(0x00c1, 2)
  stream.writeUInt16LE(flags, 10)
  return stream
}

/** The streams of a Word 97 document that was made from a template. */
export function templated(template: string, bytes = 5000): { [name: string]: Node } {
  const WordDocument = wordStream({ flags: 0x0200 })
  WordDocument.writeUInt32LE(100, 0x19a)
  WordDocument.writeUInt32LE(200 + 2 * template.length, 0x19e)
  const table = Buffer.alloc(bytes)
  // No first name, then that of the template.
  const lengths = [0xffff, 18, 0, 0, template.length]
  lengths.forEach((number, i) => table.writeUInt16LE(number, 100 + 2 * i))
  table.write(template, 110, 'utf16le')
  return { WordDocument, '1Table': table }
}

/** A compound file with a tree of storages and streams. */
export function compoundFile(tree: { [name: string]: Node }): Buffer<ArrayBuffer> {
  const entries = flatten(tree)
  const sectors: Buffer[] = []
  const chain: number[] = []
  const put = (content: Buffer): number => {
    if (content.length === 0) return LAST
    const first = sectors.length
    for (let at = 0; at < content.length; at += SECTOR) {
      const sector = Buffer.alloc(SECTOR)
      content.copy(sector, 0, at, at + SECTOR)
      sectors.push(sector)
      chain.push(sectors.length)
    }
    chain[chain.length - 1] = LAST
    return first
  }
  const { mini, starts } = miniStream(entries)
  const miniStart = put(mini)
  const places = entries.map((entry, i) => {
    if (entry.type === 5) return { start: miniStart, bytes: mini.length }
    const { content } = entry
    const start = starts.get(i) ?? put(content)
    return { start, bytes: content.length }
  })
  const directory = put(directoryOf(entries, places))
  const table = sectors.length
  const tables = Math.ceil((table + 1 + table / 128) / 128)
  const fat = Buffer.alloc(tables * SECTOR, 0xff)
  chain.forEach((next, i) => fat.writeUInt32LE(next, 4 * i))
  for (let i = 0; i < tables; i++) fat.writeUInt32LE(TABLE, 4 * (table + i))
  const header = headerOf({ directory, table, tables })
  return Buffer.concat([header, ...sectors, fat])
}

function flatten(tree: { [name: string]: Node }): Flat[] {
  const entries: Flat[] = []
  const add = (name: string, node: Node, type: Flat['type']): number => {
    const isStream = Buffer.isBuffer(node)
    const entry: Flat = {
      name,
      type,
      content: isStream ? node : Buffer.alloc(0),
      children: [],
    }
    const id = entries.push(entry) - 1
    if (!isStream) {
      entry.children = Object.entries(node).map(([child, inner]) => add(child, inner, Buffer.isBuffer(inner) ? 2 : 1))
    }
    return id
  }
  add('Root Entry', tree, 5)
  return entries
}

/** Streams that are short lie together, in pieces of 64 bytes. */
function miniStream(entries: readonly Flat[]) {
  const starts = new Map<number, number>()
  let mini = Buffer.alloc(0)
  entries.forEach(({ type, content }, i) => {
    if (type !== 2 || content.length >= SMALLEST || content.length === 0) return
    starts.set(i, mini.length / 64)
    const padded = Buffer.alloc(Math.ceil(content.length / 64) * 64)
    content.copy(padded)
    mini = Buffer.concat([mini, padded])
  })
  return { mini, starts }
}

function directoryOf(entries: readonly Flat[], places: readonly { start: number; bytes: number }[]): Buffer {
  const rights = new Map<number, number>()
  for (const { children } of entries) {
    children.forEach((child, i) => rights.set(child, children[i + 1] ?? FREE))
  }
  const rows = entries.map(({ name, type, children }, i) => {
    const row = Buffer.alloc(128)
    row.write(name, 'utf16le')
    row.writeUInt16LE(2 * name.length + 2, 64)
    row.writeUInt8(type, 66)
    row.writeUInt8(1, 67)
    row.writeUInt32LE(FREE, 68)
    row.writeUInt32LE(rights.get(i) ?? FREE, 72)
    row.writeUInt32LE(children[0] ?? FREE, 76)
    row.writeUInt32LE(places[i]!.start, 116)
    row.writeUInt32LE(places[i]!.bytes, 120)
    return row
  })
  return Buffer.concat(rows)
}

function headerOf({ directory, table, tables }: { directory: number; table: number; tables: number }): Buffer {
  const header = Buffer.alloc(SECTOR, 0xff)
  header.fill(0, 0, 76)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(tables, 44)
  header.writeUInt32LE(directory, 48)
  header.writeUInt32LE(SMALLEST, 56)
  header.writeUInt32LE(LAST, 60)
  header.writeUInt32LE(LAST, 68)
  for (let i = 0; i < tables; i++) header.writeUInt32LE(table + i, 76 + 4 * i)
  return header
}

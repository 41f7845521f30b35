import { documentType } from '#core/domain/served-files.ts'

/** A file's bytes as they are, and packed where the release has them packed. */
export interface Content {
  file: string
  plain: Buffer
  brotli?: Buffer
  gzip?: Buffer
}

/** One thing to store, under a name of its own. */
export interface StoredObject {
  name: string
  bytes: Buffer
  /** What the place is to say with it; places without headers pass them over. */
  headers: Readonly<Record<string, string>>
}

export interface Listed {
  name: string
  /** Of its bytes, hexadecimal; absent where the place cannot tell. */
  md5?: string
}

/** A place that a site is put to. Every call may throw DeployError. */
export interface Target {
  /** For messages. */
  readonly name: string
  /** Says how files are stored there: when it changes, all are stored anew. */
  readonly profile: string
  /** How many files are handed over at once. */
  readonly batch: number
  /** The objects that stand for one file of the release. */
  objectsOf(content: Content): StoredObject[]
  /** Stores each whole or not at all. */
  put(objects: readonly StoredObject[]): Promise<void>
  /** Removes files of the release with all objects that stand for them; those that are gone are passed over. */
  remove(files: readonly string[]): Promise<void>
  /** Everything that lies there. */
  list(): AsyncIterable<Listed>
  /** Our own notes beside the site; undefined where there is none of that name. */
  read(name: string): Promise<Buffer | undefined>
  write(name: string, bytes: Buffer): Promise<void>
  /** As `write`, unless something is there already, as far as the place can tell. */
  create(name: string, bytes: Buffer): Promise<void>
  removeNote(name: string): Promise<void>
}

/** Our notes lie below it. */
export const NOTES = '.deploy/'

/** For places with a web server, which sends the packed file itself: page and `.br`; assets have `.gz` too. */
export function packedObjects(content: Content): StoredObject[] {
  const { file, plain, brotli, gzip } = content
  const headers = {}
  return [
    // Packed forms first: whoever takes them sees the new page no later than others.
    ...(brotli ? [{ name: `${file}.br`, bytes: brotli, headers }] : []),
    ...(gzip ? [{ name: `${file}.gz`, bytes: gzip, headers }] : []),
    { name: file, bytes: plain, headers },
  ]
}

/** Forms that earlier releases left beside what is put, and that would go on saying what it said before. */
export function staleBeside(objects: readonly StoredObject[]): string[] {
  const names = new Set(objects.map(({ name }) => name))
  return [...names].filter((name) => documentType(name) && !names.has(`${name}.gz`)).map((name) => `${name}.gz`)
}

export const variantsOf = (file: string): string[] => [file, `${file}.br`, `${file}.gz`]

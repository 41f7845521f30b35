/** A file's bytes, plain and compressed as in the release. */
export interface Content {
  file: string
  plain: Buffer
  brotli?: Buffer
  gzip?: Buffer
}

/** An object to store. */
export interface StoredObject {
  name: string
  bytes: Buffer
  /** Its HTTP headers; targets without headers ignore them. */
  headers: Readonly<Record<string, string>>
}

export interface Listed {
  name: string
  /** Of its bytes, hexadecimal; absent if the target cannot tell. */
  md5?: string
}

/** A deploy target. Every call may throw DeployError. */
export interface Target {
  /** For messages. */
  readonly name: string
  /** How files are stored there: a change stores all of them again. */
  readonly profile: string
  /** Batch size. */
  readonly batch: number
  /** The objects of one file of the release. */
  objectsOf(content: Content): StoredObject[]
  /** Stores each object atomically. */
  put(objects: readonly StoredObject[]): Promise<void>
  /** Removes files of the release with all their objects; ignores missing ones. */
  remove(files: readonly string[]): Promise<void>
  /** Everything at the target. */
  list(): AsyncIterable<Listed>
  /** Reads a note, one of our own files beside the site, below `NOTES`; undefined if there is none with that name. */
  read(name: string): Promise<Buffer | undefined>
  write(name: string, bytes: Buffer): Promise<void>
  /** Like `write`, unless the file exists, as far as the target can tell. */
  create(name: string, bytes: Buffer): Promise<void>
  removeNote(name: string): Promise<void>
}

/** Folder of the notes. */
export const NOTES = '.deploy/'

/** For targets with a web server that sends compressed files: page and `.br`; assets also `.gz`. */
export function compressedObjects(content: Content): StoredObject[] {
  const { file, plain, brotli, gzip } = content
  const headers = {}
  return [
    // Compressed forms first, so that most clients see the new page no later than others.
    ...(brotli ? [{ name: `${file}.br`, bytes: brotli, headers }] : []),
    ...(gzip ? [{ name: `${file}.gz`, bytes: gzip, headers }] : []),
    { name: file, bytes: plain, headers },
  ]
}

export const variantsOf = (file: string): string[] => [file, `${file}.br`, `${file}.gz`]

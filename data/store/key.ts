import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Kysely, KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'

/** Where the key is that encrypts the secrets of a store: a file, the setting STORE_KEY, or only in memory. */
export type KeySource = { file: string } | { setting: string } | 'memory'

/** The key of a store is missing, or not the one that encrypted its secrets; the message says what to do. */
export class StoreKeyError extends Error {
  override name = 'StoreKeyError'
}

/** 32 bytes, as `openssl rand -hex 32` prints them. */
export const STORE_KEY = /^[0-9a-f]{64}$/i

/** The file of the key of a store whose settings name none. */
export const keyFileOf = (varDir: string): string => join(varDir, 'store.key')

/** Carries the key of a store, so that its transactions have it too; changes no query. */
export class StoreKey implements KyselyPlugin {
  readonly source: KeySource
  #key: KeyObject | undefined

  constructor(source: KeySource) {
    this.source = source
  }

  /** The key; undefined if its file is missing. Throws StoreKeyError if the file has none. */
  find(): KeyObject | undefined {
    return (this.#key ??= findKey(this.source))
  }

  /** The key; a new one, in its file, if there is none. */
  findOrMake(): KeyObject {
    const { source } = this
    if (!this.find() && typeof source === 'object' && 'file' in source) makeKeyFile(source.file)
    return this.find()!
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

/** The key of a store or transaction. */
export function keyOf(db: Pick<Kysely<unknown>, 'getExecutor'>): StoreKey {
  const key = db.getExecutor().plugins.find((plugin) => plugin instanceof StoreKey)
  if (!key) throw new RangeError('This store was opened without a key')
  return key
}

function findKey(source: KeySource): KeyObject | undefined {
  if (source === 'memory') return createSecretKey(randomBytes(32))
  if ('setting' in source) return createSecretKey(source.setting, 'hex')
  const { file } = source
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (!STORE_KEY.test(text))
      throw new StoreKeyError(`${file} holds no key: put it back from your copy of it; it was left as it is.`)
    // Copied by hand, it may be open to others.
    chmodSync(file, 0o600)
    return createSecretKey(text, 'hex')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Makes the file of a new key, whole or not at all; one that another process has made meanwhile stays. */
function makeKeyFile(file: string): void {
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.new`
  const handle = openSync(unfinished, 'wx', 0o600)
  try {
    writeSync(handle, `${randomBytes(32).toString('hex')}\n`)
    fsyncSync(handle)
    putInPlace(unfinished, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    closeSync(handle)
    rmSync(unfinished, { force: true })
  }
}

/** Gives a file its name if none has it. */
function putInPlace(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file)
  } catch (error) {
    // Some file systems have no links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error) ?? '')) throw error
    copyFileSync(unfinished, file, constants.COPYFILE_EXCL)
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

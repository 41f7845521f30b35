import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { S3mini } from 's3mini'
import { cacheControlOf, mediaTypeOf } from '#core/domain/served-files.ts'
import { throwTransientOrFinal } from './s3-errors.ts'
import { inParallel, withRetries, type Patience } from './retry.ts'
import type { Content, Listed, StoredObject, Target } from './target.ts'

/** How pages are stored; storage sends them as they are, whatever a browser accepts. */
export type S3Encoding = 'identity' | 'gzip' | 'br'

export interface S3Place {
  endpoint: string
  region: string
  accessKey: string
  secretKey: string
  bucket: string
  /** '' or with a trailing slash. */
  prefix: string
  encoding: S3Encoding
  cdnSeconds?: number
  patience?: Patience
}

const AT_ONCE = 16
const TIMEOUT_MS = 120_000
const LIST_PAGE = 1000

/** A bucket of S3-compatible storage, or a prefix in one. */
export function s3Target(place: S3Place): Target {
  const { bucket, prefix, encoding, cdnSeconds } = place
  const { client, asking, put, remove } = callsTo(place)
  return {
    name: `s3://${bucket}/${prefix}`,
    profile: `s3 1 ${encoding} ${cdnSeconds ?? 0}`,
    batch: 200,
    objectsOf: (content) => [objectOf(content, encoding, cdnSeconds)],
    put: (objects) => inParallel(objects, AT_ONCE, (object) => put(object)),
    remove: (files) => inParallel(files, AT_ONCE, remove),
    list: () => listBucket(client, prefix, asking),
    read: (name) =>
      asking(async () => {
        const answer = await client.getObjectResponse(prefix + name)
        return answer ? Buffer.from(await answer.arrayBuffer()) : undefined
      }),
    write: (name, bytes) => put(note(name, bytes)),
    async create(name, bytes) {
      try {
        await put(note(name, bytes), { 'if-none-match': '*' })
      } catch (error) {
        if (!isTaken(error)) throw error
      }
    },
    removeNote: remove,
  }
}

/** Calls of a bucket, with retries on temporary errors. */
function callsTo(place: S3Place) {
  const { bucket, prefix } = place
  const client = new S3mini({
    accessKeyId: place.accessKey,
    secretAccessKey: place.secretKey,
    endpoint: `${place.endpoint.replace(/\/+$/, '')}/${bucket}`,
    region: place.region,
    requestAbortTimeout: TIMEOUT_MS,
  })
  const asking = <T>(step: () => Promise<T>): Promise<T> =>
    withRetries(() => step().catch((error) => throwTransientOrFinal(error, place)), place.patience)
  const put = ({ name, bytes, headers }: StoredObject, more: object = {}) =>
    asking(async () => {
      const { 'content-type': type, ...others } = headers
      const md5 = createHash('md5').update(bytes).digest('base64')
      // Storage rejects corrupted uploads.
      const all = { 'content-md5': md5, ...others, ...more }
      // The client's type only allows x-amz headers; it signs and sends any.
      await client.putObject(prefix + name, bytes, type, undefined, all as never)
    })
  const remove = (name: string) => asking(async () => void (await client.deleteObject(prefix + name)))
  return { client, asking, put, remove }
}

const note = (name: string, bytes: Buffer): StoredObject => ({
  name,
  bytes,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
})

/** A file in the configured encoding; already compressed ones, such as pictures and fonts, as they are. */
function objectOf(
  { file, plain, brotli, gzip }: Content,
  encoding: S3Encoding,
  cdnSeconds: number | undefined,
): StoredObject {
  const compressed = {
    identity: () => undefined,
    // Pages have no .gz: compress here whatever is compressible.
    gzip: () => gzip ?? (brotli && gzipSync(plain)),
    br: () => brotli,
  }[encoding]()
  return {
    name: file,
    bytes: compressed ?? plain,
    headers: {
      'content-type': mediaTypeOf(file),
      'cache-control': cacheControlOf(file, { cdnSeconds }),
      ...(compressed && { 'content-encoding': encoding }),
    },
  }
}

const isTaken = (error: unknown): boolean => (error as { cause?: { status?: number } }).cause?.status === 412

async function* listBucket(
  client: S3mini,
  prefix: string,
  asking: <T>(step: () => Promise<T>) => Promise<T>,
): AsyncIterable<Listed> {
  let token: string | undefined
  do {
    const from = token
    const page = await asking(() => client.listObjectsPaged('/', prefix, LIST_PAGE, from))
    for (const { Key, ETag } of page?.objects ?? []) {
      const md5 = /^"?([0-9a-f]{32})"?$/.exec(ETag)?.[1]
      yield { name: unescaped(Key).slice(prefix.length), md5 }
    }
    token = page?.nextContinuationToken
  } while (token)
}

/** The client does not decode numeric entities. */
const unescaped = (key: string): string =>
  key.replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
  )

import { fork } from 'node:child_process'
import { once } from 'node:events'
import S3rver from 's3rver'
import type { S3Place } from '../../deploy/s3.ts'

export const BUCKET = 'site'

export interface Storage {
  place: S3Place
  close(): Promise<void>
}

/** S3-compatible storage with an empty bucket, in a separate process, on loopback. */
export async function startStorage(folder: string): Promise<Storage> {
  const child = fork(import.meta.filename, [folder])
  const ended = once(child, 'exit')
  const port = await Promise.race([
    once(child, 'message').then(([port]) => port as number),
    ended.then(([code]) => {
      throw new Error(`the storage exited with ${String(code)}`)
    }),
  ])
  return {
    place: placeAt(port),
    async close() {
      child.kill()
      await ended
    },
  }
}

/** S3-compatible storage with an empty bucket, in this process, stored in a folder. */
export const storageServer = (folder: string): S3rver =>
  new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })

/** The address of that storage. */
export const placeAt = (port: number): S3Place => ({
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  accessKey: 'S3RVER',
  secretKey: 'S3RVER',
  bucket: BUCKET,
  prefix: '',
  encoding: 'identity',
})

if (import.meta.main) {
  const { port } = await storageServer(process.argv[2] ?? '').run()
  process.send?.(port)
  // Exits with its parent.
  process.once('disconnect', () => process.exit())
}

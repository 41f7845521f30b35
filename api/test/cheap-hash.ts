import { argon2Sync } from 'node:crypto'

/** A password's hash of an older, lower cost. */
export function cheapHash(password: string): string {
  const nonce = Buffer.from('0123456789abcdef')
  const hash = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=8192,t=1,p=1$${text(nonce)}$${text(hash)}`
}

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '#core/contract/app-error.ts'

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const COST = { m: 19_456, t: 2, p: 1 } as const
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Each hash takes 19 MiB and one of the four threads that also read files. */
const MAX_AT_ONCE = 2
/** About a second and a half of work; later calls would wait in vain. */
const MAX_WAITING = 60

interface Stored {
  m: number
  t: number
  p: number
  salt: Buffer
  hash: Buffer
}

const derive = promisify(argon2)

/** Argon2id of a new password in PHC format. Throws AppError `overloaded` if too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const spec = { ...COST, salt, hash: Buffer.alloc(HASH_BYTES) }
  return printed({ ...spec, hash: await inTurn(() => run(password, spec)) })
}

/**
 * Whether a password is the stored one. Without one (no such account, or no password) it returns false, after the
 * same work. Throws AppError `overloaded` if too many wait.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parsed = stored ? parse(stored) : undefined
  const reference = parsed ?? DUMMY_HASH
  const hash = await inTurn(() => run(password, reference))
  return timingSafeEqual(hash, reference.hash) && parsed !== undefined
}

/** Whether a stored hash has another cost than today's. */
export function isOutdated(stored: string): boolean {
  const parsed = parse(stored)
  return (
    !parsed || parsed.m !== COST.m || parsed.t !== COST.t || parsed.p !== COST.p || parsed.hash.length !== HASH_BYTES
  )
}

/** A hash that no password matches, to compare with if there is none. */
const DUMMY_HASH: Stored = {
  ...COST,
  salt: randomBytes(SALT_BYTES),
  hash: randomBytes(HASH_BYTES),
}

function run(password: string, { m, t, p, salt, hash }: Stored) {
  return derive('argon2id', {
    // The same letters can be typed in several ways.
    message: password.normalize('NFKC'),
    nonce: salt,
    memory: m,
    passes: t,
    parallelism: p,
    tagLength: hash.length,
  })
}

function printed({ m, t, p, salt, hash }: Stored): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${m},t=${t},p=${p}$${text(salt)}$${text(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,})\$([A-Za-z0-9+/]{22,})$/

function parse(stored: string): Stored | undefined {
  const match = PHC.exec(stored)
  if (!match) return undefined
  const [, m, t, p, salt = '', hash = ''] = match
  return {
    m: Number(m),
    t: Number(t),
    p: Number(p),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

let running = 0
const waiting: (() => void)[] = []

/** Limits concurrent hashes, so that a flood of log-ins cannot exhaust memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new AppError('overloaded')
    // The next one takes over the slot.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

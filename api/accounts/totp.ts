import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// Time-based one-time passwords: RFC 6238 over RFC 4226, as authenticator apps expect them.

const PERIOD_MS = 30_000
const DIGITS = 6
/** Steps that a clock may be ahead or behind. */
const DRIFT = 1

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const SECRET_BYTES = 20

/** A new secret, Base32. */
export const newSecret = (): string => base32Of(randomBytes(SECRET_BYTES))

/** RFC 4648, for a multiple of five bytes. */
export function base32Of(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (five) => BASE32[Number.parseInt(five, 2)]!)
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map((eight) => Number.parseInt(eight, 2)))
}

export const stepAt = (now: number): number => Math.floor(now / PERIOD_MS)

/** The code of a time step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = mac.at(-1)! & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The time step around `now` whose code it is. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const codeBytes = Buffer.from(code)
  if (codeBytes.length !== DIGITS) return undefined
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, at) => stepAt(now) + DRIFT - at)
  // All of them, so that the time tells nothing.
  const right = steps.filter((step) => timingSafeEqual(codeBytes, Buffer.from(codeAt(secret, step))))
  return right[0]
}

/** What a QR code holds for an app. */
export function keyUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

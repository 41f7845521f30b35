import { STORE_KEY } from '#data/store/key.ts'
import { ConfigError } from './config-error.ts'

/** The key of the store's secrets. Throws ConfigError. */
export function storeKeyOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  // The value is a secret and is not repeated.
  if (!STORE_KEY.test(text)) {
    throw new ConfigError('STORE_KEY must be 64 hexadecimal digits, as `openssl rand -hex 32` prints them')
  }
  return text.toLowerCase()
}

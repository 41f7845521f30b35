import { domainToASCII } from 'node:url'
import { isEmail } from '#core/domain/validation/email.ts'
import { AppError } from '#core/contract/app-error.ts'

/** An address as it is written to, and as it is told apart from others. */
export interface Address {
  email: string
  key: string
}

/**
 * One spelling of what looks alike: letters of another width and the sign for Kelvin would otherwise have
 * the key of somebody else's address, but another mailbox.
 */
export function addressOf(text: string): Address {
  const email = text.trim().normalize('NFKC')
  return { email, key: email.toLowerCase() }
}

/**
 * The mailbox that an address leads to, as far as that can be told: what follows a plus is a note of its
 * owner, Gmail reads no dots, and a domain has two spellings. For counting mails, not for telling accounts
 * apart.
 */
export function mailboxOf(key: string): string {
  const at = key.lastIndexOf('@')
  const domain = domainToASCII(key.slice(at + 1)) || key.slice(at + 1)
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** An address that a provider gave; undefined for what is none. */
export function goodAddressOf(text: unknown): Address | undefined {
  if (typeof text !== 'string') return undefined
  const address = addressOf(text)
  // Asked of the one spelling: making it may bring in signs that end the field of a header.
  return isEmail(address.email) ? address : undefined
}

/** The address that somebody gave. Throws AppError `enterValidEmail`. */
export function requireAddress(text: string): Address {
  const address = goodAddressOf(text)
  if (!address) throw new AppError('enterValidEmail')
  return address
}

import { domainToASCII } from 'node:url'
import { isEmail } from '#core/domain/validation/email.ts'
import { formProblems } from '#core/domain/validation/form.ts'
import { NEW_NAME } from '#core/fields/forms.ts'
import { AppError } from '#core/contract/app-error.ts'

/** An address to write to, and its key for comparison. */
export interface Address {
  email: string
  key: string
}

/**
 * Normalizes look-alikes: full-width letters and the Kelvin sign would otherwise share a key with somebody else's
 * address, but lead to another mailbox.
 */
export function addressOf(text: string): Address {
  const email = text.trim().normalize('NFKC')
  return { email, key: email.toLowerCase() }
}

/**
 * The likely mailbox of an address: drops what follows a plus, Gmail's dots, and one of two spellings of a domain.
 * For counting mails, not for telling accounts apart.
 */
export function mailboxOf(key: string): string {
  const at = key.lastIndexOf('@')
  const domain = domainToASCII(key.slice(at + 1)) || key.slice(at + 1)
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** An address from a provider; undefined if invalid. */
export function goodAddressOf(text: unknown): Address | undefined {
  if (typeof text !== 'string') return undefined
  const address = addressOf(text)
  // Check the normalized spelling: normalizing may introduce characters that end a header field.
  return isEmail(address.email) ? address : undefined
}

/** Parses a typed address. Throws AppError `enterValidEmail`. */
export function requireAddress(text: string): Address {
  const address = goodAddressOf(text)
  if (!address) throw new AppError('enterValidEmail')
  return address
}

/** A typed name, trimmed. Throws AppError `requiredFieldsMissing` or `nameNotValid`. */
export function requirePersonName(name: string): string {
  const [problem] = formProblems(NEW_NAME, { name })
  if (problem) throw new AppError(problem.code)
  return name.trim()
}

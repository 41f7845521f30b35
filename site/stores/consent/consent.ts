import { atom, type ReadableAtom } from 'nanostores'
import { CONSENT_EVENT, CONSENT_KEY as KEY, readKept } from '../storage/flags.ts'
import { writeStorage } from '../storage/write.ts'

/** What third parties are asked for; nothing of theirs loads before the visitor agrees to its purpose. */
export const PURPOSES = ['videos', 'maps', 'social', 'captcha', 'ads'] as const
export type Purpose = (typeof PURPOSES)[number]
export type Consent = Readonly<Record<Purpose, boolean>>

const $given = atom<Consent>(readConsent())

/** What the visitor has agreed to; nothing until asked. */
export const $consent: ReadableAtom<Consent> = $given

function readConsent(): Consent {
  const given = readKept('localStorage', KEY)?.split(' ') ?? []
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, given.includes(purpose)])) as Consent
}

/** Keeps what the visitor agrees to from now on. */
export function setConsent(consent: Consent): void {
  const given = PURPOSES.filter((purpose) => consent[purpose])
  writeStorage('localStorage', KEY, given.length > 0 ? given.join(' ') : undefined)
  $given.set(consent)
  dispatchEvent(new Event(CONSENT_EVENT))
}

export function allow(purpose: Purpose): void {
  setConsent({ ...$given.get(), [purpose]: true })
}

/** Follows what is decided in another tab. */
export function followConsent(): () => void {
  const follow = () => $given.set(readConsent())
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

import { atom, type ReadableAtom } from 'nanostores'
import { CONSENT_EVENT, CONSENT_KEY as KEY, readKept } from '../storage/flags.ts'
import { writeStorage } from '../storage/write.ts'

/** Purposes of third-party content, which loads only after consent to its purpose. */
export const PURPOSES = ['videos', 'maps', 'social', 'captcha', 'ads'] as const
export type Purpose = (typeof PURPOSES)[number]
export type Consent = Readonly<Record<Purpose, boolean>>

const $given = atom<Consent>(readConsent())

/** The visitor's consent; none by default. */
export const $consent: ReadableAtom<Consent> = $given

function readConsent(): Consent {
  const given = readKept('localStorage', KEY)?.split(' ') ?? []
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, given.includes(purpose)])) as Consent
}

/** Stores the visitor's consent. */
export function setConsent(consent: Consent): void {
  const given = PURPOSES.filter((purpose) => consent[purpose])
  writeStorage('localStorage', KEY, given.length > 0 ? given.join(' ') : undefined)
  $given.set(consent)
  dispatchEvent(new Event(CONSENT_EVENT))
}

export function allow(purpose: Purpose): void {
  setConsent({ ...$given.get(), [purpose]: true })
}

/** Allows something until the page is left; nothing is stored. */
export function allowHere(purpose: Purpose): void {
  $given.set({ ...$given.get(), [purpose]: true })
  dispatchEvent(new Event(CONSENT_EVENT))
}

/** Follows changes in other tabs. */
export function followConsent(): () => void {
  const follow = () => $given.set(readConsent())
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

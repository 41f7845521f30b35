import type { KashrutFact } from '../contract/seed/kashrut.ts'
import { sellsFood } from './business-kinds.ts'
import { isDay } from './times/dates.ts'

interface Certifiable {
  dtype: number
  businessesType?: string | undefined
  foodType?: unknown
  kashrutFacts?: readonly unknown[] | undefined
}

/** Whether it is worth asking who supervises a listing: it serves or sells food, or somebody has said so. */
export const canBeCertified = ({ dtype, businessesType, foodType, kashrutFacts = [] }: Certifiable): boolean =>
  dtype === 228 || dtype === 230 || sellsFood({ businessesType }) || foodType !== undefined || kashrutFacts.length > 0

/** What somebody read on a certificate, and the day on which the photo of it was taken. */
export interface CertificateDays {
  taken: string
  validUntil?: string | undefined
}

export type DayProblem = 'needPhotoDay' | 'photoDayAhead' | 'noSuchDay'

/** What is wrong with the days of a photo, by field. An empty end is none. */
export function dayProblems(
  { taken, validUntil = '' }: CertificateDays,
  today: string,
): { field: keyof CertificateDays; code: DayProblem }[] {
  const ofTaken = taken === '' ? 'needPhotoDay' : !isDay(taken) ? 'noSuchDay' : taken > today && 'photoDayAhead'
  return [
    ...(ofTaken ? [{ field: 'taken', code: ofTaken } as const] : []),
    ...(validUntil !== '' && !isDay(validUntil) ? [{ field: 'validUntil', code: 'noSuchDay' } as const] : []),
  ]
}

/** A certificate as an editor read it on a visitor's photo. */
export interface SeenCertificate extends CertificateDays {
  authority: string
  number?: string | undefined
  /** Key of the picture. */
  photo: string
  /** The day on which it was sent. */
  sent: string
  /** The day on which an editor takes it. */
  day: string
}

/** Whether a certificate speaks of what a stored fact says: those for Pesach alone are others. */
const isAbout = (fact: KashrutFact, authority: string): boolean =>
  fact.superseded === undefined && fact.pesach === undefined && fact.authority === authority

/** The day of what is stored about an authority, where that is later than the photo. */
export function laterStatement(
  facts: readonly KashrutFact[],
  { authority, taken }: Pick<SeenCertificate, 'authority' | 'taken'>,
): string | undefined {
  const days = facts.filter((fact) => isAbout(fact, authority)).map(({ confirmedAt }) => confirmedAt)
  const last = days.sort().at(-1)
  return last !== undefined && last > taken ? last : undefined
}

/** A listing's facts with a certificate that was seen; what was stated of its authority before becomes history. */
export function withCertificate(facts: readonly KashrutFact[], seen: SeenCertificate): KashrutFact[] {
  const { authority, number, validUntil, photo, taken, sent, day } = seen
  const history = facts.map((fact) => (isAbout(fact, authority) ? { ...fact, superseded: day } : fact))
  const certificate = { ...(number && { number }), ...(validUntil && { validUntil }), photo }
  const source = { kind: 'certificatePhoto', name: 'Visitors', retrieved: sent } as const
  return [
    ...history,
    { claim: 'certified', authority, certificate, source, confirmedAt: taken, confirmedBy: 'Editors' },
  ]
}

import type { KashrutFact } from '../contract/seed/kashrut.ts'
import type { KashrutStandard } from '#core/terms/kashrut.ts'
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

/** What a certificate states beside its days. */
export type CertificateStates = Pick<KashrutFact, 'level' | 'kitchen' | KashrutStandard>

/** A certificate as an editor read it, on a visitor's photo or in hand. */
export interface SeenCertificate extends CertificateDays {
  authority: string
  number?: string | undefined
  issued?: string | undefined
  states?: CertificateStates | undefined
  /** Who took the photo; by default a visitor. */
  source?: 'Visitors' | 'Editors'
  /** Key of the picture. */
  photo: string
  /** The day on which it was sent. */
  sent: string
  /** The day on which an editor takes it. */
  day: string
}

/** Whether a stored fact is no history: those for Pesach alone are others. */
export const isCurrent = ({ superseded, pesach }: KashrutFact): boolean =>
  superseded === undefined && pesach === undefined

/** Whether a certificate speaks of what a stored fact says. */
const isAbout = (fact: KashrutFact, authority: string): boolean => isCurrent(fact) && fact.authority === authority

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
  const {
    authority,
    number,
    issued,
    validUntil,
    states = {},
    photo,
    taken,
    sent,
    day,
    source: name = 'Visitors',
  } = seen
  const history = facts.map((fact) => (isAbout(fact, authority) ? { ...fact, superseded: day } : fact))
  const certificate = {
    ...(number && { number }),
    ...(issued && { issued }),
    ...(validUntil && { validUntil }),
    photo,
  }
  const source = { kind: 'certificatePhoto', name, retrieved: sent } as const
  return [
    ...history,
    { claim: 'certified', authority, ...states, certificate, source, confirmedAt: taken, confirmedBy: 'Editors' },
  ]
}

/** What an editor types of a certificate in hand. */
export interface TypedCertificate {
  authority: string
  validUntil: string
  hasNoEnd?: boolean | undefined
  taken?: string | undefined
  issued?: string | undefined
}

export interface CertificateProblem {
  field: 'authority' | 'validUntil' | 'taken' | 'issued'
  problem: 'missing' | 'noDay' | 'ahead' | 'beforeIssue'
}

/** What is wrong with a certificate in hand. Its end may be empty only where it names none. */
export function heldProblems(
  { authority, validUntil, hasNoEnd = false, taken = '', issued = '' }: TypedCertificate,
  today: string,
): CertificateProblem[] {
  const end = hasNoEnd ? '' : validUntil
  const past = (day: string) => (day === '' ? undefined : !isDay(day) ? 'noDay' : day > today ? 'ahead' : undefined)
  const found: Record<CertificateProblem['field'], CertificateProblem['problem'] | undefined> = {
    authority: authority === '' ? 'missing' : undefined,
    validUntil: hasNoEnd ? undefined : end === '' ? 'missing' : !isDay(end) ? 'noDay' : undefined,
    taken: past(taken),
    issued: past(issued),
  }
  if (!found.validUntil && !found.issued && end !== '' && end < issued) found.validUntil = 'beforeIssue'
  return Object.entries(found).flatMap(([field, problem]) =>
    problem ? [{ field: field as CertificateProblem['field'], problem }] : [],
  )
}

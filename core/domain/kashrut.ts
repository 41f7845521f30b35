import { KASHRUT_STATUSES, type FactGroup } from '#core/terms/kashrut.ts'
import type { KashrutFact } from '../contract/seed/kashrut.ts'
import { addDays, addMonths, dayText } from './times/dates.ts'
import { dayOfHebrew } from './times/hebrew-day.ts'
import { wallClock } from './times/zones.ts'

/** Days for which a confirmation makes a certificate one to rely on. */
const FRESH_DAYS = 180
/** Days for which a statement that nobody has confirmed is still told. */
const STATED_DAYS = 365
const WITHDRAWN_MONTHS = 24
/** How long a certificate without an end counts after it was confirmed. */
const UNDATED_MONTHS = 12

/**
 * What may be said of a fact on a day: the first that holds, from the top. Days are calendar days where the place is,
 * both ends included.
 */
export type KashrutStatus =
  /** An authority withdrew its supervision `on` a day of the last 24 months. */
  | { status: 'withdrawn'; on: string }
  /** The certificate ended `on` a day before today. */
  | { status: 'expired'; on: string }
  /**
   * The certificate, or the authority's list, is valid `until` a day, if it states one, and was confirmed within
   * 180 days.
   */
  | { status: 'supervised'; until?: string }
  /** It was stated within 365 days, and not confirmed since; or no certificate was seen. */
  | { status: 'stated' }
  | { status: 'self-declared' }
  /** A map says so: that there is kosher food, or that there is `only` such food. */
  | { status: 'map-says'; only?: true }
  /** A public register of food businesses files the cuisine so; that is no certificate. */
  | { status: 'register-says' }
  | { status: 'unknown' }

export interface KashrutDay {
  /** Calendar day where the place is. */
  today: string
  /** Whether Pesach has seven days there. */
  inIsrael: boolean
}

export const kashrutDay = (today: string, country: string): KashrutDay => ({ today, inIsrael: country === 'IL' })

/** The day at a place at a moment, epoch milliseconds. */
export const kashrutDayAt = ({ timeZone, country }: { timeZone: string; country: string }, now: number): KashrutDay =>
  kashrutDay(wallClock(timeZone, now).day, country)

type Fact = Pick<KashrutFact, 'claim' | 'only' | 'confirmedAt' | 'certificate' | 'pesach' | 'source'>

/** What may be said of a fact on a day. A fact that another one has superseded is history: ask only about live ones. */
export function kashrutStatus(fact: Fact, day: KashrutDay): KashrutStatus {
  const { claim, confirmedAt } = fact
  const { today } = day
  if (claim === 'withdrawn') {
    return today <= addMonths(confirmedAt, WITHDRAWN_MONTHS)
      ? { status: 'withdrawn', on: confirmedAt }
      : { status: 'unknown' }
  }
  const end = endOf(fact, day)
  if (claim !== 'certified') {
    if (isPast(end, day)) return { status: 'unknown' }
    return claim === 'map-says' && fact.only ? { status: claim, only: true } : { status: claim }
  }
  const until = fact.certificate?.validUntil
  if (until !== undefined && until < today) return { status: 'expired', on: until }
  if (isPast(end, day)) return { status: 'unknown' }
  const wasSeen = fact.certificate !== undefined || fact.source.kind === 'authorityList'
  if (wasSeen && today <= addDays(confirmedAt, FRESH_DAYS)) return { status: 'supervised', ...(until && { until }) }
  return today <= addDays(confirmedAt, STATED_DAYS) ? { status: 'stated' } : { status: 'unknown' }
}

const isPast = (end: string | undefined, { today }: KashrutDay): boolean => end !== undefined && end < today

/** The last day on which a fact counts; undefined where it has none. */
function endOf({ claim, confirmedAt, certificate, pesach }: Fact, { inIsrael }: KashrutDay): string | undefined {
  const ends = [
    certificate?.validUntil ?? (claim === 'certified' ? addMonths(confirmedAt, UNDATED_MONTHS) : undefined),
    pesach && lastOfPesach(pesach.year, inIsrael),
  ].filter((end) => end !== undefined)
  return ends.sort()[0]
}

/** Years of the Hebrew calendar before those of the civil one, in spring. */
const SPRING_YEARS = 3760

/** The last day of the Pesach of a year, YYYY-MM-DD. */
export function lastOfPesach(year: number, inIsrael: boolean): string {
  return dayText(dayOfHebrew({ year: year + SPRING_YEARS, month: 'Nisan', day: inIsrael ? 21 : 22 }))
}

/** The first day after today on which something else may be said of a fact; undefined where that never comes. */
export function nextStatusDay(fact: Fact, day: KashrutDay): string | undefined {
  const { claim, confirmedAt } = fact
  const lasts =
    claim === 'withdrawn'
      ? [addMonths(confirmedAt, WITHDRAWN_MONTHS)]
      : [
          endOf(fact, day),
          ...(claim === 'certified' ? [addDays(confirmedAt, FRESH_DAYS), addDays(confirmedAt, STATED_DAYS)] : []),
        ]
  const now = kashrutStatus(fact, day).status
  return lasts
    .flatMap((last) => (last === undefined ? [] : addDays(last, 1)))
    .filter((next) => next > day.today && kashrutStatus(fact, { ...day, today: next }).status !== now)
    .sort()[0]
}

/** Days before the end of a fact in which the desk and the owner hear of it. */
export const ENDING_DAYS = 30

/** The last day on which a live fact says something; undefined where it has no end, or says that it has ended. */
export function lastDayOf(fact: Fact, day: KashrutDay): string | undefined {
  if (fact.claim === 'withdrawn') return undefined
  const stated = fact.claim === 'certified' ? addDays(fact.confirmedAt, STATED_DAYS) : undefined
  return [endOf(fact, day), stated].filter((last) => last !== undefined).sort()[0]
}

/** Whether it helps to confirm a fact again: not where its certificate, or its Pesach, is over. */
export function canConfirm(fact: Fact, day: KashrutDay): boolean {
  if (fact.claim !== 'certified' && fact.claim !== 'self-declared') return false
  return kashrutStatus({ ...fact, confirmedAt: day.today }, day).status !== 'unknown' && !isExpired(fact, day)
}

const isExpired = ({ certificate }: Fact, { today }: KashrutDay): boolean =>
  certificate?.validUntil !== undefined && certificate.validUntil < today

/**
 * The last day of a certificate that ends within 30 days, today not among them; undefined for any other fact. What an
 * editor confirmed without one ends as if it had one.
 */
export function endingDay(fact: KashrutFact, day: KashrutDay): string | undefined {
  if (fact.superseded !== undefined || fact.claim !== 'certified') return undefined
  const end = endOf(fact, day)
  return end !== undefined && end > day.today && end <= addDays(day.today, ENDING_DAYS) ? end : undefined
}

export function factGroup(fact: KashrutFact, day: KashrutDay): FactGroup | undefined {
  if (fact.superseded !== undefined || fact.claim === 'withdrawn') return undefined
  const { status } = kashrutStatus(fact, day)
  if (status === 'expired' || status === 'unknown') return 'ended'
  const last = lastDayOf(fact, day)
  if (last !== undefined && last <= addDays(day.today, ENDING_DAYS)) return 'soon'
  return status === 'supervised' ? undefined : 'unconfirmed'
}

export type LiveFact = KashrutFact & { shown: KashrutStatus }

const rank = ({ shown }: LiveFact): number => KASHRUT_STATUSES.indexOf(shown.status)

/** What may be said, from the strongest to the weakest. What has ended is weaker than nothing: others relied on it. */
const STRENGTHS = [
  'supervised', 'stated', 'self-declared', 'map-says only', 'map-says', 'register-says', 'unknown', 'expired',
  'withdrawn',
] as const // prettier-ignore

/**
 * How strong what may be said of a listing's kashrut is, for the order of lists: 8 for a confirmed certificate,
 * 2 for nothing, 0 for a withdrawn one.
 */
export function kashrutStrength(status: KashrutStatus): number {
  const name = status.status === 'map-says' && status.only ? 'map-says only' : status.status
  return STRENGTHS.length - 1 - STRENGTHS.indexOf(name)
}

/**
 * The live facts of a listing with what may be said of each today, those to rely on first; what says nothing is left
 * out.
 */
export function liveFacts(facts: readonly KashrutFact[], day: KashrutDay): LiveFact[] {
  return facts
    .filter(({ superseded }) => superseded === undefined)
    .map((fact) => ({ ...fact, shown: kashrutStatus(fact, day) }))
    .filter(({ shown }) => shown.status !== 'unknown')
    .sort((a, b) => rank(a) - rank(b))
}

/** What nobody relies on any more: facts that were superseded, or that say nothing by now. */
export function earlierFacts(facts: readonly KashrutFact[], day: KashrutDay): KashrutFact[] {
  return facts.filter((fact) => fact.superseded !== undefined || kashrutStatus(fact, day).status === 'unknown')
}

/** What may be said from `day` on, until it `turns`; days are those where the place is. */
export interface JudgedFacts {
  day: string
  /** The first day on which something else may be said; undefined where that never comes. */
  turns?: string
  /** Those to rely on first. */
  live: readonly LiveFact[]
}

/** The facts of a listing as they stand at a moment, epoch milliseconds; undefined where nothing was stated. */
export function judgeFacts(
  facts: readonly KashrutFact[] = [],
  where: { timeZone: string; country: string },
  now: number,
): JudgedFacts | undefined {
  if (facts.length === 0) return undefined
  const day = kashrutDayAt(where, now)
  const next = facts
    .filter(({ superseded }) => superseded === undefined)
    .flatMap((fact) => nextStatusDay(fact, day) ?? [])
    .sort()[0]
  return { day: day.today, ...(next && { turns: next }), live: liveFacts(facts, day) }
}

/** Whether a fact says that somebody supervises a place, and is not history. */
export const isStated = ({ claim, superseded }: KashrutFact): boolean =>
  claim === 'certified' && superseded === undefined

/**
 * A listing's facts after somebody stated who supervises it: what was stated before and no longer is becomes history.
 */
export function withStated(
  facts: readonly KashrutFact[],
  { authorities, day, by }: { authorities: readonly string[]; day: string; by: string },
): KashrutFact[] {
  const own = facts.map((fact) =>
    isStated(fact) && !authorities.includes(fact.authority!) ? { ...fact, superseded: day } : fact,
  )
  const known = new Set(facts.filter(isStated).map(({ authority }) => authority))
  const added = authorities
    .filter((authority) => !known.has(authority))
    .map((authority): KashrutFact => {
      const source = { kind: 'visitor' as const, name: by, retrieved: day }
      return { claim: 'certified', authority, source, confirmedAt: day, confirmedBy: by }
    })
  return [...own, ...added]
}

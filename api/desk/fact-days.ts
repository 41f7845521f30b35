import type { KashrutFact } from '#core/contract/data-files.ts'
import type { FieldProblem } from '#core/contract/schema-problems.ts'
import { dayText } from '#core/domain/times/dates.ts'
import { invalidField } from './checks.ts'

const DAY_MS = 86_400_000
/** How far ahead of UTC the first zones are. */
const FIRST_ZONE_MS = 14 * 3_600_000

/**
 * Checks days of kashrut facts that an editor types: none is still to come, no certificate ends before it was issued.
 * Throws AppError `invalidField`.
 */
export function checkFactDays(facts: readonly KashrutFact[] = [], now: number): void {
  const today = dayText(Math.floor((now + FIRST_ZONE_MS) / DAY_MS))
  for (const [at, { confirmedAt, superseded, source, certificate = {} }] of facts.entries()) {
    const refuse = (field: string, problem: FieldProblem) => invalidField(`kashrutFacts.${at}.${field}`, problem)
    const { issued, validUntil } = certificate
    const past = { confirmedAt, superseded, 'source.retrieved': source.retrieved, 'certificate.issued': issued }
    for (const [field, day] of Object.entries(past)) if (day && day > today) throw refuse(field, 'ahead')
    if (issued && validUntil && validUntil < issued) throw refuse('certificate.validUntil', 'beforeIssue')
  }
}

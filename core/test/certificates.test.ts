import { describe, expect, test } from 'vitest'
import type { KashrutFact } from '#core/contract/data-files.ts'
import {
  canBeCertified,
  dayProblems,
  heldProblems,
  laterStatement,
  withCertificate,
} from '#core/domain/certificates.ts'

const fact = (more: Partial<KashrutFact>): KashrutFact => ({
  claim: 'certified',
  authority: 'board',
  source: { kind: 'authorityList', name: 'A list', retrieved: '2026-05-01' },
  confirmedAt: '2026-05-01',
  confirmedBy: 'Editors',
  ...more,
})

describe('the days of a photo', () => {
  test.each([
    [{ taken: '2026-11-25' }, []],
    [{ taken: '2026-11-25', validUntil: '' }, []],
    [{ taken: '2026-11-25', validUntil: '2025-01-01' }, []],
    [{ taken: '' }, ['taken needPhotoDay']],
    [{ taken: '2026-11-26' }, ['taken photoDayAhead']],
    [{ taken: '2026-02-31' }, ['taken noSuchDay']],
    [{ taken: 'yesterday', validUntil: '31.02.2027' }, ['taken noSuchDay', 'validUntil noSuchDay']],
  ])('%j: %j', (days, problems) => {
    expect(dayProblems(days, '2026-11-25').map(({ field, code }) => `${field} ${code}`)).toEqual(problems)
  })
})

test('a photo that is older than what is stored of its authority is told apart from a newer one', () => {
  const facts = [
    fact({}),
    fact({ authority: 'other', confirmedAt: '2026-09-01' }),
    fact({ confirmedAt: '2026-09-02', superseded: '2026-09-03' }),
    fact({ confirmedAt: '2026-09-04', pesach: { year: 2026 } }),
  ]
  expect(laterStatement(facts, { authority: 'board', taken: '2026-04-30' })).toBe('2026-05-01')
  expect(laterStatement(facts, { authority: 'board', taken: '2026-05-01' })).toBeUndefined()
  expect(laterStatement(facts, { authority: 'third', taken: '2020-01-01' })).toBeUndefined()
  // A certificate from before the withdrawal does not come back.
  const withdrawn = fact({ claim: 'withdrawn', confirmedAt: '2026-06-01' })
  expect(laterStatement([withdrawn], { authority: 'board', taken: '2026-05-31' })).toBe('2026-06-01')
})

test('a certificate replaces what was stated of its authority, and nothing else', () => {
  const facts = [fact({ authority: 'other' }), fact({ pesach: { year: 2026 } }), fact({ superseded: '2026-01-01' })]
  const seen = { authority: 'board', taken: '2026-11-20', photo: 'u-1', sent: '2026-11-21', day: '2026-11-25' }
  expect(withCertificate([fact({ glatt: true }), ...facts], { ...seen, validUntil: '2027-09-11' })).toEqual([
    fact({ glatt: true, superseded: '2026-11-25' }),
    ...facts,
    {
      claim: 'certified',
      authority: 'board',
      certificate: { validUntil: '2027-09-11', photo: 'u-1' },
      source: { kind: 'certificatePhoto', name: 'Visitors', retrieved: '2026-11-21' },
      confirmedAt: '2026-11-20',
      confirmedBy: 'Editors',
    },
  ])
})

test('a certificate in hand says all that stands on it, and who photographed it', () => {
  const seen = { authority: 'board', taken: '2026-11-25', photo: 'u-1', sent: '2026-11-25', day: '2026-11-25' }
  const states = { glatt: true, kitchen: ['meat' as const], level: 'Mehadrin' }
  expect(withCertificate([], { ...seen, issued: '2026-09-01', states, source: 'Editors' })).toEqual([
    {
      claim: 'certified',
      authority: 'board',
      ...states,
      certificate: { issued: '2026-09-01', photo: 'u-1' },
      source: { kind: 'certificatePhoto', name: 'Editors', retrieved: '2026-11-25' },
      confirmedAt: '2026-11-25',
      confirmedBy: 'Editors',
    },
  ])
})

test.each([
  [{}, []],
  [{ validUntil: '' }, ['validUntil missing']],
  [{ validUntil: '', hasNoEnd: true }, []],
  [{ validUntil: '2027-02-31' }, ['validUntil noDay']],
  [{ validUntil: '2026-08-31', issued: '2026-09-01' }, ['validUntil beforeIssue']],
  [{ authority: '', taken: '2026-11-26', issued: '2026-11-26' }, ['authority missing', 'taken ahead', 'issued ahead']],
  [{ taken: 'today', issued: '2026-02-31' }, ['taken noDay', 'issued noDay']],
])('of a certificate in hand, %j: %j', (typed, problems) => {
  const certificate = { authority: 'board', validUntil: '2027-09-01', ...typed }
  expect(heldProblems(certificate, '2026-11-25').map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems)
})

test.each([
  [{ dtype: 228 }, true],
  [{ dtype: 230 }, true],
  [{ dtype: 232, businessesType: 'bakery' }, true],
  [{ dtype: 232, businessesType: 'mikveh' }, false],
  [{ dtype: 231 }, false],
  [{ dtype: 231, kashrutFacts: [{}] }, true],
  [{ dtype: 231, foodType: ['meat'] }, true],
  [{ dtype: 237 }, false],
])('%j can be certified: %s', (listing, can) => {
  expect(canBeCertified(listing)).toBe(can)
})

import { describe, expect, test } from 'vitest'
import type { KashrutFact } from '#core/contract/seed/kashrut.ts'
import { kashrutStatus, kashrutStrength, liveFacts, nextStatusDay, withStated } from '#core/domain/kashrut.ts'
import { kashrutOptions, supervisionOf } from '#core/domain/kashrut-options.ts'

const ABROAD = { inIsrael: false }

function fact(more: Partial<KashrutFact>): KashrutFact {
  return {
    claim: 'certified',
    authority: 'ou',
    source: { kind: 'authorityList', name: 'OU', retrieved: '2026-01-10' },
    confirmedAt: '2026-01-10',
    confirmedBy: 'Editors',
    ...more,
  }
}
const certificate = (validUntil: string) => ({ certificate: { validUntil } })

/** [what, fact, status from each day on] */
const LIVES: readonly (readonly [
  string,
  Partial<KashrutFact>,
  readonly (readonly [from: string, status: string])[],
])[] = [
  [
    'a certificate of a year',
    certificate('2026-12-31'),
    [
      ['2026-01-10', 'supervised until 2026-12-31'],
      ['2026-07-10', 'stated'],
      ['2027-01-01', 'expired on 2026-12-31'],
    ],
  ],
  [
    'a certificate that ends before anybody would doubt it',
    certificate('2026-03-31'),
    [
      ['2026-01-10', 'supervised until 2026-03-31'],
      ['2026-04-01', 'expired on 2026-03-31'],
    ],
  ],
  [
    'a certificate of three years that nobody confirms',
    certificate('2029-01-09'),
    [
      ['2026-01-10', 'supervised until 2029-01-09'],
      ['2026-07-10', 'stated'],
      ['2027-01-11', 'unknown'],
      ['2029-01-10', 'expired on 2029-01-09'],
    ],
  ],
  [
    'a certificate without an end',
    {},
    [
      ['2026-01-10', 'supervised'],
      ['2026-07-10', 'stated'],
      ['2027-01-11', 'unknown'],
    ],
  ],
  [
    'a certificate that was confirmed on the last day of February of a leap year',
    { confirmedAt: '2028-02-29' },
    [
      ['2028-02-29', 'supervised'],
      ['2028-08-28', 'stated'],
      ['2029-03-01', 'unknown'],
    ],
  ],
  [
    'a certificate that had ended before it was entered',
    { ...certificate('2025-12-31') },
    [['2026-01-10', 'expired on 2025-12-31']],
  ],
  [
    'a withdrawal',
    { claim: 'withdrawn' },
    [
      ['2026-01-10', 'withdrawn on 2026-01-10'],
      ['2028-01-11', 'unknown'],
    ],
  ],
  [
    'what the place says of itself',
    { claim: 'self-declared', authority: undefined },
    [['2026-01-10', 'self-declared']],
  ],
  ['what a map says', { claim: 'map-says', authority: undefined }, [['2026-01-10', 'map-says']]],
  [
    'what a map says of all that there is',
    { claim: 'map-says', authority: undefined, only: true },
    [['2026-01-10', 'map-says only true']],
  ],
  ['what a register says', { claim: 'register-says', authority: undefined }, [['2026-01-10', 'register-says']]],
  [
    'a certificate for Pesach, abroad',
    { pesach: { year: 2026 } },
    [
      ['2026-01-10', 'supervised'],
      // 22 Nisan 5786 is April 9.
      ['2026-04-10', 'unknown'],
    ],
  ],
  [
    'what a place says of its Pesach',
    { claim: 'self-declared', pesach: { year: 2027 } },
    [
      ['2026-01-10', 'self-declared'],
      ['2027-04-30', 'unknown'],
    ],
  ],
]

const textOf = ({ status, ...rest }: ReturnType<typeof kashrutStatus>) =>
  [status, ...Object.entries(rest).flat()].join(' ')

describe('what may be said of a fact', () => {
  test.each(LIVES)('%s', (_, more, stages) => {
    const example = fact(more)
    for (const [at, [from, status]] of stages.entries()) {
      const next = stages[at + 1]?.[0]
      expect([from, textOf(kashrutStatus(example, { today: from, ...ABROAD }))]).toEqual([from, status])
      expect([from, nextStatusDay(example, { today: from, ...ABROAD })]).toEqual([from, next])
      if (next === undefined) continue
      // The day before something changes, it is still as it was.
      const eve = new Date(Date.parse(next) - 86_400_000).toISOString().slice(0, 10)
      expect([eve, textOf(kashrutStatus(example, { today: eve, ...ABROAD }))]).toEqual([eve, status])
      expect([eve, nextStatusDay(example, { today: eve, ...ABROAD })]).toEqual([eve, next])
    }
  })

  test('a certificate for Pesach ends a day earlier in Israel', () => {
    const example = fact({ pesach: { year: 2026 } })
    expect(kashrutStatus(example, { today: '2026-04-08', inIsrael: true }).status).toBe('supervised')
    expect(kashrutStatus(example, { today: '2026-04-09', inIsrael: true }).status).toBe('unknown')
    expect(kashrutStatus(example, { today: '2026-04-09', inIsrael: false }).status).toBe('supervised')
  })

  test('nothing is certified by what a place, a map, a register or a visitor says', () => {
    for (const claim of ['self-declared', 'map-says', 'register-says'] as const) {
      const example = fact({ claim, ...certificate('2030-01-01') })
      expect(supervisionOf(liveFacts([example], { today: '2026-01-10', ...ABROAD }))).toEqual([])
    }
  })
})

/** From the strongest: what a fact says on a day. */
const STRENGTHS: readonly (readonly [what: string, fact: Partial<KashrutFact>, day: string])[] = [
  ['certified and confirmed', certificate('2026-12-31'), '2026-01-10'],
  ['certified and not confirmed since', certificate('2026-12-31'), '2026-07-10'],
  ['the place says so', { claim: 'self-declared' }, '2026-01-10'],
  ['the map says that all is kosher', { claim: 'map-says', only: true }, '2026-01-10'],
  ['the map says that something is', { claim: 'map-says' }, '2026-01-10'],
  ['a register says so', { claim: 'register-says' }, '2026-01-10'],
  ['nothing is known', {}, '2029-01-10'],
  ['the certificate has expired', certificate('2026-01-31'), '2026-02-01'],
  ['the authority withdrew it', { claim: 'withdrawn' }, '2026-01-10'],
]

test.each(STRENGTHS.map(([what, more, today], at) => ({ what, more, today, strength: STRENGTHS.length - 1 - at })))(
  '$what: strength $strength in lists',
  ({ more, today, strength }) => {
    expect(kashrutStrength(kashrutStatus(fact(more), { today, ...ABROAD }))).toBe(strength)
  },
)

describe('the facts of a listing', () => {
  const today = { today: '2026-08-01', ...ABROAD }
  const facts = [
    fact({ claim: 'register-says', authority: undefined }),
    fact({ claim: 'map-says', authority: undefined }),
    fact({ authority: 'star-k', ...certificate('2026-12-31') }),
    fact({ authority: 'ok', confirmedAt: '2026-07-01', ...certificate('2027-12-31') }),
    fact({ authority: 'kof-k', claim: 'withdrawn', confirmedAt: '2026-05-01' }),
    fact({ authority: 'crc', confirmedAt: '2024-05-01' }),
    fact({ authority: 'ou', superseded: '2026-07-01' }),
  ]

  test('come with those to rely on first, without what is history or no longer says anything', () => {
    const statuses = liveFacts(facts, today).map(({ authority, shown: { status } }) => [authority, status])
    expect(statuses).toEqual([
      ['ok', 'supervised'],
      ['kof-k', 'withdrawn'],
      ['star-k', 'stated'],
      [undefined, 'map-says'],
      [undefined, 'register-says'],
    ])
  })

  test('say by whom it is supervised, or was stated to be', () => {
    expect(supervisionOf(liveFacts(facts, today))).toEqual(['ok', 'star-k'])
  })
})

test('a certificate that nobody has seen is stated, never supervised', () => {
  const source = { kind: 'visitor', name: 'Visitors', retrieved: '2026-01-10' } as const
  const day = { today: '2026-01-10', ...ABROAD }
  expect(kashrutStatus(fact({ source }), day)).toEqual({ status: 'stated' })
  expect(kashrutStatus(fact({ source, certificate: {} }), day)).toEqual({ status: 'supervised' })
})

test('who is newly stated is added, and who no longer is becomes history', () => {
  const ok = fact({ authority: 'ok' })
  const after = withStated([ok, fact({ authority: 'ou' })], {
    authorities: ['ok', 'cor'],
    day: '2026-02-01',
    by: 'Visitors',
  })
  expect(after).toEqual([
    ok,
    fact({ authority: 'ou', superseded: '2026-02-01' }),
    {
      claim: 'certified',
      authority: 'cor',
      source: { kind: 'visitor', name: 'Visitors', retrieved: '2026-02-01' },
      confirmedAt: '2026-02-01',
      confirmedBy: 'Visitors',
    },
  ])
})

describe('the standards to filter by', () => {
  const [day, noMore] = ['2026-02-01', '2027-02-01']
  const standards = (today: string, ...facts: Partial<KashrutFact>[]) =>
    kashrutOptions({ day: today, live: liveFacts(facts.map(fact), { today, ...ABROAD }) }).kosherStandards

  test('are those that a live fact states; what is not stated, or denied, is not among them', () => {
    expect(standards(day, { glatt: true, cholovYisroel: false })).toEqual(['glatt'])
    expect(standards(day, { closedShabbat: true, chalakBeitYosef: true })).toEqual([
      'chalak-beit-yosef',
      'closed-shabbat',
    ])
    expect(standards(day, {})).toBeUndefined()
  })

  test('are not those that facts contradict each other about', () => {
    expect(standards(day, { glatt: true }, { authority: 'star-k', glatt: false })).toBeUndefined()
    expect(standards(day, { glatt: true }, { authority: 'star-k' })).toEqual(['glatt'])
  })

  test('are not those of history, of an ended, uncertified or withdrawn fact, of a part, or of Pesach alone', () => {
    expect(standards(noMore, { glatt: true })).toBeUndefined()
    const others: Partial<KashrutFact>[] = [
      { superseded: '2026-01-20' },
      { claim: 'self-declared' },
      { claim: 'withdrawn' },
      { part: { en: 'The grill' } },
      { pesach: { year: 2026 } },
      certificate('2026-01-31'),
    ]
    for (const other of others) expect(standards(day, { glatt: true, ...other })).toBeUndefined()
  })
})

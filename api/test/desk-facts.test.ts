import { expect, test } from 'vitest'
import type { AuditLog, FactList } from '#core/contract/desk.ts'
import type { KashrutFact } from '#core/contract/data-files.ts'
import { addDays } from '#core/domain/times/dates.ts'
import { deskApp, read, storedListing, storeFacts, undone, type Desk } from './desk.ts'
import { onBothStores } from './store/stores.ts'

const facts = (desk: Desk, query = '') => read<FactList>(desk.Eva, `facts?${query}`)
const confirm = (desk: Desk, body: object) => desk.Eva.post('desk/fact', body)

onBothStores((open) => {
  const app = async () => deskApp(await open.migrated())

  test('facts are listed by what is to be done about them, up to 30 days before their end', async () => {
    const desk = await app()
    const until = (today: string, days: number) => ({ certificate: { validUntil: addDays(today, days) } })
    const today = await storeFacts(desk, (today) => [
      until(today, 31),
      until(today, 30),
      until(today, 0),
      until(today, -1),
      { claim: 'self-declared' },
      { ...until(today, 5), superseded: today },
      { claim: 'withdrawn' },
      // A year after it was confirmed nobody may rely on it, whatever it says.
      { ...until(today, 300), confirmedAt: addDays(today, -340) },
    ])
    const soon = await facts(desk)
    expect(soon.counts).toEqual({ soon: 3, ended: 1, unconfirmed: 1 })
    expect(soon.facts.map(({ at, last }) => [at, last])).toEqual([
      [2, today],
      [7, addDays(today, 25)],
      [1, addDays(today, 30)],
    ])
    expect(soon.facts[0]).toMatchObject({ listing: { tnid: 100 }, authority: { en: 'Board' }, canConfirm: true })
    expect((await facts(desk, 'group=ended')).facts).toMatchObject([{ at: 3, canConfirm: false }])
    expect((await facts(desk, 'group=unconfirmed&language=he')).facts).toMatchObject([
      { at: 4, claim: 'לפי הצהרת המקום' },
    ])
    expect(await facts(desk, 'from=1&count=1')).toMatchObject({ total: 3, facts: [{ at: 7 }] })
  })

  test('one press confirms a fact, and can be undone', async () => {
    const desk = await app()
    const today = await storeFacts(desk, (today) => [{}, { confirmedAt: addDays(today, -400), certificate: {} }])
    const { body } = await storedListing(desk, 100)
    const { facts: lines } = await facts(desk, 'group=ended')
    expect(lines).toMatchObject([{ at: 1, confirmedAt: addDays(today, -400) }])
    const { at, seq } = lines[0]!
    const done = await confirm(desk, { tnid: 100, at, seq })
    expect(done.statusCode, done.body).toBe(200)
    const stored = (await storedListing(desk, 100)).body as { kashrutFacts: KashrutFact[] }
    expect(stored.kashrutFacts[1]).toMatchObject({ confirmedAt: today, confirmedBy: 'Editors' })
    const late = await confirm(desk, { tnid: 100, at, seq })
    expect([late.statusCode, late.json().code]).toEqual([409, 'contentMoved'])
    const { rows } = await read<AuditLog>(desk.Eva, 'audit?kind=listings')
    expect(rows).toMatchObject([{ act: 'change', tnid: 100, undoable: true }])
    await undone(desk.Eva, done.json().audit)
    expect((await storedListing(desk, 100)).body).toEqual(body)
  })

  test.each([
    ['a certificate that has ended', { certificate: { validUntil: '2026-01-01' } }],
    ['what a map says', { claim: 'map-says' }],
    ['what a register says', { claim: 'register-says' }],
    ['a withdrawal', { claim: 'withdrawn' }],
    ['history', { superseded: '2026-01-01' }],
  ] as const)('%s is not confirmed', async (_, fact) => {
    const desk = await app()
    await storeFacts(desk, () => [fact])
    const { body, seq } = await read<{ body: object; seq: number }>(desk.Eva, 'document/listings/100')
    const answer = await confirm(desk, { tnid: 100, at: 0, seq })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidField'])
    expect((await storedListing(desk, 100)).body).toEqual(body)
    expect((await confirm(desk, { tnid: 100, at: 1, seq })).statusCode).toBe(404)
  })

  test.each([
    ['certificate.validUntil: is not a day of the calendar', { certificate: { validUntil: '2026-02-31' } }],
    ['certificate.validUntil: is not a day of the calendar', { certificate: { validUntil: 'in spring' } }],
    [
      'certificate.validUntil: is before the day of issue',
      { certificate: { issued: '2026-05-02', validUntil: '2026-05-01' } },
    ],
    ['certificate.issued: is still to come', { certificate: { issued: '2199-05-02', validUntil: '2199-05-03' } }],
    ['confirmedAt: is still to come', { confirmedAt: '2199-01-01' }],
    ['superseded: is still to come', { superseded: '2199-01-01' }],
    ['source.retrieved: is still to come', { source: { kind: 'place', name: 'It', retrieved: '2199-01-01' } }],
  ] as const)('a fact is refused where its %s', async (words, wrong) => {
    const desk = await app()
    await storeFacts(desk, () => [{}])
    const { body, seq } = await read<{ body: { kashrutFacts: object[] }; seq: number }>(
      desk.Eva,
      'document/listings/100',
    )
    const kashrutFacts = body.kashrutFacts.map((fact) => ({ ...fact, ...wrong }))
    const put = { method: 'PUT', body: { body: { ...body, kashrutFacts }, seq } } as const
    const answer = await desk.Eva.call('desk/document/listings/100', put)
    expect([answer.statusCode, answer.json().error]).toEqual([400, `kashrutFacts.0.${words}`])
    expect((await storedListing(desk, 100)).body).toEqual(body)
  })
})

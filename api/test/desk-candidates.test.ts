import { expect, test } from 'vitest'
import type { AuditLog, CandidateDecision, CandidateList } from '#core/contract/desk.ts'
import { putCandidates, type NewCandidate } from '#data/store/candidates.repository.ts'
import { deskApp, read, storedListing, undone, type Desk } from './desk.ts'
import { onBothStores } from './store/stores.ts'

/** Places of a map that wait, as an import leaves them. */
async function ask(desk: Desk, rows: readonly Partial<NewCandidate>[]) {
  const { body } = await storedListing(desk, 100)
  const { place, position } = body as Record<string, unknown>
  await desk.store.transaction().execute((trx) =>
    putCandidates(
      trx,
      rows.map((row, i) => {
        const source_id = `node/${i + 1}`
        const url = `https://www.openstreetmap.org/${source_id}`
        const provenance = {
          name: 'OpenStreetMap', url, licence: 'ODbL-1.0', checked: '2026-05-02', by: 'OpenStreetMap contributors',
          status: 'compiled', sourceId: `osm:${source_id}`,
        } // prettier-ignore
        const title = { en: `Sample Café ${i + 1}` }
        const listing = { dtype: 228, place, title, address: 'Sample Street 1', position, provenance }
        return {
          source: 'osm',
          source_id,
          country: 'FR',
          chain: '',
          tags: JSON.stringify({ name: title.en, amenity: 'cafe', 'diet:kosher': 'yes', 'addr:city': 'Sample' }),
          body: JSON.stringify(listing),
          at: desk.clock.now,
          ...row,
        }
      }),
    ),
  )
}

const candidates = (desk: Desk, query = '') => read<CandidateList>(desk.Eva, `candidates?${query}`)
const answer = (desk: Desk, decision: CandidateDecision) => desk.Eva.post('desk/candidate', decision)
const states = async ({ store }: Desk) =>
  (await store.selectFrom('candidates').select('state').orderBy('source_id').execute()).map(({ state }) => state)

onBothStores((open) => {
  const app = async () => deskApp(await open.migrated())

  test('places to look at have name, kind, town, map and tags; branches of a chain stand together', async () => {
    const desk = await app()
    await ask(desk, [
      { chain: 'Sample Market' },
      {},
      { chain: 'Sample Market' },
      { chain: 'Sample Market', country: 'US' },
    ])
    const { total, candidates: lines } = await candidates(desk)
    expect(total).toBe(4)
    expect(lines.map(({ title }) => title.en.slice(-1))).toEqual(['1', '3', '2', '4'])
    expect(lines[0]).toMatchObject({
      title: { en: 'Sample Café 1' },
      dtype: 228,
      country: 'FR',
      url: 'https://www.openstreetmap.org/node/1',
      tags: ['diet:kosher=yes', 'amenity=cafe'],
      chain: { name: 'Sample Market', count: 2 },
    })
    expect(lines[0]!.town.en).not.toBe('')
    expect(lines[2]).not.toHaveProperty('chain')
    expect(await candidates(desk, 'from=1&count=1')).toMatchObject({ total: 4, candidates: [{ id: lines[1]!.id }] })
  })

  test('a yes lists the place for later imports to update, and can be undone', async () => {
    const desk = await app()
    await ask(desk, [{}])
    const [line] = (await candidates(desk)).candidates
    const done = await answer(desk, { id: line!.id, act: 'approve' })
    expect(done.statusCode, done.body).toBe(200)
    const link = await desk.store
      .selectFrom('imported')
      .selectAll()
      .where('source_id', '=', 'node/1')
      .executeTakeFirstOrThrow()
    const { body, origin } = await storedListing(desk, Number(link.item))
    expect(body).toMatchObject({ tnid: Number(link.item), title: { en: 'Sample Café 1' } })
    expect(origin).toBe('import:osm')
    expect(JSON.parse(link.base)).toEqual(body)
    expect(await candidates(desk)).toMatchObject({ total: 0, candidates: [] })
    const again = await answer(desk, { id: line!.id, act: 'refuse' })
    expect([again.statusCode, again.json().code]).toEqual([409, 'alreadyDecided'])

    await undone(desk.Eva, done.json().audit)
    expect(await candidates(desk)).toMatchObject({ total: 1, candidates: [{ id: line!.id }] })
    expect(await storedListing(desk, Number(link.item))).toMatchObject({ deleted: 1 })
    expect(await desk.store.selectFrom('imported').selectAll().where('source_id', '=', 'node/1').execute()).toEqual([])
  })

  test('a no lists nothing, and can be undone', async () => {
    const desk = await app()
    await ask(desk, [{}])
    const [line] = (await candidates(desk)).candidates
    const done = await answer(desk, { id: line!.id, act: 'refuse' })
    expect(done.json()).toMatchObject({ message: { text: expect.stringContaining('Left out') } })
    expect(done.json()).not.toHaveProperty('seq')
    expect(await states(desk)).toEqual(['refused'])
    const { rows } = await read<AuditLog>(desk.Eva, 'audit?kind=candidate')
    expect(rows).toMatchObject([{ act: 'refuse', kind: 'candidate', item: String(line!.id), undoable: true }])
    await undone(desk.Eva, done.json().audit)
    expect(await states(desk)).toEqual(['waiting'])
  })

  test('one press answers for a whole chain of a country, and for no other', async () => {
    const desk = await app()
    const market = { chain: 'Sample Market' }
    await ask(desk, [market, {}, market, { ...market, country: 'US' }, { chain: 'Other' }])
    const [line] = (await candidates(desk)).candidates.filter(({ chain }) => chain?.count === 2)
    const done = await answer(desk, { id: line!.id, act: 'refuse', chain: true })
    expect(done.statusCode, done.body).toBe(200)
    expect(await states(desk)).toEqual(['refused', 'waiting', 'refused', 'waiting', 'waiting'])
  })
})

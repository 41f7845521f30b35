import { expect, onTestFinished, test } from 'vitest'
import { putContent } from '#data/store/content.repository.ts'
import { memoryStore } from '#api/test/helpers.ts'
import { storeSource } from '#scripts/engine/source.ts'

test('a site that shows no samples is made from a store without them', async () => {
  const db = await memoryStore()
  onTestFinished(() => db.destroy())
  const rows = [
    { kind: 'listings', id: '1', body: { tnid: 1 }, sample: false },
    { kind: 'listings', id: '2', body: { tnid: 2, sample: true }, sample: true },
  ] as const
  await db.transaction().execute((trx) => putContent(trx, rows, { origin: 'seed', now: 1 }))
  const whole = storeSource(db)
  const real = storeSource(db, { samples: false })
  // With another source the index is rebuilt.
  expect(await real.id()).not.toBe(await whole.id())
  const read = async (source: typeof real) => {
    const { batches } = await source.changed(0)
    const all = await Array.fromAsync(batches(['listings']))
    return all.flat().map(({ id, deleted, body }) => [id, deleted, JSON.parse(body)])
  }
  expect(await read(whole)).toEqual([
    ['1', 0, { tnid: 1 }],
    ['2', 0, { tnid: 2, sample: true }],
  ])
  expect(await read(real)).toEqual([
    ['1', 0, { tnid: 1 }],
    ['2', 1, { tnid: 2, sample: true }],
  ])
})

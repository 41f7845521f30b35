import { expect, test } from 'vitest'
import { movedTo } from '#data/index/moved.ts'
import type { Index } from '#data/index/open.ts'
import { JERUSALEM, listing } from './content.ts'
import { builtIndex, update, World } from './world.ts'

/** Publishes pages of results, as a release records them. */
function publishResults(index: Index): void {
  const paths = [
    ['Jewish_Heritage', 237],
    ['Shops_and_Community', 232],
  ] as const
  for (const [word, dtype] of paths)
    index.run(
      `insert or replace into published (subject, lang, path, hash, env, digest)
       select id, 'en', ?, '', '', '' from subjects where kind = 'results' and ref = ? and sub = ?`,
      `/${word}-TJ${JERUSALEM}-Jerusalem-${word}.html`,
      JERUSALEM,
      dtype * 1_000_000 + 1,
    )
}

test('results of shops lead to heritage where no shop is left, and stay where there is one', async () => {
  const world = new World()
  world.put('listings', 600, listing(600, { dtype: 237, heritageType: 'museum' }))
  const index = await builtIndex(world)
  publishResults(index)
  const moved = (path: string) => movedTo({ index, isReadable: true }, path)
  const old = (page = '') => `/Shops_and_Community-TJ${JERUSALEM}-Jerusalem-Shops_and_Community${page}.html`
  const present = `/Jewish_Heritage-TJ${JERUSALEM}-Jerusalem-Jewish_Heritage.html`
  for (const path of [old(), old('-p2'), old().replaceAll('Shops_and_Community', 'Kosher_Shops')])
    expect(moved(path)).toBe(present)
  expect(moved('/Shops_and_Community-TJ2988507-Paris-Shops_and_Community.html')).toBeUndefined()
  world.put('listings', 601, listing(601, { dtype: 232, businessesType: 'grocery' }))
  await update(index, world)
  publishResults(index)
  expect(moved(old())).toBeUndefined()
  expect(moved(present)).toBeUndefined()
})

import { expect, test } from 'vitest'
import type { FeatureItem, PlaceFeatures } from '#core/contract/content.ts'
import type { FeatureSearchResults } from '#core/contract/enquiries.ts'
import type { SavedItems } from '#core/contract/saved.ts'
import { openIndex } from '#data/index/open.ts'
import { nothingTouched } from '#data/index/affected-pages.ts'
import { expireOffers, writeFeature } from '#data/index/write-features.ts'
import { FEATURES, ISRAEL, JERUSALEM } from '../../data/test/content.ts'
import { NOW, temporaryFolder } from '../../data/test/helpers.ts'
import { makeRelease, serve, switchTo } from './helpers.ts'
import { DANA, loggedIn } from './people.ts'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Midnight in Jerusalem after the day of the tests. */
const END = Date.parse('2026-11-20T22:00:00Z')
const DATES = { from: '2026-11-15', to: '2026-11-20' }

/** A server whose release was made while the first offer was current. */
async function servedOffers() {
  const varDir = temporaryFolder()
  await makeRelease(varDir, 1, (index) => {
    const body = JSON.stringify({ ...FEATURES[0], dates: DATES })
    const touched = nothingTouched()
    writeFeature(index, { id: '1', body, deleted: 0 }, { touched, now: NOW })
  })
  switchTo(varDir, 1)
  const served = await serve(varDir)
  onTestFinished(served.close)
  const nids = (features: readonly FeatureItem[]) => features.map(({ nid }) => nid)
  const found = async (key_word: string, loc_type = 0) => {
    const url = '/rest/tjt/featuressearchresults'
    const answer = await served.app.inject({ method: 'POST', url, payload: { key_word, loc_type } })
    expect(answer.statusCode, answer.body).toBe(200)
    const { features, total, destinations } = answer.json<FeatureSearchResults>()
    return [nids(features), total, destinations[0]?.count]
  }
  const placed = async (place: number) => {
    const answer = await served.get(`/rest/tjt/locationfeatures/${place}/en`)
    const { groupA, groupB } = answer.json<PlaceFeatures>()
    return [nids(groupA), nids(groupB)]
  }
  return { ...served, varDir, found, placed }
}

test('answers turn over when the day ends where the offer is', async () => {
  const { clock, found, placed } = await servedOffers()
  const everything = async () => [
    await found(''),
    await found('vacation 1'),
    await found('', ISRAEL),
    await placed(JERUSALEM),
    await placed(ISRAEL),
  ]
  const all = [1, 2, 3, 4, 5, 6]
  const before = [
    [all, 6, 6],
    [[1], 1, 1],
    [all, 6, 6],
    [
      [1, 2, 3, 4],
      [5, 6],
    ],
    [
      [1, 2, 3, 4],
      [5, 6],
    ],
  ]
  const rest = all.slice(1)
  const after = [
    [rest, 5, 5],
    [[], 0, undefined],
    [rest, 5, 5],
    [[2, 3, 4, 5], [6]],
    [[2, 3, 4, 5], [6]],
  ]
  expect(await everything()).toEqual(before)
  clock.now = END - 1
  expect(await everything()).toEqual(before)
  // Cached responses do not outlast their time.
  clock.now = END
  expect((await found(''))[0]).toEqual(rest)
  clock.now = END + 5000
  expect(await everything()).toEqual(after)
})

test('the nightly run changes nothing about them any more', async () => {
  const { clock, found, placed, varDir } = await servedOffers()
  clock.now = END + 5000
  const before = [await found(''), await placed(JERUSALEM)]
  const index = openIndex(join(varDir, 'current/index.sqlite'), { readonly: false })
  expect(expireOffers(index, { touched: nothingTouched(), now: END })).toBe(1)
  index.close()
  expect([await found(''), await placed(JERUSALEM)]).toEqual(before)
})

test('a saved one stays with its person, and says that its dates have passed', async () => {
  const served = await servedOffers()
  const visitor = await loggedIn(served, DANA)
  const { uid } = visitor.state()
  for (const nid of [1, 2]) {
    const answer = await visitor.call(`starsaveitem/${uid}/${nid}/feature`, { method: 'PUT', body: { save: true } })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const past = async () => {
    const answer = await visitor.call(`mysaveditems/${uid}/en`, { method: 'GET' })
    return answer.json<SavedItems>().features.map((feature) => [feature.nid, feature.past])
  }
  expect((await past()).sort()).toEqual([[1, undefined], [2, undefined]]) // prettier-ignore
  served.clock.now = END
  expect((await past()).sort()).toEqual([[1, true], [2, undefined]]) // prettier-ignore
})

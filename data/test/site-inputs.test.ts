import { expect, test } from 'vitest'
import type { HomeInput, OwnPageInput } from '#data/index/inputs.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { keyRef } from '#data/index/queries.ts'
import { frameOf } from '#data/index/site-inputs.ts'
import { feature } from './content.ts'
import { NOW } from './helpers.ts'
import { builtIndex, subjectRows, update, World } from './world.ts'

const DAY_MS = 86_400_000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const ABOUT = { id: 'about', title: { en: 'About us' }, text: { en: 'Who we are.' }, linkedFrom: 'footer' }

test('a page of our own is made, changed and removed with nothing else', async () => {
  const world = new World()
  const index = await builtIndex(world)
  const before = subjectRows(index)
  world.put('ownPages', 'about', ABOUT)
  await update(index, world)
  expect((pageInput(index, 'ownPage', keyRef('about')) as OwnPageInput).text).toEqual(ABOUT.text)
  const others = () => subjectRows(index).filter(({ kind }) => kind !== 'ownPage')
  expect(subjectRows(index)).toHaveLength(before.length + 1)
  expect(others()).toEqual(before)
  world.remove('ownPages', 'about')
  await update(index, world)
  expect(subjectRows(index)).toEqual(before)
})

test('menus link to pages in order, and to none that are linked from nowhere', async () => {
  const world = new World()
  world.put('ownPages', 'terms', { ...ABOUT, id: 'terms', order: 2 })
  world.put('ownPages', 'about', ABOUT)
  world.put('ownPages', 'privacy', { ...ABOUT, id: 'privacy', order: 1, linkedFrom: 'header' })
  world.put('ownPages', 'secret', { ...ABOUT, id: 'secret', linkedFrom: 'none' })
  const { pages } = frameOf(await builtIndex(world))
  expect(pages.map(({ id, linkedFrom }) => [id, linkedFrom])).toEqual([
    ['privacy', 'header'],
    ['terms', 'footer'],
    ['about', 'footer'],
  ])
})

test('a notice is shown from its first day to its last, here or everywhere', async () => {
  const world = new World()
  const index = await builtIndex(world)
  const titles = () => ({
    home: (pageInput(index, 'home', 0) as HomeInput).notices.map(({ text }) => text.en),
    everywhere: frameOf(index).notices.map(({ text }) => text.en),
  })
  const from = dayOf(NOW + DAY_MS)
  const until = dayOf(NOW + 2 * DAY_MS)
  world.put('notices', 'soon', { id: 'soon', text: { en: 'Soon' }, from, until })
  world.put('notices', 'all', { id: 'all', text: { en: 'All' }, until, everywhere: true })
  world.put('notices', 'past', { id: 'past', text: { en: 'Past' }, until: dayOf(NOW - DAY_MS) })
  await update(index, world)
  expect(titles()).toEqual({ home: [], everywhere: ['All'] })
  for (const [days, home, everywhere] of [
    [1, ['Soon'], ['All']],
    [2, ['Soon'], ['All']],
    [3, [], []],
  ] as const) {
    await update(index, world, { now: NOW + days * DAY_MS, refreshShabbatTimes: true })
    expect(titles()).toEqual({ home, everywhere })
  }
})

test('the site says its own words where editors gave some', async () => {
  const world = new World()
  const index = await builtIndex(world)
  expect(frameOf(index)).not.toHaveProperty('name')
  const name = { en: 'Example Guide', he: 'המדריך' }
  world.put('siteTexts', 'site', { id: 'site', name, headline: { en: 'Welcome' } })
  await update(index, world)
  expect(frameOf(index).name).toEqual(name)
  expect((pageInput(index, 'home', 0) as HomeInput).headline).toEqual({ en: 'Welcome' })
})

test('the rows of the home page are the categories that editors chose, in order', async () => {
  const world = new World()
  const index = await builtIndex(world)
  const rows = () => (pageInput(index, 'home', 0) as HomeInput).carousels.map(({ category }) => category.id)
  for (let nid = 11; nid < 31; nid++) world.put('features', nid, feature(nid, { category: nid < 25 ? 1 : 2 }))
  await update(index, world)
  expect(rows()).toEqual([1, 2])
  world.put('siteTexts', 'site', { id: 'site', offerRows: [2, 99] })
  await update(index, world)
  expect(rows()).toEqual([2])
  world.put('siteTexts', 'site', { id: 'site', offerRows: [] })
  await update(index, world)
  expect(rows()).toEqual([])
})

import { expect, onTestFinished, test } from 'vitest'
import { currentSeq } from '#data/store/content.repository.ts'
import { eventually } from '#core/test/eventually.ts'
import { keepPublishing, type Keeping } from '../engine/keep-publishing.ts'
import { readInfo } from '../engine/release.ts'
import {
  krakowListing,
  listing,
  makeBundle,
  openDesk,
  readPage,
  releaseOf,
  stamps,
  changedFiles,
  type Desk,
} from './site-desk.ts'

const PAGE = 'Kosher_Restaurants-DI1-Restaurant_1.html'

/** A published site whose changes are followed. */
async function followedDesk(options: Partial<Keeping> = {}) {
  const desk = await openDesk()
  const publisher = await desk.publisher()
  await publisher.publish({ refreshShabbatTimes: true })
  const stop = new AbortController()
  const messages: string[] = []
  const running = keepPublishing({
    publisher,
    latest: () => currentSeq(desk.db),
    stop: stop.signal,
    onReport: () => {},
    onProblem: (message) => messages.push(message),
    pauseMs: 10,
    ...options,
  })
  const end = async () => {
    stop.abort()
    await running
  }
  onTestFinished(end)
  return { desk, messages, end }
}

const shows = (desk: Desk, text: string) => eventually(() => expect(readPage(desk, PAGE)).toContain(text))

test('each change is published as it comes', async () => {
  const { desk, messages } = await followedDesk()
  for (const address of ['First Street', 'Second Street']) {
    await desk.edit(listing(1, { address }))
    await shows(desk, address)
  }
  expect(messages).toEqual([])
})

test('a failure is reported once and retried', async () => {
  let isDown = true
  const { desk, messages } = await followedDesk({
    latest: async () => {
      if (isDown) throw new Error('the store is away')
      return currentSeq(desk.db)
    },
  })
  await eventually(() => expect(messages).toHaveLength(1))
  await desk.edit(listing(1, { address: 'Later Street' }))
  isDown = false
  await shows(desk, 'Later Street')
  expect(messages).toEqual(['the store is away'])
})

test('a page that fails keeps its old words, and the next change goes on', async () => {
  const { desk } = await followedDesk()
  await desk.edit(listing(1, { address: 'BREAK' }))
  await desk.edit(krakowListing(100, { address: 'Edited Street' }))
  await eventually(() =>
    expect(readPage(desk, 'Kosher_Restaurants-DI100-Restaurant_100.html')).toContain('Edited Street'),
  )
  expect(readPage(desk, PAGE)).toContain('Main Street')
  await desk.edit(listing(1, { address: 'Whole Street' }))
  await shows(desk, 'Whole Street')
})

test('a release of other code is left alone', async () => {
  const { desk, messages } = await followedDesk()
  const newer = await desk.publisher(makeBundle(desk.folder, 'two'))
  await newer.publish()
  const before = stamps(desk)
  await desk.edit(listing(1, { address: 'Other Street' }))
  await eventually(() => expect(messages).toHaveLength(1))
  expect(messages[0]).toContain('other code')
  expect(readInfo(releaseOf(desk)).bundle).toBe('two')
  expect(changedFiles(before, stamps(desk))).toEqual([])
})

test('it ends when it is stopped', async () => {
  const { desk, end } = await followedDesk()
  await end()
  const before = stamps(desk)
  await desk.edit(listing(1, { address: 'Late Street' }))
  expect(changedFiles(before, stamps(desk))).toEqual([])
})

import { expect, test } from 'vitest'
import { ask } from '../fetch/ask.ts'
import { download } from '../fetch/download.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { fakeServer, page, testWorld } from './fetch-world.ts'

const TEXT = (answer: Response) => answer.text()

test('a server that never answers is given up after five tries', async () => {
  const server = await fakeServer()
  const world = testWorld()
  server.answer('/', () => {})
  const answer = ask({ url: `${server.url}/`, headers: {}, timeoutMs: 50 }, TEXT, world)
  await expect(answer).rejects.toThrow(`${server.host} does not answer within 0.1 s, 5 times; nothing was changed`)
  expect(server.asked).toHaveLength(5)
  expect(world.waits).toEqual([15, 30, 60, 120])
})

test('a command that is stopped asks nobody again', async () => {
  const server = await fakeServer()
  const stop = new AbortController()
  server.answer('/', () => stop.abort())
  const world = { ...testWorld(), stop: stop.signal }
  const answer = ask({ url: `${server.url}/`, headers: {}, timeoutMs: 60_000 }, TEXT, world)
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(server.asked).toHaveLength(1)
})

test('a disk that takes nothing is no matter of the network', async () => {
  const server = await fakeServer()
  server.answer('/', page(200, 'whole'))
  const file = `${temporaryFolder()}/missing/file`
  const outcome = download({ url: `${server.url}/`, userAgent: 'test' }, file, testWorld())
  await expect(outcome).rejects.toMatchObject({ code: 'ENOENT' })
  expect(server.asked).toHaveLength(1)
})

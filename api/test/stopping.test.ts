import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteStore } from '#data/store/database.ts'
import { testFull } from '#core/test/full.ts'
import { PARIS } from '../../data/test/content.ts'
import { serverProcess } from './server-process.ts'

const BODY = JSON.stringify({ loc: PARIS, date: '2026-11-21' })

/** Begins a request whose body comes later. */
async function beginSlowly({ port }: URL) {
  const socket = connect(Number(port), '127.0.0.1')
  let heard = ''
  socket.on('data', (data) => (heard += data))
  socket.on('error', () => {})
  const head = [
    'POST /rest/tjt/locdatezmanim HTTP/1.1', 'Host: x',
    'Content-Type: application/json', `Content-Length: ${BODY.length}`, '', '',
  ] // prettier-ignore
  socket.write(head.join('\r\n'))
  return { socket, heard: () => heard }
}

test('what has begun is answered before the process ends with 0', async () => {
  const { child, ended, says, lines, url, varDir } = await serverProcess({})
  const { socket, heard } = await beginSlowly(url)
  // Only a request whose head has arrived has begun.
  await fetch(new URL('/health', url))
  const closed = once(socket, 'close')
  child.kill('SIGTERM')
  await expect.poll(() => says('Stopping')).toBe(true)
  await expect
    .poll(() => fetch(url).then((answer) => answer.status, () => 'refused'))
    .toBe('refused') // prettier-ignore
  expect(child.exitCode).toBeNull()
  socket.end(BODY)
  await closed
  expect(heard()).toMatch(/^HTTP\/1\.1 200 /)
  expect(heard().toLowerCase()).toContain('connection: close')
  expect(await ended).toEqual([0, null])
  expect(lines().at(-1)).toMatchObject({ msg: 'Stopped', part: 'api' })
  // The store was closed: nothing is left of its log.
  const store = openSqliteStore(join(varDir, 'store.sqlite'))
  onTestFinished(() => store.destroy())
  expect(await store.selectFrom('users').selectAll().execute()).toEqual([])
})

testFull('asked a second time it ends at once', async () => {
  const { child, ended, says, url } = await serverProcess({})
  await beginSlowly(url)
  await fetch(new URL('/health', url))
  child.kill('SIGTERM')
  await expect.poll(() => says('Stopping')).toBe(true)
  // One that follows immediately is an echo of the first.
  child.kill('SIGTERM')
  const again = setInterval(() => child.kill('SIGTERM'), 300)
  onTestFinished(() => clearInterval(again))
  expect(await ended).toEqual([1, null])
  expect(says('Second signal: exiting now')).toBe(true)
})

testFull('nobody can keep it from ending', async () => {
  const { child, ended, says, url } = await serverProcess({ STOP_SECONDS: '1' })
  await beginSlowly(url)
  await fetch(new URL('/health', url))
  child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(says('Shutdown timed out: exiting now')).toBe(true)
})

test('an internal error is logged without its content', async () => {
  const { child, ended, lines } = await serverProcess({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
      `setTimeout(() => process.on('SIGUSR2', () => { throw new Error('no "dana cohen" <dana@example.org>') }))`,
    )}`,
  })
  child.kill('SIGUSR2')
  expect(await ended).toEqual([1, null])
  expect(lines().at(-1)).toMatchObject({
    level: 'fatal',
    msg: 'Crashed on an unexpected error',
    err: { type: 'Error', message: 'no … <…>' },
  })
})

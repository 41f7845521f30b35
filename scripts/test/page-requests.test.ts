import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PageRequests } from '../engine/page-requests.ts'

/** Answers each request with its path; `end` ends it instead. */
const RENDERER = `
process.on('message', ({ id, wish: { path } }) => {
  if (path === 'end') process.exit()
  else process.send({ id, page: path })
})
process.send('listening')
`

async function renderer() {
  const dir = await mkdtemp(join(tmpdir(), 'page-requests-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const file = join(dir, 'renderer.mjs')
  await writeFile(file, RENDERER)
  return async () => {
    const child = fork(file)
    onTestFinished(() => void child.kill())
    await once(child, 'message')
    return child
  }
}

test('what is asked while a process ends and another begins is answered by the next one', async () => {
  const begin = await renderer()
  const requests = new PageRequests(() => {})
  const first = await begin()
  requests.attach(first)
  expect(await requests.page('/a.html')).toBe('/a.html')

  const ended = once(first, 'exit')
  first.send({ id: 0, wish: { path: 'end' } })
  const pending = requests.page('/b.html')
  await ended
  requests.detach({ isRenewed: true })
  const between = requests.page('/c.html')
  requests.attach(await begin())
  expect(await Promise.all([pending, between])).toEqual(['/b.html', '/c.html'])
})

test('what a process that failed was asked is refused at once, and what is asked after it', async () => {
  const begin = await renderer()
  const requests = new PageRequests(() => {})
  await expect(requests.page('/early.html')).rejects.toThrow('noRelease')
  const child = await begin()
  requests.attach(child)
  const ended = once(child, 'exit')
  const pending = requests.page('end')
  await ended
  requests.detach()
  await expect(pending).rejects.toThrow('noRelease')
  await expect(requests.page('/late.html')).rejects.toThrow('noRelease')
})

import { expect, onTestFinished, test } from 'vitest'
import type { ShellRequest } from '#core/domain/shell/page-renderer.ts'
import { openShellPages } from '../engine/shell-pages.ts'
import { makeBundle, openDesk, openPublishedDesk, type Desk } from './site-desk.ts'

const request: ShellRequest = {
  language: 'he',
  known: {
    asked: { kind: 'nearWords', text: 'Some words' },
    state: { status: 'points', text: 'Some words', found: [] },
    pathname: '/he/kosher_search-nearby-TJ0-Some_words.html',
    search: '',
    now: 0,
  },
}

function shellsOf({ varDir }: Desk, dirOf: (hash: string) => string | undefined) {
  const shells = openShellPages({ varDir, dirOf })
  onTestFinished(() => shells.close())
  return shells
}

test('an address without a page is drawn by the bundle of the release, from what is known of it', async () => {
  const { desk } = await openPublishedDesk()
  const requests: string[] = []
  const shells = shellsOf(desk, (hash) => {
    requests.push(hash)
    return desk.bundle.dir
  })
  const page = await shells.render(request)
  expect(page).toContain('Some words')
  expect(page).toContain('"he"')
  await shells.render(request)
  expect(requests).toEqual([desk.bundle.hash])
})

test('a new release is drawn by its own bundle', async () => {
  const { desk } = await openPublishedDesk()
  const next = makeBundle(desk.folder, 'next')
  const requests: string[] = []
  const shells = shellsOf(desk, (hash) => {
    requests.push(hash)
    return desk.bundle.dir
  })
  await shells.render(request)
  await (await desk.publisher(next)).publish()
  await shells.render(request)
  expect(requests).toEqual([desk.bundle.hash, next.hash])
})

test.each([
  ['without a release', openDesk],
  ['whose bundle is gone', async () => (await openPublishedDesk()).desk],
])('a site %s draws none', async (_, open) => {
  const shells = shellsOf(await open(), () => undefined)
  await expect(shells.render(request)).rejects.toThrow()
})

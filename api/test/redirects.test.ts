import { expect, test } from 'vitest'
import type { AddedRedirects, AuditLog, DeskRedirects } from '#core/contract/desk.ts'
import { deskApp, read, undone, type Desk } from './desk.ts'
import { onBothStores } from './store/stores.ts'

const save = async ({ Eva }: Desk, ...lines: string[]): Promise<AddedRedirects> => {
  const answer = await Eva.post('desk/redirects', { list: lines.join('\n') })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const visitOf = async ({ app }: Desk, url: string) => {
  const { statusCode, headers } = await app.inject({ method: 'GET', url })
  return statusCode === 301 ? headers.location : statusCode
}

onBothStores((open) => {
  const app = async (): Promise<Desk> => deskApp(await open.migrated())

  test('an old address leads to a page or to a listing, however it is written, before there is a 404', async () => {
    const desk = await app()
    expect(await visitOf(desk, '/places/cafe/')).toBe(404)
    const added = await save(desk, '/places/cafe/ → 100', 'https://old.example.org/?p=7 → /Shabbat_Times.html')
    expect(added).toMatchObject({ added: 2, changed: 0, same: 0, problems: [], done: { ok: true } })
    const { redirects } = await read<DeskRedirects>(desk.Eva, 'redirects?search=CAFE')
    expect(redirects).toMatchObject([{ address: '/places/cafe', tnid: 100, isCovered: false }])
    const listing = redirects[0]!.to
    expect(listing).toMatch(/-DI100-/)
    expect(await visitOf(desk, listing)).toBe(200)
    for (const url of ['/places/cafe', '/places/cafe/', '/places/%63afe/?utm_source=x', '/places/cafe?replytocom=3'])
      expect(await visitOf(desk, url)).toBe(listing)
    // The language of the address is that of the page.
    await save(desk, '/he/places/cafe → 100')
    expect(await visitOf(desk, '/he/places/cafe/')).toMatch(/^\/he\//)
    expect(await visitOf(desk, '/?p=7&fbclid=1')).toBe('/Shabbat_Times.html')
    expect(await visitOf(desk, '/?p=8')).toBe(200)
    expect(await visitOf(desk, '/wp-content/a.jpg')).toBe(404)
  })

  test('wrong lines are named, nothing of them is stored, and the same list again changes nothing', async () => {
    const desk = await app()
    const list = ['/a → 100', '/b → https://evil.example/', '/Shabbat_Times.html → 100', '/c → 999999', 'x']
    const { added, problems } = await save(desk, ...list)
    expect(added).toBe(1)
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [2, 'foreign'],
      [3, 'page'],
      [4, 'noListing'],
      [5, 'shape'],
    ])
    const again = await save(desk, ...list)
    expect(again).toMatchObject({ added: 0, changed: 0, same: 1 })
    expect(again.done).toBeUndefined()
    expect(await visitOf(desk, '/Shabbat_Times.html')).toBe(200)
  })

  test('saving and removing are logged and undone; what led to an old address follows it', async () => {
    const desk = await app()
    const first = await save(desk, '/a → /Shabbat_Times.html', '/b → 100')
    const changed = await save(desk, '/a → 100', '/d → /b')
    expect(changed).toMatchObject({ added: 1, changed: 1 })
    const { rows } = await read<AuditLog>(desk.Eva, 'audit?kind=redirect')
    expect(rows[0]).toMatchObject({ act: 'change', item: '/a +1', by: { name: 'Eva' }, undoable: true })
    await undone(desk.Eva, changed.done!.audit)
    expect(await visitOf(desk, '/a')).toBe('/Shabbat_Times.html')
    expect(await visitOf(desk, '/d')).toBe(404)
    const { redirects } = await read<DeskRedirects>(desk.Eva, 'redirects')
    expect(redirects.map(({ address, tnid }) => [address, tnid])).toEqual([
      ['/a', undefined],
      ['/b', 100],
    ])
    const removed = await desk.Eva.call(`desk/redirect/${redirects[0]!.id}`, { method: 'DELETE' })
    expect(await visitOf(desk, '/a')).toBe(404)
    // What has changed since is left alone.
    expect((await desk.Eva.post('desk/undo', { audit: first.done!.audit })).json().code).toBe('cannotUndo')
    await undone(desk.Eva, removed.json().audit)
    expect(await visitOf(desk, '/a')).toBe('/Shabbat_Times.html')
    await undone(desk.Eva, first.done!.audit)
    expect((await read<DeskRedirects>(desk.Eva, 'redirects')).total).toBe(0)
    expect(await save(desk, '/a → 100')).toMatchObject({ added: 1 })
  })

  test('ten thousand lines are one call, and one look-up each', async () => {
    const desk = await app()
    const lines = Array.from({ length: 10_000 }, (_, n) => `/places/cafe-${n}/ → 100`)
    expect(await save(desk, ...lines)).toMatchObject({ added: 10_000, problems: [] })
    expect(await visitOf(desk, '/places/cafe-9999/')).toMatch(/-DI100-/)
    expect((await read<DeskRedirects>(desk.Eva, 'redirects?count=1')).total).toBe(10_000)
  })
})

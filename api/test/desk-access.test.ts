import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { deskApi } from '#core/contract/desk.ts'
import { fileOf, hrefOf, pathOf } from '#core/domain/routes.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { brotliCompressSync } from 'node:zlib'
import { deskApp, sentEdit } from './desk.ts'
import { photo, uploadsOf } from './edits.ts'
import { storeFile } from './store/stores.ts'
import type { Visitor } from './people.ts'

async function openStore(): Promise<Store> {
  const store = openSqliteStore(storeFile())
  await migrate(store)
  return store
}

const PARAMS: Readonly<Record<string, string>> = {
  kind: 'edit',
  id: '1',
  language: 'en',
  seq: '1',
  name: 'Board',
  key: 'u-01234567-89ab-cdef-0123-456789abcdef',
}
const CALLS = Object.values(deskApi).map(({ method, url }) => ({
  method,
  url: url
    .replace(':kind', url.includes('document') || url.includes('shape') ? 'listings' : 'edit')
    .replace(/:(\w+)/g, (_, name: string) => PARAMS[name] ?? ''),
}))

/** A response without time-dependent parts. */
function summary({
  statusCode,
  headers,
  body,
}: {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}) {
  const { date, ...rest } = headers
  void date
  return { statusCode, headers: rest, body }
}

test('to all but editors, its calls are not there', async () => {
  const desk = await deskApp(await openStore())
  const { app, Eva, Dana } = desk
  const visitor = { cookie: '', token: '' }
  const cookieOf = (page: Visitor) => ({
    cookie: page.cookie(),
    token: page.state().tokens['POST addreview'] ?? '',
  })
  const elsewhere = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }
  const callers = [
    visitor,
    { cookie: 'session=x', token: 'x' },
    cookieOf(Dana),
    { ...cookieOf(Eva), headers: elsewhere },
  ]
  expect(CALLS.length).toBeGreaterThan(12)
  for (const { method, url } of CALLS) {
    for (const { cookie, token, ...more } of callers as (typeof visitor & { headers?: object })[]) {
      for (const language of ['en', 'he']) {
        const ask = async (path: string, payload?: string) =>
          summary(
            await app.inject({
              method,
              url: path,
              headers: {
                cookie,
                'x-csrf-token': token,
                'accept-language': language,
                ...more.headers,
                ...(payload && { 'content-type': 'application/json' }),
              },
              ...(payload && { payload }),
            }),
          )
        const unknown = await ask('/rest/tjt/nothing/here')
        expect(unknown.statusCode).toBe(404)
        expect(await ask(url), `${method} ${url}`).toEqual(unknown)
        // Nor does a body tell, however wrong it is.
        const sent = method === 'GET' ? undefined : '{"kind":'
        expect(await ask(url, sent)).toEqual(await ask('/rest/tjt/nothing', sent))
      }
    }
    for (const other of ['HEAD', 'OPTIONS', 'PATCH', 'DELETE'] as const) {
      const headers = { cookie: Dana.cookie() }
      const first = await app.inject({ method: other, url, headers })
      const two = await app.inject({ method: other, url: '/rest/tjt/nothing', headers })
      expect(summary(first), `${other} ${url}`).toEqual(summary(two))
    }
  }
})

test('finding out that somebody is no editor takes the same as finding nothing', async () => {
  const kinds: string[] = []
  const store = (await openStore()) as Store
  const counting = store.withPlugin({
    transformQuery: ({ node }) => {
      kinds.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { app, Dana } = await deskApp(counting)
  const queries = async (url: string, cookie: string) => {
    kinds.length = 0
    await app.inject({ url, headers: { cookie } })
    return kinds.length
  }
  for (const [there, not] of [
    ['/rest/tjt/desk/queue', '/rest/tjt/nothing'],
    ['/Desk.html', '/Nothing.html'],
  ] as const) {
    expect(await queries(there, '')).toBe(0)
    expect(await queries(not, '')).toBe(0)
    const count = await queries(there, Dana.cookie())
    expect(count).toBeGreaterThan(0)
    expect(await queries(not, Dana.cookie())).toBe(count)
  }
})

test('an editor needs the token of the page, and may not be sent by another', async () => {
  const { app, Eva } = await deskApp(await openStore())
  const headers = { cookie: Eva.cookie() }
  for (const { method, url } of CALLS) {
    // `<img>` sends no token.
    if (/\/(picture|upload)\//.test(url)) continue
    const answer = await app.inject({ method, url, headers })
    expect([answer.statusCode, answer.json().code], url).toEqual([403, 'badToken'])
    const token = Eva.state().tokens[method === 'GET' ? 'POST desk' : 'GET desk']!
    const other = await app.inject({ method, url, headers: { ...headers, 'x-csrf-token': token } })
    expect(other.json().code, url).toBe('badToken')
  }
})

test('readers get no tokens for the desk', async () => {
  const { Eva, Dana } = await deskApp(await openStore())
  const names = (page: Visitor) => Object.keys(page.state().tokens).filter((name) => name.endsWith(' desk'))
  expect(names(Eva).sort()).toEqual(['DELETE desk', 'GET desk', 'POST desk', 'PUT desk'])
  expect(names(Dana)).toEqual([])
  expect(Dana.state()).not.toHaveProperty('role')
})

test('its page is for editors only, compressed or not, in each language', async () => {
  const desk = await deskApp(await openStore())
  const { app, varDir, Eva, Dana } = desk
  const pages = join(varDir, 'releases/1/pages')
  for (const lang of LANGS) {
    for (const kind of ['desk', 'notFound'] as const) {
      const file = join(pages, fileOf(pathOf(lang, { kind })))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `<!doctype html>${kind} ${lang}`)
      writeFileSync(`${file}.br`, brotliCompressSync(`${kind} ${lang}`))
    }
  }
  for (const lang of LANGS) {
    const url = hrefOf(lang, { kind: 'desk' })
    const prefix = lang === 'en' ? '' : `/${lang}`
    for (const suffix of ['', '.br', '?a=1']) {
      for (const cookie of ['', 'session=x', Dana.cookie()]) {
        const headers = { cookie }
        const first = await app.inject({ url: url + suffix, headers })
        const two = await app.inject({ url: `${prefix}/Nothing.html`, headers })
        expect(summary(first), url + suffix).toEqual(summary(two))
        expect(first.statusCode).toBe(404)
        expect(first.body).toContain(`notFound ${lang}`)
      }
    }
    const headers = { cookie: Eva.cookie() }
    const open = await app.inject({ url, headers })
    expect([open.statusCode, open.body]).toEqual([200, `<!doctype html>desk ${lang}`])
    expect(open.headers['cache-control']).toBe('no-store')
  }
})

test('a picture that waits is shown to editors, and approved ones are cut for pages', async () => {
  const desk = await deskApp(await openStore())
  const { app, Eva, Dana } = desk
  const { formOf, sendEdit } = await import('./edits.ts')
  const sent = await sendEdit(
    Dana,
    formOf({
      uid: Dana.uid,
      tnid: 100,
      dtype: 231,
      lang: 'en',
      updateType: 'regular',
      imageOwnership: true,
      imageTitle: 'The hall',
      files: [await photo(), await photo()],
    }),
  )
  expect(sent.statusCode, sent.body).toBe(200)
  const { id } = await desk.store.selectFrom('edits').select('id').executeTakeFirstOrThrow()
  const item = (await Eva.call(`desk/item/edit/${id}/en`, { method: 'GET' })).json()
  expect(item.pictures).toMatchObject([{ title: 'The hall' }, { title: 'The hall' }])
  const [first, second] = item.pictures as { id: number; url: string }[]
  const picture = (cookie: string) => app.inject({ url: first!.url, headers: { cookie } })
  const answer = await picture(Eva.cookie())
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await picture(Dana.cookie())).statusCode).toBe(404)
  const strange = await Eva.post('desk/decision', { kind: 'edit', id, act: 'approve', pictures: [first!.id, 999] })
  expect(strange.json().code).toBe('invalidField')
  const done = await Eva.post('desk/decision', { kind: 'edit', id, act: 'approve', pictures: [second!.id] })
  expect(done.statusCode, done.body).toBe(200)
  const row = await desk.store
    .selectFrom('content')
    .select('body')
    .where('kind', '=', 'listings')
    .where('id', '=', '100')
    .executeTakeFirstOrThrow()
  const { pictures, captions } = JSON.parse(row.body)
  expect(pictures).toEqual([expect.stringMatching(/^u-[0-9a-f-]{36}$/)])
  expect(captions).toEqual([{ picture: pictures[0], text: 'The hall' }])
  const fileNames = () =>
    uploadsOf(desk)
      .filter((path) => path.includes('/approved/'))
      .map((path) => path.split('/').at(-1))
      .sort()
  const names = [1200, 400, 800].map((width) => `${pictures[0]}-${width}.webp`)
  expect(fileNames()).toEqual(names)
  // What is decided twice leaves nothing behind.
  const again = await Eva.post('desk/decision', { kind: 'edit', id, act: 'approve' })
  expect(again.json().code).toBe('alreadyDecided')
  expect(fileNames()).toEqual(names)
  await Eva.post('desk/undo', { audit: done.json().audit })
  const { sweepUploads } = await import('#api/edits/sweep-uploads.ts')
  await sweepUploads(desk.store, desk.config, Date.now() + 7_200_000)
  expect(fileNames()).toEqual([])
  // The waiting ones stay, for it may be approved again.
  expect((await picture(Eva.cookie())).statusCode).toBe(200)
})

test('an edit that waits cannot be seen by who sent it through the desk', async () => {
  const desk = await deskApp(await openStore())
  const id = await sentEdit(desk, { uid: desk.Dana.uid, changes: { fax: '+1 1' } })
  const answer = await desk.Dana.call(`desk/item/edit/${id}/en`, { method: 'GET' })
  expect(answer.statusCode).toBe(404)
})

import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { answerOf, createResponseCache } from '#api/http/answers.ts'
import type { Release } from '#api/release/watch.ts'
import { openIndex } from '#data/index/open.ts'
import { NOW } from '../../data/test/helpers.ts'
import { freshApp, makeRelease, switchTo, testApp } from './helpers.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const answer = (text: string) => answerOf(text, JSON_TYPE)

/** A response cache over an index that changes on demand. */
function newCache() {
  const clock = { now: NOW }
  const source = { index: emptyIndex() }
  const change = () => source.index.setMeta('changed', String(clock.now))
  const release = () => ({ index: source.index }) as Release
  const answers = createResponseCache({ release, now: () => new Date(clock.now) })
  const get = (key: string) => answers.get(key, Number.NaN)?.body.toString()
  const put = (key: string, text: string) => answers.put(key, answer(text), answers.generation())
  return { answers, clock, source, change, get, put }
}

function emptyIndex() {
  const index = openIndex(':memory:', { readonly: false })
  onTestFinished(() => index.close())
  index.db.exec('create table meta (name text primary key, value text)')
  return index
}

test('an answer is kept for seconds', () => {
  const { get, put, clock } = newCache()
  expect(get('a')).toBeUndefined()
  put('a', 'A')
  expect(get('a')).toBe('A')
  expect(get('b')).toBeUndefined()
  clock.now += 4999
  expect(get('a')).toBe('A')
  clock.now += 1
  expect(get('a')).toBeUndefined()
})

test('no answer outlives its clock: one that is put back does not keep it longer', () => {
  const { get, put, clock } = newCache()
  get('a')
  clock.now += 86_400_000
  put('a', 'A')
  clock.now -= 86_400_000
  expect(get('a')).toBeUndefined()
})

test('no answer outlives the index that it was made from', () => {
  const { get, put, source, change } = newCache()
  get('a')
  put('a', 'A')
  change()
  expect(get('a')).toBeUndefined()
  put('a', 'B')
  expect(get('a')).toBe('B')
  source.index = emptyIndex()
  expect(get('a')).toBeUndefined()
})

test('an answer that was begun before a change is not kept after it', () => {
  const { get, answers, change } = newCache()
  get('a')
  const begun = answers.generation()
  change()
  get('b')
  answers.put('a', answer('old'), begun)
  expect(get('a')).toBeUndefined()
})

test('kept answers have an end, the oldest first', () => {
  const { get, put } = newCache()
  get('')
  const large = 'x'.repeat(1024 * 1024)
  for (let i = 0; i < 20; i++) put(String(i), large)
  expect(get('0')).toBeUndefined()
  expect(get('19')).toBe(large)
  let count = 0
  for (let i = 0; i < 20; i++) if (get(String(i))) count++
  expect(count).toBeLessThanOrEqual(10)
  put('x'.repeat(501), 'A')
  expect(get('x'.repeat(501))).toBeUndefined()
})

const links = '/rest/tjt/linksset/popularVacations/en'

test('a change of the index in use is seen at once', async () => {
  const { get, varDir } = await freshApp()
  const title = async () => (await get(links)).json().title
  const first = await get(links)
  const again = await get(links)
  expect(again.body).toBe(first.body)
  expect(again.headers.etag).toBe(first.headers.etag)
  const file = join(varDir, 'releases', '1', 'index.sqlite')
  const writer = openIndex(file, { readonly: false })
  onTestFinished(() => writer.close())
  for (const name of ['Fresh', 'Fresher', 'Freshest']) {
    writer.run('update sets set body = json_set(body, ?, ?)', '$.title.en', name)
    expect(await title()).toBe(name)
  }
})

test('requests of one turn share one look at the index, the next ones see a change', async () => {
  const { app, varDir } = await freshApp()
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const title = async () => (await (await fetch(address + links)).json()).title as string
  const writer = openIndex(join(varDir, 'releases', '1', 'index.sqlite'), { readonly: false })
  onTestFinished(() => writer.close())
  for (const name of ['Fresh', 'Fresher', 'Freshest']) {
    writer.run('update sets set body = json_set(body, ?, ?)', '$.title.en', name)
    expect(await Promise.all([title(), title(), title()])).toEqual([name, name, name])
  }
})

test('a change of a listing is seen at once in every list that has it', async () => {
  const { get, varDir } = await freshApp()
  const lists = ['/rest/tjt/entries/200/281184/en', '/rest/tjt/locnearby/31.77/35.21/en']
  const hasName = async (name: string) =>
    Promise.all(lists.map(async (list) => (await get(list)).body.includes(`"title":"${name}"`)))
  expect(await hasName('Restaurant 10')).toEqual([true, true])
  const writer = openIndex(join(varDir, 'releases', '1', 'index.sqlite'), { readonly: false })
  onTestFinished(() => writer.close())
  writer.run("update listings set card = json_set(card, '$.title', json_object('en', 'Renamed')) where tnid = 10")
  expect(await hasName('Restaurant 10')).toEqual([false, false])
  expect(await hasName('Renamed')).toEqual([true, true])
})

test('a release that is switched to is answered from', async () => {
  const { get, varDir } = await freshApp()
  const title = async () => (await get(links)).json().title
  const before = await title()
  await makeRelease(varDir, 2, (index) => {
    index.run('update sets set body = json_set(body, ?, ?)', '$.title.en', 'Two')
  })
  expect(await title()).toBe(before)
  switchTo(varDir, 2)
  await expect.poll(title).toBe('Two')
})

test('a kept answer is for one language, and says so', async () => {
  const { get } = await testApp()
  const url = '/rest/tjt/pricerange'
  const ask = (language: string, more = '') => get(url + more, { 'accept-language': language })
  for (const language of ['en', 'fr', 'he', 'fr', 'en']) {
    const plain = await ask(language)
    expect(plain.headers.vary).toBe('accept-language, accept-encoding')
    const body = (await ask('ja', `?language=${language}`)).json()
    expect(plain.json()).toEqual(body)
  }
  const [en, fr] = [await ask('en'), await ask('fr')]
  expect(en.body).not.toBe(fr.body)
  expect(en.headers.etag).not.toBe(fr.headers.etag)
})

test('a cached answer is the same compressed, with a known ETag or as HEAD', async () => {
  const { app, get } = await testApp()
  const url = '/rest/tjt/portalshabbatzmanim?language=en'
  const headers = { 'accept-encoding': 'br' }
  const [fresh, again] = [await get(url, headers), await get(url, headers)]
  expect(again.rawPayload).toEqual(fresh.rawPayload)
  const { date: _, ...rest } = again.headers
  expect(fresh.headers).toMatchObject(rest)
  const known = await get(url, { 'if-none-match': String(fresh.headers.etag) })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  const head = await app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers.etag).toBe(fresh.headers.etag)
})

test('a refusal is not kept', async () => {
  const { get } = await testApp()
  const url = '/rest/tjt/linksset/none/en'
  const [en, fr] = [await get(url), await get(url, { 'accept-language': 'fr' })]
  expect([en.statusCode, fr.statusCode]).toEqual([404, 404])
  expect(en.body).not.toBe(fr.body)
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { freshApp } from './helpers.ts'

const PAGE = `<!doctype html><main><noscript data-found=""><p>Needs JavaScript</p></noscript></main>${' '.repeat(500)}`

/** A site whose search pages keep a place for what was found. */
async function site() {
  const { get, varDir } = await freshApp()
  for (const file of ['Search.html', 'he/חיפוש.html']) {
    const path = join(varDir, 'releases', '1', 'pages', file)
    writeFileSync(path, PAGE)
    writeFileSync(`${path}.br`, brotliCompressSync(PAGE))
  }
  return { get }
}

const linksOf = (body: string): string[] => [...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)

test('a search that is sent by its form is answered by links to what it may mean', async () => {
  const { get } = await site()
  const answer = await get('/Search.html?q=Jerusalem')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-robots-tag']).toBe('noindex')
  expect(answer.body).toMatch(/^<!doctype html><main><noscript data-found="">[^]*<\/noscript><\/main>/)
  expect(answer.body).not.toContain('Needs JavaScript')
  expect(linksOf(answer.body)[0]).toBe('/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html')
  const kind = await get('/Search.html?q=restaurant+jerusalem')
  expect(linksOf(kind.body)[0]).toMatch(/^\/Kosher_Restaurants-TJ281184/)
  const hebrew = await get(encodeURI('/he/חיפוש.html?q=ירושלים'))
  expect(decodeURI(linksOf(hebrew.body)[0]!)).toContain('TJ281184-ירושלים')
})

test('what is found nowhere, or too short, is said', async () => {
  const { get } = await site()
  for (const text of ['qqqqzzzz', 'je']) {
    const { body } = await get(`/Search.html?q=${text}`)
    expect(body).toContain('No results found')
    expect(linksOf(body)).toEqual([])
  }
})

test('without a text, or with an impossible one, the page is as it was', async () => {
  const { get } = await site()
  for (const query of ['', '?q=', '?q=%20', '?utm=1', '?q=%00abc']) {
    expect((await get(`/Search.html${query}`)).body).toBe(PAGE)
  }
})

test('the text is shown as it is, and nothing in it ends an element', async () => {
  const { get } = await site()
  const { body } = await get(`/Search.html?q=${encodeURIComponent('jerusalem </noscript><script>$&')}`)
  expect(body).not.toContain('<script>')
  expect(body.match(/<\/noscript>/g)).toHaveLength(1)
})

test('it is compressed, and unchanged while what is found is', async () => {
  const { get } = await site()
  const headers = { 'accept-encoding': 'br' }
  const answer = await get('/Search.html?q=jerusalem', headers)
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('TJ281184')
  const again = await get('/Search.html?q=jerusalem', { ...headers, 'if-none-match': String(answer.headers.etag) })
  expect(again.statusCode).toBe(304)
})

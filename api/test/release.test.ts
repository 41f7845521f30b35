import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { startServer } from '#api/server.ts'
import { eventually } from '#core/test/eventually.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { freshApp, makeRelease, memoryStore, serve, switchTo } from './helpers.ts'

test('before the first release everything says so', async () => {
  const varDir = temporaryFolder()
  const { get, close } = await serve(varDir)
  onTestFinished(close)
  const page = await get('/he/')
  expect(page.statusCode).toBe(503)
  expect(page.headers['retry-after']).toBe('5')
  expect(page.body).toBe('האתר בהכנה. נא לנסות שוב בעוד רגע.\n')
  const call = await get('/rest/tjt/locac/paris')
  expect([call.statusCode, call.json().code]).toEqual([503, 'noRelease'])
  expect((await get('/health')).statusCode).toBe(503)
  await makeRelease(varDir, 1)
  switchTo(varDir, 1)
  await eventually(async () => {
    expect((await get('/health')).json()).toEqual({ release: 1 })
  })
})

test('pages may ask the calendar, show the map and hold the ads of their release, and no other server', async () => {
  const varDir = temporaryFolder()
  const dir = await makeRelease(varDir, 1)
  const file = join(dir, 'release.json')
  const info = JSON.parse(readFileSync(file, 'utf8')) as object
  const policyWith = async (more: object) => {
    writeFileSync(file, JSON.stringify({ ...info, ...more }))
    const { get, close } = await serve(varDir)
    const page = await get('/he/')
    await close()
    return String(page.headers['content-security-policy']).split('; ')
  }
  switchTo(varDir, 1)
  const url = 'https://calendar.test:8443/calendar/v3'
  expect(await policyWith({})).toContain("connect-src 'self'")
  expect(await policyWith({ publicCalendar: { id: 'x', url } })).toContain(
    "connect-src 'self' https://calendar.test:8443",
  )
  expect(await policyWith({})).not.toContainEqual(expect.stringMatching(/^frame-src/))
  const ads = { script: 'https://ads.test/a/serve.js', zones: {} }
  const withAds = await policyWith({ ads })
  expect(withAds).toContain('frame-src https://ads.test')
  expect(withAds).toContainEqual(expect.stringMatching(/^script-src 'self' .*https:\/\/ads\.test$/))
  expect(withAds).toContain("connect-src 'self'")
  const videos = { embed: 'https://videos.test/embed/{id}' }
  const withVideos = await policyWith({ videos })
  expect(withVideos).toContain('frame-src https://videos.test')
  expect(withVideos.join()).not.toMatch(/(script|connect|img)-src[^,]*videos/)
  expect(await policyWith({ ads, videos })).toContain('frame-src https://ads.test https://videos.test')
  expect(await policyWith({})).toContain("img-src 'self' data:")
  const mapTiles = {
    url: 'https://{s}.tiles.test/{z}/{x}/{y}',
    attribution: '',
  }
  expect(await policyWith({ mapTiles })).toContain("img-src 'self' data: https://*.tiles.test")
  const own = { url: '/maps/city.pmtiles', attribution: '' }
  expect(await policyWith({ mapTiles: own })).toEqual(await policyWith({}))
})

test('follows the release in use without an error and without mixing two', async () => {
  const varDir = temporaryFolder()
  const rename = (id: number) =>
    makeRelease(varDir, id, (index) => {
      index.run(`update sets set body = replace(body, 'Popular', ?)`, `Set ${id}`)
    })
  for (const id of [1, 2, 3]) await rename(id)
  switchTo(varDir, 1)
  const store = await memoryStore()
  onTestFinished(() => store.destroy())
  const config = readConfig({ PORT: '0', VAR_DIR: varDir })
  const server = await startServer(config, store)
  onTestFinished(() => server.close())
  const seen = new Set<number>()
  let calls = 0
  const isShown = () => seen.size === 3 && calls > 100
  const client = async () => {
    while (!isShown()) {
      const page = await fetch(`${server.url}/`)
      expect(page.status).toBe(200)
      seen.add(Number(/<p>(\d)<\/p>/.exec(await page.text())?.[1]))
      const url = `${server.url}/rest/tjt/linksset/popularVacations/en`
      const links = await fetch(url)
      expect(links.status).toBe(200)
      expect(await links.json()).toMatchObject({
        title: expect.stringMatching(/^Set [123]$/),
      })
      calls += 2
    }
  }
  const switching = async () => {
    for (let i = 1; !isShown(); i++) {
      switchTo(varDir, (i % 3) + 1)
      await sleep(250)
    }
  }
  await Promise.all([client(), client(), client(), switching()])
  expect(seen).toEqual(new Set([1, 2, 3]))
})

test('a release that cannot be opened leaves the one before in use', async () => {
  const { get, varDir, errors } = await freshApp()
  const broken = join(varDir, 'releases', '2')
  mkdirSync(broken)
  writeFileSync(join(broken, 'release.json'), '{')
  switchTo(varDir, 2)
  await eventually(() => expect(errors).toHaveLength(1))
  const degraded = { release: 2, damaged: 'index' }
  expect((await get('/health')).json()).toEqual({ release: 1, degraded })
  await sleep(500)
  expect(errors).toHaveLength(1)
})

test('a release rebuilt under its old number is reopened', async () => {
  const { get, varDir } = await freshApp()
  rmSync(join(varDir, 'releases', '1'), { recursive: true })
  await makeRelease(varDir, 1, (index) => {
    index.run(`update sets set body = replace(body, 'Popular', 'Fresh')`)
  })
  const title = async () => (await get('/rest/tjt/linksset/popularVacations/en')).json().title
  await eventually(async () => expect(await title()).toBe('Fresh'))
})

test('a new inline script is known at once', async () => {
  const { get, varDir } = await freshApp()
  const info = join(varDir, 'releases', '1', 'release.json')
  writeFileSync(info, JSON.stringify({ id: 1, scriptHashes: ['sha256-new='] }))
  await eventually(async () => {
    const policy = (await get('/')).headers['content-security-policy']
    expect(policy).toContain("'sha256-new='")
  })
})

import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setRole } from '#api/accounts/roles.repository.ts'
import { insertSession } from '#api/accounts/sessions.repository.ts'
import { TIMES_PLACE } from '#data/index/times-input.ts'
import { openStore } from '#data/store/open.ts'
import { ROOT } from '#scripts/cli/tools.ts'
import { startSite, type SiteProcess } from '#scripts/lab/site-process.ts'
import { insertFactor, insertVerified } from '#scripts/lab/writers.ts'
import { useBrowser, visit } from './browser.ts'
import { writeSmallSeed } from './small-seed.ts'

// A site without Hebrew, whose addresses have words of their own, and without German, whose have not.

useBrowser()

const run = promisify(execFile)

const TIBERIAS = 293322
const LISTING = 103064
const OFFERED = ['en', 'fr', 'es', 'ru', 'it']
const SETUP_MS = 300_000

let folder = ''
let site: SiteProcess
const env = () => ({
  LANGUAGES: OFFERED.join(),
  SEED_DIR: join(folder, 'seed'),
  WEATHER: 'off',
  SECOND_FACTOR: 'optional',
})

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'))
  await writeSmallSeed(join(ROOT, 'data/seed'), join(folder, 'seed'), {
    cities: new Set([TIBERIAS]),
    known: new Set([TIMES_PLACE]),
  })
  site = await startSite(join(folder, 'var'), env())
}, SETUP_MS)
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string) => fetch(site.url + encodeURI(path), { redirect: 'manual' })
const pathTo = async (path: string) => {
  const { status, headers } = await ask(path)
  return [status, decodeURI(headers.get('location') ?? '')]
}

test('pages and the sitemap know the other languages alone', async () => {
  const { page, problems } = await visit('/', { site: site.url })
  const hreflangs = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
  expect(hreflangs).toEqual([...OFFERED, 'x-default'])
  const languages = page.locator('header a[hreflang], footer a[hreflang]')
  const offered = await languages.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
  expect([...new Set(offered)].sort()).toEqual([...OFFERED].sort())
  expect(problems).toEqual([])
  const list = await (await ask('/sitemap.xml')).text()
  const [, first = ''] = /<loc>[^<]*(\/sitemap-\d+\.xml)/.exec(list) ?? []
  const sitemap = await (await ask(first)).text()
  expect(sitemap).toContain('hreflang="it"')
  expect(sitemap).not.toMatch(/hreflang="(de|he)"|\/(de|he)\//)
})

test('addresses of removed languages lead to the English pages', async () => {
  expect(await pathTo('/de')).toEqual([301, '/'])
  expect(await pathTo('/he/')).toEqual([301, '/'])
  expect(await pathTo('/de/Search.html?q=a')).toEqual([301, '/Search.html?q=a'])
  expect(await pathTo('/he/חיפוש.html')).toEqual([301, '/Search.html'])
  expect(await pathTo('/he/גוף_כשרות-ou.html')).toEqual([301, '/Kosher_Authority-ou.html'])
  const guide = `/Jewish_Guide-TJ${TIBERIAS}-Tiberias-Jewish_Guide`
  expect(await pathTo(`/he/מדריך_יהודי-TJ${TIBERIAS}-טבריה-מדריך_יהודי.html`)).toEqual([301, `${guide}.html`])
  expect(await pathTo(`/he/מדריך_יהודי-TJ${TIBERIAS}-טבריה-מדריך_יהודי.atom`)).toEqual([301, `${guide}.atom`])
  expect(await pathTo(`/de/Jewish_Heritage-DI${LISTING}-Grab_des_Maimonides.html`)).toEqual([
    301,
    `/Jewish_Heritage-DI${LISTING}-Tomb_of_Maimonides.html`,
  ])
  const [, near] = await pathTo('/he/Kosher_NearBy-31.7,35.2-x.html')
  expect(near).toBe('/Kosher_NearBy-31.7,35.2-x.html')
  expect(await pathTo('/de//example.org')).toEqual([404, ''])
  expect((await ask('/fr/')).status).toBe(200)
})

test('web servers get the same redirects', async () => {
  const { stdout } = await run(process.execPath, [join(ROOT, 'scripts/rewrites.ts')], {
    env: { ...process.env, ...env(), VAR_DIR: join(folder, 'var') },
  })
  const rules = (JSON.parse(stdout) as { pattern: string; to: string; status?: number }[]).filter(
    ({ status }) => status === 301,
  )
  const moved = (path: string) => {
    const rule = rules.find(({ pattern }) => new RegExp(pattern, 'u').test(path))
    return rule && path.replace(new RegExp(rule.pattern, 'u'), rule.to)
  }
  expect(moved('/he/מסעדות_כשרות-TJ5-חיפה-מסעדות_כשרות-p2.html')).toBe(
    '/Kosher_Restaurants-TJ5-חיפה-Kosher_Restaurants-p2.html',
  )
  expect(moved('/he/חנויות_ומוסדות_קהילה-DI7-שם.html')).toBe('/Shops_and_Community-DI7-שם.html')
  expect(moved('/he/נופש_כשר-TL7-רומא-חופשה.html')).toBe('/Kosher_Tours-TL7-רומא-Vacations.html')
  expect(moved('/he/נופש_כשר-FT7-שם.html')).toBe('/Kosher_Tours-FT7-שם.html')
  expect(moved('/de/Search.html')).toBe('/Search.html')
  expect(moved('/de//example.org')).toBeUndefined()
  expect(moved('/fr/Search.html')).toBeUndefined()
})

test('texts in removed languages are kept', async () => {
  const out = join(folder, 'content.jsonl')
  await run(process.execPath, [join(ROOT, 'scripts/export.ts'), '--kind', 'listings', '--out', out], {
    env: { ...process.env, ...env(), VAR_DIR: join(folder, 'var') },
  })
  const listing = readFileSync(out, 'utf8')
    .split('\n')
    .find((line) => line.includes('Tomb of Maimonides'))
  expect(listing).toContain('Grab des Maimonides')
  expect(listing).toContain('קבר הרמב״ם')
})

test('the desk asks for texts in the other languages alone', async () => {
  const store = openStore({ varDir: join(folder, 'var'), databaseUrl: undefined }, () => {})
  const email = 'editor@example.org'
  const uid = await insertVerified(store, { name: 'Edda Editor', email })
  await setRole(store, email, 'editor')
  await insertFactor(store, uid)
  const { cookie } = await insertSession(store, { uid }, Date.now())
  await store.destroy()
  const { page } = await visit(`/Desk.html#documents/listings/${LISTING}`, {
    site: site.url,
    before: async (page) => {
      await page.context().addCookies([{ name: 'session', value: cookie, url: site.url }])
      await page.context().addInitScript(() => localStorage.setItem('known', '1'))
    },
  })
  const tabs = page.locator('[id="doc-title"] [role=tab]')
  await tabs.first().waitFor()
  expect(await tabs.evaluateAll((all) => all.map((tab) => tab.id.replace(/.*-/, '')))).toEqual(OFFERED)
})

test('answers and mails are in the other languages', async () => {
  const error = async (languages: string) => {
    const answer = await fetch(`${site.url}/rest/tjt/nothing`, { headers: { 'accept-language': languages } })
    return ((await answer.json()) as { error: string }).error
  }
  expect(await error('de, fr;q=0.5')).toBe(await error('fr'))
  expect(await error('de')).toBe(await error('en'))
  const script = `
    import { renderMail } from '#api/mail/render.ts'
    import { hrefOf } from '#core/domain/routes.ts'
    const link = 'https://example.org' + hrefOf('de', { kind: 'account' })
    const mail = renderMail({ template: 'changed', language: 'de', site: 'Site', values: { name: 'Dana', link } })
    process.stdout.write(mail.html)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    env: { ...process.env, ...env() },
  })
  expect(stdout).toContain('lang="en"')
  expect(stdout).toContain('https://example.org/Account.html')
})

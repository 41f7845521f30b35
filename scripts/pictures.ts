import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Locator, type Page } from 'playwright'
import sharp from 'sharp'
import { setRole } from '#api/accounts/roles.repository.ts'
import { tokensOf } from '#api/accounts/access.ts'
import { insertSession } from '#api/accounts/sessions.repository.ts'
import { TOKEN_HEADER } from '#core/contract/tokens.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { openSqliteStore } from '#data/store/database.ts'
import { ensureBrowser } from './cli/browser.ts'
import { main } from './cli/failures.ts'
import { ROOT } from './cli/tools.ts'
import { inFolder } from './lab/folder.ts'
import { startSite } from './lab/site-process.ts'
import { insertFactor, insertVerified } from './lab/writers.ts'

const DOCS = join(ROOT, 'docs')
const FRONT = { width: 1200, height: 800 }
/** So narrow that letters can be read in a column, and so high that nothing sticks to its foot. */
const DESK = { viewport: { width: 760, height: 1500 }, deviceScaleFactor: 1.5 }
const JERUSALEM = hrefOf('en', { kind: 'place', id: 281184, slug: 'Jerusalem' })
/** A sample. */
const EDITED = { tnid: 900_004, dtype: 228 }

interface Running {
  url: string
  varDir: string
}

async function inBrowser(running: Running): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    await takeAll(browser, running)
  } finally {
    await browser.close()
  }
}

async function takeAll(browser: Browser, running: Running): Promise<void> {
  mkdirSync(join(DOCS, 'pictures'), { recursive: true })
  const page = await browser.newPage({ viewport: FRONT, reducedMotion: 'reduce' })
  await open(page, running.url + JERUSALEM)
  await acceptCookies(page)
  await save(await page.screenshot(), 'screenshot.png')
  await takeDesk(browser, running)
}

async function takeDesk(browser: Browser, running: Running): Promise<void> {
  const { editor, sender } = await openAccounts(running)
  await sendUpdate(running.url, sender)
  const desk = running.url + hrefOf('en', { kind: 'desk' })
  for (const [colorScheme, end] of [
    ['light', ''],
    ['dark', '-dark'],
  ] as const) {
    const context = await browser.newContext({ ...DESK, colorScheme, reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'session', value: editor.cookie, url: running.url }])
    await context.addInitScript(() => localStorage.setItem('known', '1'))
    await takeTabs(await context.newPage(), desk, end)
    await context.close()
  }
}

async function takeTabs(page: Page, desk: string, end: string): Promise<void> {
  await open(page, desk)
  await acceptCookies(page)
  await page.locator('.desk-list [data-item]').first().click()
  await page.locator('.desk-field ins').first().waitFor()
  await take(page, `update${end}`, page.getByRole('button', { name: 'Refuse', exact: true }))

  await open(page, `${desk}#documents/new/listings`)
  await page.reload({ waitUntil: 'networkidle' })
  await page.locator('.doc-form [name=dtype]').selectOption(String(EDITED.dtype))
  await take(page, `listing${end}`, page.locator('.form-fold').first())

  await open(page, `${desk}#documents/listings`)
  await page.reload({ waitUntil: 'networkidle' })
  await take(page, `work${end}`, page.locator('li:has(.docs-id)').nth(4))
}

async function open(page: Page, url: string): Promise<void> {
  const response = await page.goto(url, { waitUntil: 'networkidle' })
  if (response && !response.ok()) throw new Error(`${url} answers ${response.status()}`)
}

const acceptCookies = (page: Page): Promise<void> => page.getByRole('button', { name: 'OK', exact: true }).click()

/** From the heading of a page to the end of a part of it. */
async function take(page: Page, name: string, last: Locator): Promise<void> {
  const [top, end] = await Promise.all([page.locator('h1').boundingBox(), last.boundingBox()])
  if (!top || !end) throw new Error(`${name} has no such part`)
  const y = top.y - 24
  const clip = { x: 0, y, width: DESK.viewport.width, height: end.y + end.height + 10 - y }
  await save(await page.screenshot({ clip }), `pictures/${name}.webp`)
}

/** An editor, and a visitor who may send updates. */
async function openAccounts({ varDir }: Running) {
  const store = openSqliteStore(join(varDir, 'store.sqlite'))
  const now = Date.now()
  const open = async (name: string, email: string) => {
    const uid = await insertVerified(store, { name, email })
    const { cookie, session } = await insertSession(store, { uid }, now)
    return { uid, email, cookie, token: tokensOf(session, new Set([UPDATE]))[UPDATE] ?? '' }
  }
  try {
    const editor = await open('Ruth Editor', `editor.${now}@example.org`)
    await setRole(store, editor.email, 'editor')
    await insertFactor(store, editor.uid)
    return { editor, sender: await open('Dana Levi', `visitor.${now}@example.org`) }
  } finally {
    await store.destroy()
  }
}

const UPDATE = 'POST directoryitemupdate'
type Account = Awaited<ReturnType<typeof openAccounts>>['sender']

async function sendUpdate(url: string, { uid, cookie, token }: Account): Promise<void> {
  const body = new FormData()
  const parts = {
    uid,
    ...EDITED,
    lang: 'en',
    updateType: 'regular',
    phone1: '+972 2 555 0199',
    website: 'https://example.org/',
  }
  for (const [name, value] of Object.entries(parts)) body.append(name, String(value))
  const response = await fetch(`${url}/rest/tjt/directoryitemupdate`, {
    method: 'POST',
    headers: { cookie: `session=${cookie}`, [TOKEN_HEADER]: token },
    body,
  })
  if (!response.ok) throw new Error(`The update was refused: ${await response.text()}`)
}

/** Small enough for a repository. */
async function save(screen: Buffer, name: string): Promise<void> {
  const picture = sharp(screen)
  const encoder = name.endsWith('.png') ? picture.png({ palette: true, effort: 10 }) : picture.webp({ quality: 70 })
  const { size } = await encoder.toFile(join(DOCS, name))
  process.stdout.write(`docs/${name}: ${Math.ceil(size / 1024)} kB\n`)
}

// `npm run pictures`: takes the pictures of the docs from the running product, with the samples of Jerusalem; by
// default from a site of its own.
await main(async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, var: { type: 'string' } } })
  const { url, var: varDir } = values
  if (url && varDir) return inBrowser({ url, varDir })
  await inFolder('pictures', async (varDir) => {
    const site = await startSite(varDir)
    try {
      await inBrowser({ url: site.url, varDir })
    } finally {
      await site.close()
    }
  })
})

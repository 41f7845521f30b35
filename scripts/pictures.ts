import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
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
const [WIDTH, HEIGHT] = [1200, 800]
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
  const { editor, sender } = await openAccounts(running)
  const context = await browser.newContext({ viewport: { width: WIDTH, height: HEIGHT }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const open = async (path: string) => {
    const response = await page.goto(running.url + path, { waitUntil: 'networkidle' })
    if (response && !response.ok()) throw new Error(`${path} answers ${response.status()}`)
  }

  await open(JERUSALEM)
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await take(page, 'screenshot.png')

  await sendUpdate(running.url, sender)
  await context.addCookies([{ name: 'session', value: editor.cookie, url: running.url }])
  await context.addInitScript(() => localStorage.setItem('known', '1'))
  const desk = hrefOf('en', { kind: 'desk' })
  await open(desk)
  await page.locator('.desk-list [data-item]').first().click()
  await page.locator('.desk-field ins').first().waitFor()
  await take(page, 'pictures/update.webp')

  await open(`${desk}#documents/new/listings`)
  await page.reload({ waitUntil: 'networkidle' })
  await page.locator('.doc-form [name=dtype]').selectOption(String(EDITED.dtype))
  await take(page, 'pictures/listing.webp')

  await open(`${desk}#documents/listings`)
  await page.reload({ waitUntil: 'networkidle' })
  await take(page, 'pictures/work.webp')
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
async function take(page: Page, name: string): Promise<void> {
  const picture = sharp(await page.screenshot())
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

import { MESSAGES } from '#core/i18n/messages.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { KashrutFact, SeedListing } from '#core/contract/data-files.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { addDays } from '#core/domain/times/dates.ts'
import { dayDateText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { eventually } from '#core/test/eventually.ts'
import { editContent } from '#data/store/content.repository.ts'
import { axe } from './axe.ts'
import { overflow, siteUrl, useBrowser, visit } from './browser.ts'
import { insertEditor } from './desk-items.ts'
import { insertUser, withStore, type User } from './users.ts'

useBrowser()

/** A shop in Jerusalem that is no sample, and that no other test changes. */
const TNID = 103_030
const today = new Date().toISOString().slice(0, 10)

const fact = (more: Partial<KashrutFact>): KashrutFact => ({
  claim: 'certified',
  authority: 'ou',
  certificate: {},
  source: { kind: 'certificatePhoto', name: 'A photo', retrieved: today },
  confirmedAt: addDays(today, -30),
  confirmedBy: 'Editors',
  ...more,
})

const FACTS = [
  // Ends a year after it was confirmed.
  fact({ confirmedAt: addDays(today, -350) }),
  fact({ certificate: { validUntil: addDays(today, -3) }, authority: 'ok' }),
  fact({ claim: 'self-declared' }),
]

/** Gives the shop its facts, and waits for the page that says so. */
async function putFacts(): Promise<void> {
  await withStore((store) =>
    store.transaction().execute(async (trx) => {
      const { body } = await trx
        .selectFrom('content')
        .select('body')
        .where('kind', '=', 'listings')
        .where('id', '=', String(TNID))
        .executeTakeFirstOrThrow()
      const listing = { ...(JSON.parse(body) as SeedListing), kashrutFacts: FACTS }
      const row = { kind: 'listings', id: String(TNID), body: listing, sample: false } as const
      await editContent(trx, row, { origin: 'seed', now: Date.now() })
    }),
  )
  const page = async () => (await fetch(`${siteUrl}/Shops_and_Community-DI${TNID}-x.html`)).text()
  await eventually(async () => expect(await page()).toContain('Orthodox Union'))
}

let editor: User
beforeAll(async () => {
  await putFacts()
  editor = await insertEditor('Ruth Editor')
})

const desk = (lang: Lang, hash = '') => `${hrefOf(lang, { kind: 'desk' })}${hash}`

describe('kashrut at the desk', () => {
  test('by keyboard: a fact that ends soon is seen in the queue, confirmed, and taken back', async () => {
    const { page, problems } = await visit(desk('en'), { user: editor, until: 'settled' })
    const words = MESSAGES.en.desk.page.facts
    await page.getByRole('link', { name: words.ending_one.replace('{{count}}', '1') }).focus()
    await page.keyboard.press('Enter')
    const rows = page.locator('.desk-log li.desk-row')
    await expect.poll(() => rows.count()).toBe(1)
    expect(await axe(page)).toEqual([])
    const confirm = page.getByRole('button', { name: words.confirmOf.split('{{')[0]! })
    await confirm.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.desk-log').textContent()).toContain(words.empty)
    await page.locator('[data-progress=live]').waitFor()
    await page.locator('.desk-acts').getByRole('button', { name: MESSAGES.en.desk.page.acts.undo }).first().click()
    await expect.poll(() => rows.count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('what has ended links to its form, and is not confirmed again, in Hebrew on a phone', async () => {
    const viewport = { width: 390, height: 844 }
    const { page } = await visit(desk('he', '#kashrut?group=ended'), { user: editor, until: 'settled', viewport })
    const words = MESSAGES.he.desk.page.facts
    const row = page.locator('.desk-log li.desk-row', { hasText: 'הארכיון הציוני המרכזי' })
    await expect.poll(() => row.count()).toBe(1)
    const { renew } = MESSAGES.he.desk.page.certificate.hand
    expect(await row.getByRole('button').allInnerTexts()).toEqual([renew])
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await row.getByRole('link', { name: words.open }).click()
    await page.locator('.doc-form').waitFor()
    await page.context().close()
  })

  test('by keyboard, in Hebrew: what was never confirmed is confirmed today, and taken back', async () => {
    // Maps say something of more other places than a page of the list has room for.
    const hash = '#kashrut?group=unconfirmed&page=2'
    const opened = await visit(desk('he', hash), { user: editor, until: 'settled' })
    const { page, problems } = opened
    const words = MESSAGES.he.desk.page
    const row = page.locator('.desk-log li.desk-row', { hasText: 'הארכיון הציוני המרכזי' })
    const before = dayDateText('he', addDays(today, -30))
    await expect.poll(() => row.textContent()).toContain(before)
    expect(await axe(page)).toEqual([])
    await row.getByRole('button', { name: words.facts.confirmOf.split('{{')[0]! }).press('Enter')
    await expect.poll(() => row.textContent()).not.toContain(before)
    await page.locator('.desk-acts').getByRole('button', { name: words.acts.undo }).first().press('Enter')
    await expect.poll(() => row.textContent()).toContain(before)
    expect(problems).toEqual([])
    await page.context().close()
  })
})

describe('the photo of a certificate', () => {
  const sent = MESSAGES.en.listing.dialogs.certificate
  const { errors } = MESSAGES.en
  /** Tall, as phones take it. */
  const picture = () =>
    sharp({ create: { width: 600, height: 900, channels: 3, background: '#fdf6e3' } })
      .jpeg()
      .toBuffer()
  const urlOf = async (lang: Lang): Promise<string> => {
    const answer = await fetch(`${siteUrl}/rest/tjt/entries/232/281184/${lang}`)
    const entries = (await answer.json()) as { tnid: number; url: string }[]
    return decodeURI(entries.find(({ tnid }) => tnid === TNID)!.url)
  }
  const textOf = async (lang: Lang) => (await fetch(siteUrl + encodeURI(await urlOf(lang)))).text()
  const supervised = (lang: Lang) =>
    MESSAGES[lang].listing.listing.kashrut.supervised.replace('{{authority}}', '<bdi').split('<bdi')[0]!

  test('by keyboard: it is sent from the page, read at the desk, shown, and taken back', async () => {
    const visitor = await insertUser('Dana Traveller')
    const { page, problems, requests } = await visit(await urlOf('en'), { user: visitor })
    await page.locator('[data-dialog=certificate]').focus()
    expect(requests.some((path) => path.endsWith('/supervision'))).toBe(false)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: sent.submit })
    await submit.focus()
    await page.keyboard.press('Enter')
    for (const text of [errors.needPhoto, errors.needPhotoDay, errors.checkImageOwnership])
      await dialog.locator('.field-problem', { hasText: text }).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer: await picture() })
    await dialog.getByLabel(sent.taken).fill(addDays(today, 1))
    await dialog.getByLabel(sent.ownership).press('Space')
    await submit.press('Enter')
    await dialog.locator('.field-problem', { hasText: errors.photoDayAhead }).waitFor()
    await dialog.getByLabel(sent.taken).fill(today)
    await dialog.getByLabel(sent.validUntil).pressSequentially('02312027')
    await submit.press('Enter')
    // The browser keeps what it cannot read: it is neither sent nor lost.
    await dialog.locator('.field-problem', { hasText: errors.noSuchDay }).waitFor()
    await dialog.getByLabel(sent.validUntil).fill(addDays(today, 100))
    const options = dialog.getByLabel(sent.authority).locator('option')
    await expect.poll(() => options.count()).toBeGreaterThan(10)
    expect((await options.allTextContents()).join()).not.toContain('Sample')
    await submit.press('Enter')
    await dialog.getByText(MESSAGES.en.listing.dialogs.sent.certificate).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(problems).toEqual([])
    await page.context().close()
    expect(await textOf('en')).not.toContain('KOF-K')

    const desk = await visit('/Desk.html', { user: editor, until: 'settled' })
    const words = MESSAGES.en.desk.page
    await desk.page.locator('[data-item^="certificate/"]').focus()
    await desk.page.keyboard.press('Enter')
    const image = desk.page.locator('img.desk-certificate')
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(600)
    await expect.poll(() => axe(desk.page)).toEqual([])
    await desk.page.keyboard.press('a')
    await desk.page.getByText(words.certificate.needAuthority).waitFor()
    await desk.page.getByLabel(words.certificate.authority, { exact: false }).selectOption('kof-k')
    await desk.page.locator('.desk-decide').getByRole('button', { name: words.acts.approve }).press('Enter')
    await desk.page.locator('.desk-acts [data-progress=live]').waitFor()
    for (const lang of ['en', 'he'] as const) {
      const text = await textOf(lang)
      expect(text).toContain(supervised(lang))
      const [, photo] = /href="(\/pictures\/u-[^"]+)"/.exec(text) ?? []
      expect((await fetch(siteUrl + photo)).headers.get('content-type')).toBe('image/webp')
    }
    await desk.page.keyboard.press('u')
    await expect.poll(() => textOf('en')).not.toContain(supervised('en'))
    expect(desk.problems).toEqual([])
    await desk.page.context().close()
  })

  test('in Hebrew on a phone: it fits, and is refused with a reason', async () => {
    const viewport = { width: 390, height: 844 }
    const { page } = await visit(await urlOf('he'), { user: await insertUser('Uri'), viewport })
    await page.locator('[data-dialog=certificate]').click()
    await page.getByRole('dialog').getByLabel(MESSAGES.he.listing.dialogs.certificate.taken).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.context().close()

    const shown = await visit(desk('he', '#queue?kind=certificate'), { user: editor, until: 'settled', viewport })
    await shown.page.locator('[data-item^="certificate/"]').click()
    await shown.page.locator('img.desk-certificate').waitFor()
    await expect.poll(() => axe(shown.page)).toEqual([])
    expect(await overflow(shown.page)).toBeLessThanOrEqual(0)
    const { acts, queue } = MESSAGES.he.desk.page
    await shown.page.locator('.desk-decide').getByRole('button', { name: acts.refuse }).click()
    await shown.page.locator('.desk-ready button').first().click()
    await shown.page.locator('.desk-reason button[type=submit]').click()
    await shown.page.getByText(queue.empty).waitFor()
    await shown.page.context().close()
  })
})

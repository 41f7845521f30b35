import { MESSAGES } from '#core/i18n/messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { KashrutFact, SeedListing } from '#core/contract/data-files.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { addDays } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { eventually } from '#core/test/eventually.ts'
import { editContent } from '#data/store/content.repository.ts'
import { axe } from './axe.ts'
import { overflow, siteUrl, useBrowser, visit } from './browser.ts'
import { insertEditor } from './desk-items.ts'
import { withStore, type User } from './users.ts'

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
    const { page, problems } = await visit(desk('en'), { user: editor, until: 'networkidle' })
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
    const { page } = await visit(desk('he', '#kashrut?group=ended'), { user: editor, until: 'networkidle', viewport })
    const words = MESSAGES.he.desk.page.facts
    const row = page.locator('.desk-log li.desk-row')
    await expect.poll(() => row.count()).toBe(1)
    expect(await row.getByRole('button').count()).toBe(0)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await row.getByRole('link', { name: words.open }).click()
    await page.locator('.doc-form').waitFor()
  })
})

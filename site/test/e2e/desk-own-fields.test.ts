import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { nextSeq } from '#data/store/content.repository.ts'
import { expectSound } from './axe.ts'
import { chooseByKeys, siteUrl, useBrowser, visit } from './browser.ts'
import { insertStaff, withStore } from './users.ts'

useBrowser()

/** Guards against hanging; it is not a threshold. */
const GUARD_MS = 180_000

/** Heritage of Rome: no other test filters it. */
const TNID = 101_260
const TYPE = 237
const RESULTS = {
  en: '/Jewish_Heritage-TJ3169070-Rome-Jewish_Heritage.html',
  he: '/he/מורשת_יהודית-TJ3169070-רומא-מורשת_יהודית.html',
} as const

const TEXTS = {
  en: { name: 'Ways of a visit', options: ['On your own', 'Guided tours only'] },
  he: { name: 'אופן הביקור', options: ['ביקור עצמאי', 'סיורים מודרכים בלבד'] },
} as const

const bodyOf = () =>
  withStore(async (store) => {
    const rows = store.selectFrom('content').select('body').where('kind', '=', 'listings').where('id', '=', `${TNID}`)
    return (await rows.executeTakeFirstOrThrow()).body
  })

/** Takes the field away, and what the listing has in it. */
const forget = (id: string, body: string) =>
  withStore((store) =>
    store.transaction().execute(async (trx) => {
      const seq = await nextSeq(trx)
      const change = (kind: 'listings' | 'ownFields', of: string, to: object) =>
        trx
          .updateTable('content')
          .set({ seq, ...to })
          .where('kind', '=', kind)
          .where('id', '=', of)
          .execute()
      await change('listings', `${TNID}`, { body })
      await change('ownFields', id, { deleted: 1 })
    }),
  )

async function save(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: MESSAGES[lang].desk.documents.save.submit }).press('Enter')
  await page.waitForSelector('[data-live=live]')
}

const field = (page: Page, path: string) => page.locator(`[id="doc-${path}"]`)

/** Fills in a field with two options that cards show and results are filtered by. */
async function fillIn(page: Page, lang: Lang, id: string): Promise<void> {
  const { documents: words, desk } = MESSAGES[lang].desk
  await field(page, 'id').fill(id)
  await page.getByRole('checkbox', { name: MESSAGES[lang].common.typeNames[TYPE] }).press('Space')
  expect(await field(page, 'options').count()).toBe(0)
  await chooseByKeys(field(page, 'kind'), 'choice')
  await chooseByKeys(field(page, 'group'), 'more')
  await chooseByKeys(field(page, 'card'), 'true')
  await chooseByKeys(field(page, 'filter'), 'true')
  const add = page.getByRole('button', { name: words.fields.add.replace('{{name}}', desk.fields.options) })
  for (const at of [0, 1]) {
    await add.press('Enter')
    await field(page, `options.${at}.id`).fill(`way-${at}`)
  }
  for (const language of lang === 'en' ? (['en'] as const) : (['en', 'he'] as const)) {
    const { name, options } = TEXTS[language]
    await chooseByKeys(page.getByLabel(words.form.texts), language)
    await field(page, `name.${language}`).fill(name)
    for (const [at, option] of options.entries()) await field(page, `options.${at}.name.${language}`).fill(option)
  }
}

// As high as the forms, so that nothing is half below the bar at their end.
test.each([
  ['en', { width: 1280, height: 4000 }],
  ['he', { width: 390, height: 7000 }],
] as const)(
  'by keyboard, a field of editors comes to forms, pages, cards and filters: %s',
  async (lang, viewport) => {
    const { name, options } = TEXTS[lang]
    const [chosen] = options
    const before = await bodyOf()
    const id = `way-of-visit-${lang}-${Date.now()}`
    const user = await insertStaff('Edda Editor')
    const desk = hrefOf(lang, { kind: 'desk' })
    const { page, problems } = await visit(`${desk}#documents/new/ownFields`, { user, viewport })
    await field(page, 'id').waitFor()
    // What is missing is named.
    await page.getByRole('button', { name: MESSAGES[lang].desk.documents.save.submit }).press('Enter')
    await page.locator('.doc-problems a').first().waitFor()
    await expectSound(page)
    await fillIn(page, lang, id)
    await expectSound(page)
    await save(page, lang)

    await page.goto(`${siteUrl}${desk}#documents/listings/${TNID}`)
    const value = field(page, `own.${id}`)
    await value.waitFor({ state: 'attached' })
    await page.locator('details', { has: value }).locator('> summary').press('Enter')
    await chooseByKeys(value, 'way-0')
    await expectSound(page)
    await save(page, lang)

    await page.goto(siteUrl + hrefOf(lang, { kind: 'listing', tnid: TNID, dtype: TYPE, slug: 'x' }))
    await page.locator('main', { hasText: name }).getByText(chosen).first().waitFor()
    await expectSound(page)

    await page.goto(siteUrl + encodeURI(RESULTS[lang]))
    const card = page.locator('.card', { hasText: chosen })
    await card.waitFor()
    const all = await page.locator('.card').count()
    await page.getByRole('button', { name: MESSAGES[lang].places.filters.filters }).press('Enter')
    await page.getByRole('group', { name, exact: true }).getByRole('checkbox', { name: chosen }).press('Space')
    await expect.poll(() => page.locator('.card').count()).toBe(1)
    expect(all).toBeGreaterThan(1)
    expect(await card.count()).toBe(1)
    expect(new URL(page.url()).searchParams.get(`own.${id}`)).toBe('way-0')
    await expectSound(page)
    expect(problems).toEqual([])
    await forget(id, before)
    await page.context().close()
  },
  GUARD_MS,
)

import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { few } from '#core/test/full.ts'
import { PAGES, useBrowser, visit, withoutDrawing, hasSettled } from './browser.ts'

useBrowser()

const FORMS = [
  'home',
  'search',
  'results',
  'vacations',
  'candle times',
  'calendar',
  'trip',
  'offer',
  'not found',
  'place shell',
  'nearby',
]

/** Opens a page whose islands do not wake before `wake` is called. */
async function openAsleep(path: string) {
  const late = Promise.withResolvers<void>()
  const visited = await visit(path, {
    before: (page) =>
      // What every island needs, and nothing else does.
      page.route(/\/client\.[^/]*\.js$/, async (route) => {
        await late.promise
        await route.continue()
      }),
  })
  return {
    ...visited,
    async wake() {
      late.resolve()
      await hasSettled(visited.page)
    },
  }
}

/** Puts something else into each field that can be seen, and answers what. */
const fillAll = (page: Page) =>
  page.locator('astro-island').evaluateAll((islands) =>
    islands
      .flatMap((island) => [
        ...island.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea'),
      ])
      .filter((field) => !field.disabled && field.checkVisibility())
      .map((field, at) => {
        field.focus()
        if (['checkbox', 'radio'].includes(field.type)) field.click()
        else if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
        else if (field.type === 'email') field.value = 'a@example.org'
        else if (field.id.includes('phone')) field.value = `1${at}`
        else field.value = `${at} שלום`
        for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
        return field
      })
      .map((field) => field.id),
  )

const statesOf = (page: Page, ids: readonly string[]) =>
  page.evaluate(
    (wanted) =>
      wanted.map((id) => {
        const field = document.getElementById(id) as HTMLInputElement | null
        const isBox = field?.type === 'checkbox' || field?.type === 'radio'
        return [id, isBox ? field?.checked : field?.value]
      }),
    ids,
  )

test.each(PAGES.filter(([name]) => FORMS.includes(name)))(
  'what was put into the fields of %s stays as its islands wake',
  async (_, path) => {
    // Where there is a trip, its form is folded.
    const { page, problems, wake } = await openAsleep(path.replace(/\?stop=.*/, ''))
    const ids = await fillAll(page)
    expect(ids).not.toEqual([])
    const before = await statesOf(page, ids)
    await wake()
    for (const id of ids) await page.locator(`astro-island:not([ssr]) [id="${id}"]`).waitFor()
    expect(await statesOf(page, ids)).toEqual(before)
    expect(problems.filter((one) => !one.includes('404'))).toEqual([])
    await page.context().close()
  },
)

describe.each(few(['/Search.html', '/he/חיפוש.html']))('the search at %s', (path) => {
  const parts = (page: Page) => {
    const form = page.locator('main form.search').first()
    return { kind: form.locator('select'), text: form.locator('input') }
  }
  const find = async (page: Page) => {
    const { text } = parts(page)
    await text.fill('')
    await text.pressSequentially('jerus')
    await page.locator('[aria-labelledby=found-places] a').first().click()
  }

  test('goes to the kind that was chosen before it woke', async () => {
    const { page, wake } = await openAsleep(path)
    const { kind, text } = parts(page)
    await kind.selectOption({ index: 1 })
    await text.focus()
    await wake()
    await find(page)
    await page.waitForURL(/TJ281184/)
    const there = page.url()

    await page.goBack()
    await hasSettled(page)
    // The browser has put back what was chosen.
    expect(await kind.inputValue()).toBe('228')
    await find(page)
    await page.waitForURL(/TJ281184/)
    expect(page.url()).toBe(there)
    await page.context().close()
  })
})

test.each([
  ['candle times', '/Candle_Lighting_Times.html', 'locdatezmanim'],
  ['what is nearby', '/Kosher_NearBy-31.777,35.228-Jaffa_Gate.html', 'locnearby'],
  ['vacations', '/kosher_vacations_search.html?rome', 'featuressearchresults'],
])('a bar is there while %s are waited for', async (_, path, call) => {
  const late = Promise.withResolvers<void>()
  const { page } = await visit(path, {
    before: async (page) => {
      if (call === 'locnearby') await withoutDrawing(page, path)
      await page.route(`**/rest/tjt/${call}**`, async (route) => {
        await late.promise
        await route.continue()
      })
    },
  })
  const bar = page.locator('.loading-bar:popover-open')
  await bar.waitFor()
  late.resolve()
  await bar.waitFor({ state: 'hidden' })
  await page.context().close()
})

test('what is pressed before the script of the page comes is done then', async () => {
  const script = Promise.withResolvers<void>()
  const { page } = await visit('/Credits.html')
  await page.route(/\/chrome\.astro\.[^/]*\.js$/, async (route) => {
    await script.promise
    await route.continue()
  })
  await page.reload()
  await page.locator('.cookie-notice [data-dialog=privacy]').click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  script.resolve()
  await page.getByRole('dialog').waitFor()
  await page.context().close()
})

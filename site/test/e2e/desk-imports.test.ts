import { MESSAGES } from '#core/i18n/messages.ts'
import { format } from '#core/i18n/format.ts'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { few } from '#core/test/full.ts'
import { nextSeq } from '#data/store/content.repository.ts'
import { changeRun, insertRun } from '#data/store/import-runs.repository.ts'
import { axe } from './axe.ts'
import { overflow, useBrowser, visit, type VisitOptions } from './browser.ts'
import { insertStaff, withStore } from './users.ts'

useBrowser()

const FOOD = MESSAGES.en.desk.desk.fields.foodType

/** Where no other test looks, in each language elsewhere: what is near may be a duplicate. */
const tableIn = (lang: Lang) => {
  const at = `Buenos Aires,Argentina,${lang === 'he' ? '-34.6237' : '-34.6037'},-58.3816`
  return [
    `post_id,post_title,name_he,default_category,street,city,country,latitude,longitude,phone,${FOOD},Internal`,
    `1,Sample Deli,מעדניית לדוגמה,Restaurants,1 Sample Street,${at},+54 11 555-0100,VIANDE; Sand,a`,
    `2,Sample Boat,,Boats,2 Sample Street,${at},+54 11 555-0101,,b`,
    `3,,,Restaurants,3 Sample Street,${at},+54 11 555-0102,,c`,
  ].join('\n')
}

const csv = (text: string | Buffer, name = 'sample-places.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

async function openImport(lang: Lang, hash = '#import', options: VisitOptions = {}) {
  const user = options.user ?? (await insertStaff('Ida Importer'))
  const visited = await visit(`${hrefOf(lang, { kind: 'desk' })}${hash}`, { ...options, user })
  await visited.page.locator('.imports h2').waitFor({ state: 'attached' })
  return { ...visited, user }
}

const imported = (source: string) =>
  withStore(async (store) => {
    const rows = await store
      .selectFrom('content')
      .select('body')
      .where('origin', '=', `import:${source}`)
      .where('deleted', '=', 0)
      .execute()
    return rows.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
  })

/** Removes what a test has imported. */
const forget = (source: string) =>
  withStore((store) =>
    store.transaction().execute(async (trx) => {
      const seq = await nextSeq(trx)
      await trx.deleteFrom('imported').where('source', '=', source).execute()
      await trx.updateTable('content').set({ deleted: 1, seq }).where('origin', '=', `import:${source}`).execute()
    }),
  )

const count = (page: Page, label: string) =>
  page.locator('.import-counts > div').filter({ hasText: label }).locator('dd').innerText()

describe.each(few(['en', 'he'] as const))('a table is imported, in %s', (lang) => {
  const { import: words, page: desk } = MESSAGES[lang].desk
  const labels = MESSAGES[lang].desk.desk.fields
  const source = `sample-${lang}`

  test('by the keyboard: columns, dry run, import, report', async () => {
    const { page, problems } = await openImport(lang, '#import', {
      viewport: { width: lang === 'he' ? 390 : 1280, height: 844 },
    })
    await page.getByText(format(words.file.hint, { megabytes: '20' })).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.locator('#import-file').setInputFiles(csv(tableIn(lang), `${source}.csv`))
    await page.locator('.import-columns').waitFor()
    const meaning = (column: string) => page.getByLabel(format(words.columns.meaningOf, { column }), { exact: true })
    const guessed = await page
      .locator('.import-columns')
      .evaluate((table) => [...table.querySelectorAll('tbody tr')].map((row) => row.querySelector('select')!.value))
    expect(guessed).toEqual([
      'id', 'title', 'title', 'dtype', 'address', 'town', 'country', 'position.lat', 'position.lng', 'phones',
      'foodType', '',
    ]) // prettier-ignore
    await expect.poll(() => axe(page)).toEqual([])
    expect(await overflow(page)).toBe(0)

    // What is missing is said, and nothing begins.
    const start = page.getByRole('button', { name: words.check.start })
    await page.getByText(words.lacks.licence).waitFor()
    await meaning('latitude').selectOption('')
    await page.getByText(words.lacks.position).waitFor()
    await start.press('Enter')
    expect(await page.locator('progress').count()).toBe(0)
    await meaning('latitude').selectOption('position.lat')
    const type = async (label: string, text: string) => {
      await page.getByLabel(label).focus()
      await page.keyboard.type(text)
    }
    await type(words.source.name, `Sample list ${lang}`)
    await type(words.source.licence, 'CC0-1.0')
    await type(words.source.by, 'Sample editors')
    await type(words.source.save, `Sample ${lang}`)
    await page.getByText(words.lacks.needed).waitFor({ state: 'detached' })
    // What was chosen and typed outlives a reload.
    await page.reload()
    await page.locator('.import-columns').waitFor()
    expect(await page.getByLabel(words.source.by).inputValue()).toBe('Sample editors')

    await start.press('Enter')
    await page.getByText(words.states.check.done).waitFor()
    expect(await count(page, words.report.counts.new)).toBe('1')
    expect(await count(page, words.report.left)).toBe('2')
    const line = (number: string) => format(words.report.where.line, { number })
    const unfit = format(words.report.broken.unfit, { field: labels.dtype, value: '"Boats"' })
    await page.getByText(`${line('3')}: ${unfit}`).waitFor()
    // An option in other words, and one that no list has.
    await page.getByText(words.report.dropped).press('Enter')
    await page.locator('.import-report dd', { hasText: 'Sand' }).waitFor()
    await page.locator('.import-report dd', { hasText: lang === 'he' ? 'חלבי' : 'Dairy' }).waitFor()
    await page.getByText(line('4'), { exact: true }).waitFor()
    await page.locator('.import-report .desk-row', { hasText: '+54 11 555-0100' }).waitFor()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.report.download }).press('Enter'),
    ])
    expect(saved.suggestedFilename()).toBe(`${source}-left-out.csv`)
    const left = await readFile(await saved.path(), 'utf8')
    expect(left).toContain(`${line('3')},2,"${words.report.skips.broken}: `)
    expect(left).toContain(`${line('4')},3,${words.report.skips['no-name']},`)
    expect(await imported(source)).toEqual([])
    await expect.poll(() => axe(page)).toEqual([])
    expect(await overflow(page)).toBe(0)

    await page.getByRole('button', { name: words.begin.start }).press('Enter')
    await page.getByText(words.states.import.done, { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words.states.import.done)
    expect(await count(page, words.report.counts.new)).toBe('1')
    expect(await imported(source)).toMatchObject([
      {
        title: { en: 'Sample Deli', he: 'מעדניית לדוגמה' },
        dtype: 228,
        foodType: ['meat'],
        provenance: { name: `Sample list ${lang}` },
      },
    ])
    // Where the page has scrolled, its header covers a part of the tabs.
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => axe(page)).toEqual([])
    await page.getByRole('link', { name: words.report.toListings }).press('Enter')
    await page.locator('.docs-list li', { hasText: lang === 'he' ? 'מעדניית לדוגמה' : 'Sample Deli' }).waitFor()
    await page.getByRole('link', { name: desk.tabs.audit }).press('Enter')
    await page
      .locator('.desk-row', { hasText: `${source}.csv (Sample list ${lang})` })
      .first()
      .waitFor()

    // The next file of the source: its mapping is known, and nothing is new.
    await page.getByRole('link', { name: desk.tabs.import, exact: true }).press('Enter')
    await page.locator('#import-file').setInputFiles(csv(tableIn(lang), 'later.csv'))
    // It is renamed by the keyboard.
    await page.getByText(words.mappings.title).press('Enter')
    await expect.poll(() => axe(page)).toEqual([])
    const opener = page.getByRole('button', { name: words.mappings.change, description: `Sample ${lang}` })
    await opener.press('Enter')
    await page.getByRole('dialog').getByLabel(words.mappings.name).fill(`Board ${lang}`)
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByLabel(words.columns.saved).selectOption(`Board ${lang}`)
    expect(await page.getByLabel(words.source.source).inputValue()).toBe(source)
    await page.getByRole('button', { name: words.check.start }).press('Enter')
    await page.getByText(words.states.check.done).waitFor()
    expect(await count(page, words.report.counts.unchanged)).toBe('1')
    await page.getByRole('button', { name: words.mappings.change, description: `Board ${lang}` }).press('Enter')
    await page.getByRole('button', { name: words.mappings.remove }).press('Enter')
    await page.getByLabel(words.columns.saved).waitFor({ state: 'detached' })
    expect(await page.getByLabel(words.source.source).inputValue()).toBe(source)
    await page.getByRole('button', { name: words.remove }).press('Enter')
    await page.getByText(words.file.recent).waitFor()
    expect(await page.getByRole('link', { name: 'later.csv' }).count()).toBe(0)
    expect(problems).toEqual([])
    await forget(source)
    await page.context().close()
  })

  test('a file in another encoding names the line, and is read in the one that is chosen', async () => {
    const { page } = await openImport(lang)
    await page.locator('#import-file').setInputFiles(csv(Buffer.from('ID;Name\n1;Café', 'latin1')))
    await page.getByText(format(words.problems.notUtf8, { line: '2' })).waitFor()
    await page.getByText(words.states.read.failed).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    const [western, hebrew] = (['windows-1252', 'windows-1255'] as const).map((name) =>
      format(words.encodings.readAs, { encoding: words.encodings[name] }),
    )
    await page.getByRole('button', { name: hebrew }).press('Enter')
    await page.locator('.import-columns').getByText('Cafי').waitFor()
    await page.getByRole('button', { name: western }).press('Enter')
    await page.locator('.import-columns').getByText('Café').waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.context().close()
  })
})

test('an import that runs is shown again after a reload, stops others, and ends with its report', async () => {
  const { import: words } = MESSAGES.en.desk
  const now = Date.now()
  const report = {
    dryRun: false,
    counts: { new: 12, changed: 0 },
    inFile: { count: 0 },
    skipped: {},
    skippedExamples: [],
  }
  const id = await withStore((store) =>
    store.transaction().execute((trx) => insertRun(trx, { name: 'long.csv', file: 'none', total: 1000 }, now)),
  )
  const change = (changes: Parameters<typeof changeRun>[2]) =>
    withStore((store) => changeRun(store, id, changes, Date.now()))
  await change({
    step: 'import',
    done: 250,
    shape: '{"format":"csv","count":9,"columns":[]}',
    request: '{"isWhole":false}',
  })
  const { page, problems, user } = await openImport('en', `#import/${id}`)
  const bar = page.getByRole('progressbar', { name: words.states.import.running })
  await bar.waitFor()
  await page.getByText(words.begin.leave).waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  await change({ done: 500 })
  await expect.poll(() => bar.getAttribute('value')).toBe('500')
  // Whoever closes the page finds it again.
  await page.close()
  const { page: again } = await openImport('en', `#import/${id}`, { user })
  await again.getByRole('progressbar', { name: words.states.import.running }).waitFor()
  // A second one has to wait, and nothing of it is lost but its upload.
  const { page: other } = await openImport('en')
  await other.locator('#import-file').setInputFiles(csv(tableIn('en')))
  await other.getByText(format(MESSAGES.en.errors.importRuns, { name: 'long.csv' })).waitFor()
  await again.getByRole('button', { name: words.begin.stop }).press('Enter')
  await expect.poll(async () => (await change({})).isCancelled).toBe(true)
  await change({ state: 'stopped' })
  await again.getByText(words.states.import.stopped).waitFor()
  await again.getByRole('link', { name: words.back }).press('Enter')
  const done = { ...report, fields: {}, examples: [], dropped: {}, first: [] }
  await change({ state: 'done', report: JSON.stringify(done) })
  await again.getByRole('link', { name: 'long.csv' }).press('Enter')
  await again.getByText(words.states.import.done, { exact: true }).waitFor()
  expect(await count(again, words.report.counts.new)).toBe('12')
  expect(problems).toEqual([])
  await withStore((store) => store.deleteFrom('import_runs').where('id', '=', id).execute())
})

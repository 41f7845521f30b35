import { MESSAGES } from '#core/i18n/messages.ts'
import { expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { few } from '#core/test/full.ts'
import { putCandidates } from '#data/store/candidates.repository.ts'
import { axe } from './axe.ts'
import { overflow, useBrowser, visit } from './browser.ts'
import { insertStaff, withStore } from './users.ts'

useBrowser()

const PARIS = 2_988_507
const NAMES = ['Sample Market Nord', 'Sample Market Sud', 'Sample Café', 'Sample Grill']

/** Four places of a map, two of them of a chain. */
const insertPlaces = () =>
  withStore(async (store) => {
    await store.deleteFrom('candidates').execute()
    const rows = NAMES.map((name, i) => {
      const sourceId = `node/${990_001 + i}`
      const provenance = {
        name: 'OpenStreetMap', url: `https://www.openstreetmap.org/${sourceId}`, licence: 'ODbL-1.0',
        checked: '2026-05-02', by: 'OpenStreetMap contributors', status: 'compiled', sourceId: `osm:${sourceId}`,
      } // prettier-ignore
      const listing = {
        dtype: 228, place: PARIS, title: { en: name }, address: 'Sample Street 1', position: [2.35, 48.85], provenance,
      } // prettier-ignore
      const tags = { name, amenity: 'cafe', 'diet:kosher': 'yes', opening_hours: 'Mo-Fr 08:00-20:00' }
      return {
        source: 'osm',
        source_id: sourceId,
        country: 'FR',
        chain: i < 2 ? 'Sample Market' : '',
        tags: JSON.stringify(tags),
        body: JSON.stringify(listing),
        at: Date.now(),
      }
    })
    await store.transaction().execute((trx) => putCandidates(trx, rows))
  })

const states = () =>
  withStore(async (store) => {
    const rows = await store.selectFrom('candidates').select('state').orderBy('source_id').execute()
    return rows.map(({ state }) => state)
  })

test.each(few(['he', 'en'] as const))(
  'by keyboard, one press lists a place, keeps one away, or a whole chain: %s',
  async (lang) => {
    const { candidates: words, acted } = MESSAGES[lang].desk.page
    await insertPlaces()
    const user = await insertStaff('Edda Editor')
    const path = `${hrefOf(lang, { kind: 'desk' })}#candidates`
    const { page, problems } = await visit(path, { user, until: 'settled' })
    const row = (name: string) => page.locator('.desk-row', { hasText: name })
    const press = async (text: string, name: string) => {
      await page
        .getByRole('button', { name: `${text}: ${name}` })
        .first()
        .focus()
      await page.keyboard.press('Enter')
    }
    await row('Sample Grill').waitFor()
    expect(await row('Sample Grill').innerText()).toContain('diet:kosher=yes')
    const map = row('Sample Grill').getByRole('link')
    expect(await map.getAttribute('href')).toBe('https://www.openstreetmap.org/node/990004')
    await expect.poll(() => axe(page)).toEqual([])
    expect(await overflow(page)).toBe(0)

    await press(words.no, 'Sample Café')
    await row('Sample Café').waitFor({ state: 'detached' })
    expect(await states()).toEqual(['waiting', 'waiting', 'refused', 'waiting'])
    await press(words.yes, 'Sample Grill')
    await page.locator('.desk-acts', { hasText: acted.approve }).waitFor()
    await row('Sample Grill').waitFor({ state: 'detached' })
    await press(words.allNo, 'Sample Market')
    await page.getByText(words.empty).waitFor()
    expect(await states()).toEqual(['refused', 'refused', 'refused', 'taken'])
    expect(problems).toEqual([])
    await page.context().close()
  },
)

import { HDate, HebrewCalendar } from '@hebcal/core'
import { expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { SEED } from '../engine/site.ts'
import { readDataFiles } from '../import/data-files.ts'

// Offers that ship as samples show what an offer can tell.

const files = readDataFiles(SEED)
const ISRAELI: ReadonlySet<number> = new Set([281184, 293322, 295277])

const offers = files.flatMap((file) => (file.kind === 'features' ? file.rows : [])).filter(({ sample }) => sample)
/** Most offers on the first screen of a category. */
const FIRST_OFFERS = 9

test('no picture leads two offers of a page', () => {
  const kinds = files.flatMap((file) =>
    file.kind === 'categories' ? file.rows.map(({ pictures }) => pictures[0]) : [],
  )
  const pages = [
    ...Map.groupBy(offers, ({ category }) => `category ${category}`),
    ...Map.groupBy(offers, ({ place }) => `place ${place}`),
    ['all', offers] as const,
  ]
  for (const [page, all] of pages) {
    const first = all.toSorted((a, b) => Number(b.top ?? 0) - Number(a.top ?? 0) || a.nid - b.nid)
    const leads = first.slice(0, FIRST_OFFERS).map(({ pictures }) => pictures[0])
    const titles = page === 'all' ? [...leads, ...kinds] : leads
    expect([page, titles]).toEqual([page, [...new Set(titles)]])
  }
})

test('sample offers say when, for how much and of what, in every language', () => {
  for (const offer of offers) {
    const { nid, dates, startRate, priceFor, board, title, summary, description, supervision, organiser } = offer
    expect({ nid, dates, startRate }).toEqual({ nid, dates: expect.anything(), startRate: expect.anything() })
    expect({ nid, priceFor, board }).toEqual({ nid, priceFor: expect.anything(), board: expect.anything() })
    for (const lang of LANGS)
      for (const text of [title, summary, description, supervision!, organiser!])
        expect([nid, lang, text[lang]]).toEqual([nid, lang, expect.any(String)])
  }
  const groups = Map.groupBy(offers, ({ category, summary }) => `${category} ${summary.en}`)
  for (const [text, all] of groups) expect([text, all.length <= 4]).toEqual([text, true])
})

/** The category of Passover programmes. */
const PASSOVER = 800_001

test('Passover programmes last from the eve to the end of the festival where they are', () => {
  for (const { nid, place, dates, summary } of offers.filter(({ category }) => category === PASSOVER)) {
    const il = ISRAELI.has(place)
    const festival = HebrewCalendar.calendar({ start: new Date(2027, 3, 1), end: new Date(2027, 4, 5), il })
      .filter((event) => event.basename() === 'Pesach' || event.getDesc() === 'Erev Pesach')
      .map((event) => event.getDate().abs())
    const [from, to] = [dates!.from, dates!.to].map((day) => new HDate(new Date(`${day}T12:00:00`)).abs())
    expect([nid, from! <= festival[0]!, to! > festival.at(-1)!]).toEqual([nid, true, true])
    // Two evenings outside Israel.
    expect([nid, /seders|both nights/i.test(summary.en)]).toEqual([nid, !il])
  }
})

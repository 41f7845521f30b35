import { describe, expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { festivalsOf } from '#site/features/calendar/festivals.page.ts'
import { festivalTable } from '#site/features/calendar/festival-table.html.ts'
import { plain, read } from './samples.ts'

const rowsOf = (year: number) =>
  festivalsOf(year).map(({ occasion, israel, abroad }) => {
    const span = (of: typeof israel) => of && (of.from.day === of.to.day ? of.from.day : `${of.from.day}/${of.to.day}`)
    return [occasion.name, span(israel), span(abroad)]
  })

describe('the festivals of 5787', () => {
  const rows = rowsOf(5787)

  test.each([
    ['Rosh Hashana', '2026-09-12', '2026-09-12'],
    ['Rosh Hashana II', '2026-09-13', '2026-09-13'],
    ['Yom Kippur', '2026-09-21', '2026-09-21'],
    ['Sukkot II', undefined, '2026-09-27'],
    ['Chol HaMoed Sukkot', '2026-09-27/2026-10-01', '2026-09-28/2026-10-01'],
    ['Simchat Torah', '2026-10-03', '2026-10-04'],
    ['Chanukah', '2026-12-05/2026-12-12', '2026-12-05/2026-12-12'],
    ['Purim', '2027-03-23', '2027-03-23'],
    ['Chol HaMoed Pesach', '2027-04-23/2027-04-27', '2027-04-24/2027-04-27'],
    ['Pesach VIII', undefined, '2027-04-29'],
    ['Shavuot', '2027-06-11', undefined],
    ['Shavuot I', undefined, '2027-06-11'],
    ['Shavuot II', undefined, '2027-06-12'],
    ["Tish'a B'Av", '2027-08-12', '2027-08-12'],
  ])('%s: %s in Israel, %s elsewhere', (name, israel, abroad) => {
    expect(rows).toContainEqual([name, israel, abroad])
  })

  test('stand in their order, each once, without eves and new months', () => {
    const names = rows.map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.slice(0, 7)).toEqual([
      'Rosh Hashana',
      'Rosh Hashana II',
      'Tzom Gedaliah',
      'Yom Kippur',
      'Sukkot I',
      'Sukkot II',
      'Chol HaMoed Sukkot',
    ])
    expect(names.join()).not.toMatch(/Erev|Rosh Chodesh|Shabbat/)
  })
})

test('a moved fast says so in the table of its year', () => {
  const root = read(festivalTable('en', 5789))
  expect(root.textContent).toContain('Tishah B’Av (moved because of Shabbat)')
})

test('the table says both days where Israel and the diaspora differ', () => {
  const root = read(festivalTable('en', 5787))
  expect(root.querySelector('h2')?.textContent).toBe('Festivals and fasts of 5787')
  const row = (name: string) => {
    const head = [...root.querySelectorAll('th[scope=row]')].find(({ textContent }) => textContent === name)
    const cells = [...(head?.parentElement?.querySelectorAll('td') ?? [])]
    return cells.map((cell) => [...cell.querySelectorAll('.moment')].map(({ textContent }) => plain(textContent)))
  }
  expect(row('Simchat Torah')).toEqual([
    ['In Israel: Sat, 3 Oct', 'Outside Israel: Sun, 4 Oct'],
    ['22 Tishrei', '23 Tishrei'],
  ])
  expect(row('Purim')).toEqual([['Tue, 23 Mar'], ['14 Adar II']])
  expect(row('Pesach (day 8)')[0]).toEqual(['Only outside Israel: Thu, 29 Apr'])
})

test('the dates stand below their civil year; a span of two names both', () => {
  const groups = (year: number) =>
    [...read(festivalTable('en', year)).querySelectorAll('tbody')].map((rows) => {
      const [head, first] = [...rows.querySelectorAll('th')].map(({ textContent }) => textContent)
      return [head, first]
    })
  expect(groups(5787)).toEqual([
    ['2026', 'Rosh Hashanah (day 1)'],
    ['2027', 'Tu BiShvat'],
  ])
  expect(plain(read(festivalTable('en', 5785)).textContent)).toContain('Thu, 26 Dec 2024 – Thu, 2 Jan 2025')
})

test('the days of a range are written as single days are', () => {
  const text = plain(read(festivalTable('he', 5787)).textContent)
  expect(text).toContain('יום א׳, 27 בספט׳ – יום ה׳, 1 באוק׳')
  expect(text).not.toMatch(/יום ראשון|יום חמישי/)
  expect(plain(read(festivalTable('en', 5786)).textContent)).toMatch(
    /[A-Z]\w\w, \d+ \w+ – [A-Z]\w\w, \d+ [A-Z][a-z]{2}(?! \d)/,
  )
})

test.each(LANGS)('%s: every row has a name, a date and a Hebrew date', (lang) => {
  const root = read(festivalTable(lang, 5788))
  const rows = [...root.querySelectorAll('tbody tr:not(:has([scope=rowgroup]))')]
  expect(rows.length).toBeGreaterThan(30)
  for (const { textContent, children } of rows) {
    expect(children).toHaveLength(3)
    expect(textContent).not.toMatch(/undefined|[{}]|Invalid/)
    for (const cell of children) expect(cell.textContent).toMatch(/\S/)
  }
  expect(root.querySelector('h2')?.textContent).toContain(lang === 'he' ? 'תשפ״ח' : '5788')
})

test('what is over by a day is folded above what is ahead', () => {
  const root = read(festivalTable('en', 5787, { from: '2026-11-28' }))
  const [past, ahead] = [...root.querySelectorAll('tbody')].map((rows) => rows.querySelectorAll('th')[1]?.textContent)
  expect([past, ahead]).toEqual(['Rosh Hashanah (day 1)', 'Chanukah'])
  expect(root.querySelector('details summary')?.textContent).toBe('Earlier this year')
  expect(read(festivalTable('en', 5787, { from: '2026-09-01' })).querySelector('details')).toBeNull()
})

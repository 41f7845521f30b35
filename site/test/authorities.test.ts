import { expect, test, vi } from 'vitest'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { authorityContacts } from '#site/features/authorities/contacts.html.ts'
import { authorityList } from '#site/features/authorities/list.html.ts'
import { authorityHead } from '#site/features/authorities/head.html.ts'
import { authorityPlaces, certificateChecks, otherAuthorities } from '#site/features/authorities/places.html.ts'
import { card, FRAME, israel, jerusalem, page, plain, read } from './samples.ts'

type Page = Parameters<typeof authorityContacts>[0]

const provenance = { name: 'General knowledge, compiled by the editors', checked: '2026-11-01' }
const authority = { id: 'star-k', names: { en: 'Star-K' }, kind: 'agency', provenance }
const contactPage = { id: 'contact', title: { en: 'Contact' }, linkedFrom: 'footer' }

const context = (lang: Lang, fields = {}, input = {}) =>
  ({
    ...page(lang, { frame: { ...FRAME, pages: [contactPage] } as typeof FRAME }),
    kind: 'authority',
    input: {
      authority: { ...authority, ...fields },
      places: [],
      sections: [],
      total: 0,
      area: [],
      others: [],
      ...input,
    },
  }) as unknown as Page

const contacts = (lang: Lang, fields = {}) => read(authorityContacts(context(lang, fields)))
const words = MESSAGES.en.listing.authority

test('who compiled it is named in the language of the page', () => {
  expect(plain(contacts('en').textContent)).toContain('General knowledge, compiled by the editors')
  expect(contacts('he').textContent).not.toContain('General knowledge')
})

test('where no contact is known the page says so and takes one', () => {
  const unknown = contacts('en')
  expect(unknown.textContent).toContain(words.noContact)
  expect(unknown.querySelector('.more-link')?.getAttribute('href')).toContain('contact')
  const known = contacts('en', { phones: ['+1 212 563 4000'] })
  expect(known.textContent).not.toContain(words.noContact)
  expect(known.querySelector('a[href^="tel:"]')?.textContent).toBe('+1 212 563 4000')
})

test('what it supervises is counted; where nothing is known a place can be added, but not to a sample', () => {
  const places = (fields = {}, input = {}) => read(authorityPlaces(context('en', fields, input)))
  const sections = [{ place: jerusalem, cards: [card(), card({ tnid: 8 })] }]
  expect(places({}, { sections, total: 2 }).querySelector('h2')?.textContent).toMatch(/2\s*$/)
  expect(places().textContent).toContain(words.add)
  expect(places({ sample: true }).textContent).not.toContain(words.add)
})

test('where nothing is known of what it supervises, places of its area say what they have', () => {
  const stats = [{ dtype: 228, count: 25 }]
  const area = [{ place: jerusalem, picture: '', stats }]
  const tile = read(authorityPlaces(context('en', {}, { area }))).querySelector('.tile')
  expect(tile?.querySelector('.tile-note')?.textContent).toBe('25 places to eat')
})

test('it leads to the others of its country, or to all', () => {
  const links = (input: object) =>
    [...read(otherAuthorities(context('en', {}, input))).querySelectorAll('a')].map(({ textContent }) => textContent)
  expect(links({ places: [israel], others: [{ id: 'b', names: { en: 'B' } }] })).toEqual(['B', words.all])
  expect(links({ others: [] })).toEqual([words.all])
})

test.each([
  ['Orthodox Union (OU)', 'OU'],
  ['UOS (Union of Orthodox Synagogues)', 'UOS'],
  ['BC Kosher (BCK)', 'BCK'],
  ['Rabbi Avraham Rubin (Mehadrin)', ''],
])('the seal of %s has the letters of its name', (en, letters) => {
  const seal = read(authorityHead(context('he', { names: { en, he: 'גוף' } }))).querySelector('.authority-seal')
  expect(seal?.textContent).toBe(letters)
})

test('what to look for on a certificate is said of authorities that give one', () => {
  const checks = (fields = {}) => certificateChecks(context('he', fields))
  const shown = checks()
  expect(shown && read(shown).querySelectorAll('li')).toHaveLength(4)
  expect(shown && read(shown).textContent).toContain(MESSAGES.he.listing.authority.certificate.dates)
  expect(checks({ closed: '2020-01-01' })).toBe(false)
  expect(checks({ sample: true })).toBe(false)
})

const argentina = { ...israel, id: 3865483, country: 'AR', names: { en: 'Argentina', he: 'ארגנטינה' } }
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const line = { id: 'a', names: { en: 'A' }, total: 0, ways: [] }
const groups = [
  { country: israel, timeZones: ['Asia/Jerusalem'], authorities: [{ ...line, total: 3, city: jerusalem }] },
  { timeZones: [], authorities: [line] },
  { country: argentina, timeZones: ['Etc/Nowhere', timeZone], authorities: [line] },
]
const list = (lang: Lang) => authorityList({ ...page(lang), kind: 'authorities', input: { groups } } as never)

test('a list to jump leads to each country: most authorities first, of equal ones Israel', () => {
  const root = read(list('en'))
  const links = [...root.querySelectorAll('nav a')]
  expect(links.map(({ textContent }) => plain(textContent))).toEqual(['Israel1', 'Argentina1', `${words.elsewhere}1`])
  for (const link of links) expect(root.querySelector(link.getAttribute('href')!)).not.toBeNull()
  expect(plain(root.querySelector('#in-IL')!.textContent)).toMatch(/A\s+Israel · Jerusalem\s+3 places here/)
})

test('countries with one authority share a card, others have their own', () => {
  const input = { groups: [groups[0]!, { ...groups[2]!, authorities: [line, line] }] }
  const root = read(authorityList({ ...page('en'), kind: 'authorities', input } as never))
  const heads = [...root.querySelectorAll('h2')].map(({ textContent }) => plain(textContent))
  expect(heads).toEqual([`Argentina 2 ${words.yours}`, words.elsewhere])
})

test('a row tells what reaches an authority, and no kind that its name has', () => {
  const authorities = [{ ...line, names: { en: 'Badatz A' }, kind: 'badatz', ways: ['website', 'phone'] }]
  const input = {
    groups: [
      { ...groups[0]!, authorities },
      { ...groups[2]!, authorities: [line, line] },
    ],
  }
  const root = read(authorityList({ ...page('en'), kind: 'authorities', input } as never))
  expect(root.querySelectorAll('#in-AR li')).toHaveLength(2)
  const row = root.querySelector('#in-IL')!
  expect(row.querySelector('.fine')?.textContent).toBe('Israel')
  expect([...row.querySelectorAll('[title]')].map(({ textContent }) => plain(textContent))).toEqual([
    words.hasWebsite,
    words.hasPhone,
  ])
})

test('the country of the clock of the device is marked', async () => {
  document.body.innerHTML = list('en').html
  vi.resetModules()
  await import('#site/features/authorities/your-country.ts')
  expect(plain(document.querySelector('[aria-current]')?.textContent)).toBe('Argentina1')
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
  expect([...document.querySelectorAll('.is-yours')].map(({ id }) => id)).toEqual(['in-AR'])
})

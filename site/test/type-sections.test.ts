import { expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { TypeSection } from '#data/index/inputs.ts'
import { centreOf } from '#site/ui/cards/centre.page.ts'
import { typeSections } from '#site/ui/blocks/type-sections.html.ts'
import { card, jerusalem, plain, read } from './samples.ts'

const options = { kashrut: { map: { en: 'Kosher according to a map' }, own: { en: 'Says that it is kosher' } } }
const context = { lang: 'en', options } as const
const section = (dtype: TypeSection['dtype'], count: number, fields = {}): TypeSection => ({
  dtype,
  total: count,
  cards: Array.from({ length: count }, () => card({ dtype, ...fields })),
})
const idsOf = (...sections: TypeSection[]) =>
  [...read(typeSections(context, jerusalem, sections)).querySelectorAll('section')].map(({ id }) => Number(id.slice(5)))

test('short lists fill a row, and long ones keep their order', () => {
  expect(idsOf(section(231, 6), section(232, 2), section(237, 6), section(233, 1))).toEqual([231, 232, 233, 237])
  expect(idsOf(section(228, 3), section(231, 2), section(232, 2))).toEqual([228, 231, 232])
  expect(idsOf(section(228, 1), section(231, 4), section(232, 1), section(233, 1))).toEqual([228, 232, 233, 231])
})

test('what most say of their kashrut is said once, and what differs by its own card', () => {
  const food = section(228, 3, { kashrut: 'map' })
  const other = card({ dtype: 228, kashrut: 'own' })
  const root = read(typeSections(context, jerusalem, [{ ...food, cards: [...food.cards.slice(1), other] }]))
  expect(plain(root.querySelector('.cards + .fine')!.textContent)).toBe(
    'Kosher according to a map, unless stated otherwise.',
  )
  const lines = [...root.querySelectorAll('.card')].map((item) => item.querySelector('.i-info')?.parentElement)
  expect(lines.map((line) => line && plain(line.textContent))).toEqual([undefined, undefined, 'Says that it is kosher'])
  const unlike = read(typeSections(context, jerusalem, [section(228, 1, { kashrut: 'map' })]))
  expect(unlike.querySelector('.fine')).toBeNull()
})

test.each(LANGS)('%s: libraries are no shops', (lang) => {
  const titleOf = (...cards: TypeSection['cards']) => {
    const root = read(typeSections({ ...context, lang }, jerusalem, [{ ...section(232, 0), total: 2, cards }]))
    return [plain(root.querySelector('h2')!.textContent), root.querySelector('h2 .i-people') !== null]
  }
  const library = card({ dtype: 232, businessesType: 'library' })
  const { place } = MESSAGES[lang].places
  expect(titleOf(library, library)).toEqual([place.communityPlaces, true])
  const bakery = card({ dtype: 232, businessesType: 'bakery' })
  expect(titleOf(bakery, library)).toEqual([MESSAGES[lang].common.typesLong.t232, false])
  // The others may be shops.
  expect(titleOf(library)[0]).toBe(MESSAGES[lang].common.typesLong.t232)
})

test('cards of a city say how far they are from its centre, and a note says in which order', () => {
  const centre = centreOf('en', jerusalem)
  const away = (degrees: number, title: string) =>
    card({ dtype: 228, position: [jerusalem.lng, jerusalem.lat + degrees], picture: undefined, title: { en: title } })
  const cards = [away(0.2, 'Far'), away(0.1, 'Near'), { ...away(0, 'Somewhere'), inTown: true as const }]
  const sections = [{ dtype: 228, total: 3, cards } as const]
  const show = (shown: readonly TypeSection[]) => read(typeSections(context, jerusalem, shown, { centre }))
  const titles = (root: ParentNode) => [...root.querySelectorAll('h3')].map(({ textContent }) => plain(textContent))
  const root = show(sections)
  expect(root.querySelector('.card-away')?.textContent).toMatch(/km.* to the north/)
  expect(titles(root)).toEqual(['Near', 'Far', 'Somewhere'])
  // By importance, as they come.
  const known = show([{ dtype: 237, total: 3, cards }])
  expect(titles(known)).toEqual(['Far', 'Near', 'Somewhere'])
  // Said only where the nearest are not the first.
  const { kindsOrder } = MESSAGES.en.places.place
  const notes = (shown: ParentNode) => [...shown.querySelectorAll('.fine')].map(({ textContent }) => plain(textContent))
  expect(notes(known)).toContain(kindsOrder)
  expect(notes(root)).not.toContain(kindsOrder)
  expect(read(typeSections(context, jerusalem, sections)).querySelector('.card-away')).toBeNull()
})

test('a card does not say of a place that it is one to eat or shop', () => {
  const kinds = { businessestype: { 'eat-or-shop': { en: 'Place to eat or shop' }, bakery: { en: 'Bakery' } } }
  const factsOf = (businessesType: string) =>
    read(typeSections({ lang: 'en', options: kinds }, jerusalem, [section(232, 1, { businessesType })])).querySelector(
      '.card-facts',
    )?.textContent
  expect(factsOf('bakery')).toBe('Bakery')
  expect(factsOf('eat-or-shop')).toBeUndefined()
})

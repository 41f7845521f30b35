import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lang } from '#core/i18n/languages.ts'
import { PlaceSearch } from '#site/ui/search/PlaceSearch.tsx'
import type { SearchKind } from '#site/ui/search/place-search.ts'
import { searchProps } from '#site/features/nearby/search-props.page.ts'
import { found, jericho, jerusalem, network, offline } from './network.ts'

const goTo = vi.fn<(url: string) => void>()

beforeEach(() => {
  // A page that nobody has come back to.
  history.replaceState(null, '')
  vi.spyOn(location, 'assign').mockImplementation((url) => goTo(String(url)))
})
afterEach(() => {
  cleanup()
  goTo.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pizza = {
  id: 'kind-281184',
  group: 'kinds',
  name: 'Restaurants: Pizza – Jerusalem',
  text: 'Restaurants: Pizza – Jerusalem, Israel',
  href: '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html?cuisine=pizza',
}

interface Setting {
  places?: readonly unknown[]
  send?: typeof fetch
  lang?: Lang
  where?: 'header' | 'page'
  /** The kind that was chosen before. */
  first?: SearchKind
}

function show({
  places = [],
  send = network({ '/rest/tjt/search/': places }).send,
  lang = 'en',
  where = 'header',
  first,
}: Setting = {}) {
  vi.stubGlobal('fetch', send)
  const props = searchProps(lang, where)
  render(<PlaceSearch {...props} {...(first !== undefined && { first })} />)
  const input = screen.getByRole('combobox', { name: props.words.label })
  return { input, words: props.words }
}

function type(input: HTMLElement, value: string) {
  fireEvent.change(input, { target: { value } })
}

/** As a browser does: the form is sent unless the key was taken. */
function pressEnter(input: HTMLElement) {
  if (fireEvent.keyDown(input, { key: 'Enter' })) {
    fireEvent.submit(screen.getByRole('search'))
  }
}

async function options() {
  const list = await screen.findByRole('listbox')
  return within(list).getAllByRole('option')
}
const said = () => screen.getByRole('status').textContent

describe('the field', () => {
  test.each([
    ['en', 'City, dish or name', 'Search for a place'],
    ['he', 'עיר, מאכל או שם', 'חיפוש מקום'],
  ] as const)('%s has a label and stands in a search', (lang, label, name) => {
    show({ lang })
    const form = screen.getByRole('search', { name })
    const input = within(form).getByRole('combobox', { name: label })
    expect(input.getAttribute('type')).toBe('text')
    expect(input.getAttribute('name')).toBe('q')
    expect(input.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('is described by its hint', () => {
    const { input, words } = show()
    const hint = document.getElementById(input.getAttribute('aria-describedby')!)
    expect(hint?.textContent).toBe(words.hint)
  })
})

describe('the suggestions', () => {
  test('appear as a named list of options', async () => {
    const { input, words } = show({ places: [jerusalem, jericho] })
    type(input, 'jer')
    const names = (await options()).map(({ textContent }) => textContent)
    expect(names).toEqual([jerusalem.text, jericho.text])
    const list = screen.getByRole('listbox', { name: words.suggestions })
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(input.getAttribute('aria-controls')).toBe(list.id)
  })

  test('are marked as the arrows move, and lead on with Enter', async () => {
    const { input } = show({ places: [jerusalem, jericho] })
    type(input, 'jer')
    await options()
    expect(input.hasAttribute('aria-activedescendant')).toBe(false)
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    const list = screen.getByRole('listbox')
    const active = within(list).getByRole('option', { selected: true })
    expect(active.textContent).toBe(jericho.text)
    expect(input.getAttribute('aria-activedescendant')).toBe(active.id)
    pressEnter(input)
    expect(goTo.mock.calls).toEqual([['/Jewish_Guide-TJ284315-Jericho-Jewish_Guide.html']])
  })

  test('lead on with a click, in the language of the page', async () => {
    const places = [found(281184, 'ירושלים', 'ירושלים')]
    const { input } = show({ places, lang: 'he' })
    type(input, 'ירו')
    const [first] = await options()
    fireEvent.click(first!)
    expect(goTo.mock.calls.map(([url]) => decodeURI(url))).toEqual([
      '/he/מדריך_יהודי-TJ281184-ירושלים-מדריך_יהודי.html',
    ])
  })

  test('lead to pages as well', async () => {
    const { input } = show({ places: [pizza, jerusalem] })
    type(input, 'kosher pizza jerusalem')
    const [first] = await options()
    expect(first!.textContent).toBe(pizza.text)
    fireEvent.click(first!)
    expect(goTo.mock.calls).toEqual([[pizza.href]])
  })

  test('that are guesses ask whether they were meant, and wait for an answer', async () => {
    const { input } = show({ places: [{ ...pizza, isGuess: true }] })
    type(input, 'kosher pizzza jerusalm')
    await options()
    expect(screen.getByRole('listbox').textContent).toContain('Did you mean')
    expect(said()).toBe(`Did you mean: ${pizza.text}`)
    pressEnter(input)
    expect(goTo.mock.calls).toEqual([['/Jewish_Guide-TJ0-kosher_pizzza_jerusalm-Jewish_Guide.html']])
  })

  test('are grouped where they are of several kinds, which their own lines say too', async () => {
    const { input, words } = show({ places: [pizza, jerusalem, jericho] })
    const heads = () => [...document.querySelectorAll('.suggestions-group')].map((head) => head.textContent)
    type(input, 'kosher pizza je')
    expect(await options()).toHaveLength(3)
    expect(heads()).toEqual([words.groups.kinds, words.groups.places])
    const group = screen.getByRole('group', { name: words.groups.places })
    expect(within(group).getAllByRole('option')).toHaveLength(2)
    cleanup()
    const places = show({ places: [jerusalem, jericho] })
    type(places.input, 'jer')
    expect(await options()).toHaveLength(2)
    expect(heads()).toEqual([])
  })

  test('close with Escape and go nowhere', async () => {
    const { input } = show({ places: [jerusalem] })
    type(input, 'jer')
    await options()
    // What it is in, a dialog or a menu, leaves this press alone.
    expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(false)
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(input.getAttribute('aria-expanded')).toBe('false')
    expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(true)
    expect(goTo).not.toHaveBeenCalled()
  })

  test('stay away while there are none', async () => {
    const { input, words } = show()
    type(input, 'xyzzy')
    await screen.findByText(words.none)
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(input.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('Enter without a pick', () => {
  /** Vacations in a place. */
  const first = 0

  test.each([
    ['a page that is meant', 'pizza jerusalem', pizza.href],
    ['a place of that name', ' JERUSALEM ', '/Kosher_Tours-TL281184-Jerusalem-Vacations.html'],
  ])('goes to %s', async (_, typed, href) => {
    const { input } = show({ places: typed.startsWith('pizza') ? [pizza, jerusalem] : [jerusalem, pizza], first })
    type(input, typed)
    await options()
    pressEnter(input)
    expect(goTo.mock.calls).toEqual([[href]])
  })

  test('goes to id 0 although the list is open', async () => {
    const { input } = show({ places: [jerusalem], first })
    type(input, 'Springfield')
    await options()
    pressEnter(input)
    expect(goTo.mock.calls).toEqual([['/Kosher_Tours-TL0-Springfield-Vacations.html']])
  })

  test('carries what a slug cannot hold', () => {
    const { input } = show({ first })
    type(input, 'Москва')
    pressEnter(input)
    const [url = ''] = goTo.mock.calls[0] ?? []
    expect(decodeURIComponent(url)).toBe('/Kosher_Tours-TL0--Vacations.html?q=Москва')
  })

  test.each(['', 'je', '  je  '])('goes nowhere with "%s"', (text) => {
    const { input } = show()
    type(input, text)
    pressEnter(input)
    expect(goTo).not.toHaveBeenCalled()
  })

  test('keeps what was typed for whoever comes back', async () => {
    const { input } = show({ places: [jerusalem] })
    type(input, 'Springfield')
    await options()
    pressEnter(input)
    cleanup()
    const { input: again } = show({ places: [jerusalem] })
    expect(again).toHaveProperty('value', 'Springfield')
  })

  test('survives a lone surrogate', () => {
    const { input } = show()
    type(input, 'Москва\ud800')
    pressEnter(input)
    expect(goTo).toHaveBeenCalledOnce()
  })

  test('leads to the guide of a place where all places are looked for', async () => {
    const { input } = show({ places: [jerusalem] })
    type(input, 'Jerusalem')
    await options()
    pressEnter(input)
    expect(goTo.mock.calls).toEqual([['/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html']])
  })
})

describe('the kind', () => {
  test('in the header is all places, vacations, by place or words, or what is near', async () => {
    const { input, words } = show({ places: [jerusalem] })
    const kind = screen.getByLabelText(words.kind)
    const kinds = within(kind).getAllByRole('option')
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'All places',
      'Vacations in a place',
      'Vacations by keyword',
      'Kosher places nearby',
    ])
    fireEvent.change(kind, { target: { value: 'nearby' } })
    type(input, 'jer')
    await options()
    pressEnter(input)
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    pressEnter(input)
    expect(goTo.mock.calls).toEqual([
      ['/kosher_search-nearby-TJ0-jer.html'],
      ['/kosher_search-nearby-TJ281184-Jerusalem.html'],
    ])
  })

  test.each(['header', 'page'] as const)(
    'of words in the %s asks for words, suggests no places, and keeps what was typed',
    async (where) => {
      const { input, words } = show({ places: [jerusalem], where })
      type(input, 'jer')
      await options()
      const kind = screen.getByLabelText(words.kind)
      fireEvent.change(kind, { target: { value: 'words' } })
      const field = screen.getByRole<HTMLInputElement>('searchbox', {
        name: 'Keywords',
      })
      expect(field.value).toBe('jer')
      expect(field.name).toBe('q')
      expect(screen.queryByRole('combobox', { name: words.label })).toBeNull()
      expect(screen.queryByRole('listbox')).toBeNull()
      expect(said()).toBe('')
      type(field, ' bed & breakfast in רומא ')
      pressEnter(field)
      expect(goTo.mock.calls).toEqual([
        ['/kosher_vacations_search?bed%20%26%20breakfast%20in%20%D7%A8%D7%95%D7%9E%D7%90'],
      ])
      fireEvent.change(kind, { target: { value: '0' } })
      expect(screen.getByLabelText<HTMLInputElement>(words.label).value).toBe(' bed & breakfast in רומא ')
    },
  )

  test.each(['', 'je', ' !? '])('of words goes nowhere with "%s"', (text) => {
    const { words } = show({ lang: 'he' })
    const kind = screen.getByLabelText(words.kind)
    fireEvent.change(kind, { target: { value: 'words' } })
    type(screen.getByRole('searchbox'), text)
    pressEnter(screen.getByRole('searchbox'))
    expect(goTo).not.toHaveBeenCalled()
  })

  test.each([
    ['200', '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'],
    ['228', '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html'],
    ['0', '/Kosher_Tours-TL281184-Jerusalem-Vacations.html'],
  ])('%s decides where a pick leads', async (value, href) => {
    const { input, words } = show({ places: [jerusalem], where: 'page' })
    fireEvent.change(screen.getByLabelText(words.kind), { target: { value } })
    type(input, 'jer')
    await options()
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    pressEnter(input)
    expect(goTo.mock.calls).toEqual([[href]])
  })
})

describe('the live region', () => {
  test('is there from the start and empty', () => {
    show()
    expect(said()).toBe('')
  })

  test('says that it looks, then how many there are', async () => {
    const { input, words } = show({ places: [jerusalem, jericho] })
    type(input, 'jer')
    expect(said()).toBe(words.loading)
    await waitFor(() => expect(said()).toBe('Results found: 2. Use the arrow keys to choose.'))
  })

  test('says that there are none', async () => {
    const { input } = show({ lang: 'he' })
    type(input, 'קסיזי')
    await waitFor(() => expect(said()).toBe('לא נמצאו תוצאות'))
  })

  test('says that the search failed, and goes silent with the text', async () => {
    const { input, words } = show({ send: offline })
    type(input, 'jer')
    await waitFor(() => expect(said()).toBe(words.failed))
    type(input, '')
    expect(said()).toBe('')
  })
})

describe('in the page', () => {
  function open(query: string, places: readonly unknown[]) {
    history.replaceState(undefined, '', `/Search.html${query}`)
    vi.stubGlobal('fetch', network({ '/rest/tjt/search/': places }).send)
    const props = searchProps('en', 'page')
    render(<PlaceSearch {...props} resultsFor="Results for" />)
    return props
  }
  const isSearching = () => document.documentElement.classList.contains('is-searching')

  test('the text of the address is searched for, and what is found stands in groups of links', async () => {
    open('?q=pizza+jer', [pizza, jerusalem, jericho])
    await screen.findByText('Results: 3')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Results for pizza jer')
    const groups = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(groups).toEqual(['Lists of places', 'Places'])
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      pizza.href,
      '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html',
      '/Jewish_Guide-TJ284315-Jericho-Jewish_Guide.html',
    ])
    expect(screen.queryByRole('combobox', { name: 'City, dish or name' })).toBeNull()
    expect(isSearching()).toBe(true)
  })

  test('the best of a kind in a town are links of their own, with what is known, before the link to all', async () => {
    const best = [
      {
        name: 'פיצה',
        lang: 'he',
        href: '/one.html',
        km: 2,
        about: [{ text: 'Bakery' }, { text: 'יפו 1', lang: 'he' }],
      },
    ]
    open('?q=pizza+jer', [{ ...pizza, dtype: 228, best, shared: [{ text: 'Supervised' }], total: 7 }])
    const group = within(await screen.findByRole('region', { name: pizza.name }))
    const links = group.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      [pizza.name, pizza.href],
      ['פיצה', '/one.html'],
      ['See all 7', pizza.href],
    ])
    expect(group.getByRole('listitem').textContent).toBe('פיצה2 km from the centre · Bakery · יפו 1')
    expect(group.getByText('Supervised')).toBeTruthy()
    expect(screen.getByText('Results: 7')).toBeTruthy()
    expect(group.getByText('פיצה').getAttribute('lang')).toBe('he')
  })

  test('a kind anywhere has a list for each country, and no link to the page that it is on', async () => {
    const best = [{ name: 'Slice', href: '/one.html', about: [{ text: 'Holon, Israel' }] }]
    const lists = [
      { name: 'Israel', href: '/il.html', total: 60 },
      { name: 'France', href: '/fr.html', total: 25 },
    ]
    const page = { ...pizza, id: 'kind', name: 'Restaurants: Pizza', href: '/Search.html?q=pizza', dtype: 228 }
    open('?q=pizza', [{ ...page, best, within: lists, total: 85 }])
    const group = within(await screen.findByRole('region', { name: page.name }))
    const links = group.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Slice', '/one.html'],
      ['Israel 60', '/il.html'],
      ['France 25', '/fr.html'],
    ])
    expect(screen.getByText('Results: 85')).toBeTruthy()
  })

  test('typing changes results and address; nothing found leaves what the page offers', async () => {
    const { words } = open('', [])
    expect(isSearching()).toBe(false)
    type(screen.getByRole('searchbox', { name: words.label }), 'qqq')
    await screen.findByRole('heading', { level: 2, name: words.none })
    // Once the typing rests.
    await waitFor(() => expect(said()).toContain(words.noneHint), { timeout: 5000 })
    expect(location.search).toBe('?q=qqq')
    expect(isSearching()).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { listingItem, offerItem, type ListingGridOptions } from '#site/ui/cards/grids.html.ts'
import { nearbyList } from '#site/ui/cards/nearby-list.html.ts'
import { kindLinks } from '#site/features/vacations/kinds.html.ts'
import { card, jerusalem, plain, read } from './samples.ts'

const options = {
  kashrut: { stated: { en: 'Not confirmed' }, unknown: { en: 'Supervision unknown', he: 'ההשגחה אינה ידועה' } },
  supervision: {
    board: { en: 'Example Board' },
  },
  cuisine: { grill: { en: 'Grill', he: 'גריל' }, fish: { en: 'Fish' } },
}

function draw(lang: Lang, fields: Parameters<typeof card>[0], rest?: ListingGridOptions) {
  const root = read(listingItem({ lang, options }, card(fields), rest ?? {}))
  const text = (selector: string) => root.querySelector(selector)?.textContent
  return { root, text }
}

describe('badges', () => {
  test.each([
    ['en', 'Sample listing'],
    ['he', 'רשומה לדוגמה'],
  ] as const)('%s: a sample says so', (lang, words) => {
    const { text } = draw(lang, { sample: true })
    expect(text('.is-sample')).toBe(words)
    expect(text('.is-featured')).toBeUndefined()
  })

  test('a sample has no stars and no check mark', () => {
    const told = { rating: { mean: 4, count: 2 }, kashrut: 'supervised' } as const
    const marks = (sample: boolean) => draw('en', { ...told, sample }).root.querySelectorAll('.rating, [href*=check]')
    expect(marks(false)).toHaveLength(2)
    expect(marks(true)).toHaveLength(0)
  })

  test('a paid one is called featured, and why', () => {
    const { root, text } = draw('en', { paid: true })
    expect(text('.is-featured')).toBe('Featured')
    expect(root.querySelector('.is-featured')?.getAttribute('title')).toContain(
      'Payment changes neither facts nor reviews',
    )
    expect(text('.is-sample')).toBeUndefined()
  })

  test('one at most, and none without reason', () => {
    const both = draw('en', { paid: true, sample: true }).root
    expect([...both.querySelectorAll('.badge')].map(({ textContent }) => textContent)).toEqual(['Sample listing'])
    expect(draw('en', {}).root.querySelector('.badge')).toBeNull()
  })
})

describe('words that are not in the language of the page', () => {
  test('are marked in a name', () => {
    const { root } = draw('fr', {})
    const name = root.querySelector('.card-link bdi')!
    expect(name.textContent).toBe('Cafe Rimon')
    expect(name.getAttribute('lang')).toBe('en')
  })

  test('are not there where a translation is', () => {
    const { root } = draw('he', {}, { town: true })
    const names = [...root.querySelectorAll('bdi:not([lang])')]
    expect(names.map(({ textContent }) => textContent)).toEqual(['ירושלים', 'קפה רימון'])
  })
})

describe('a listing', () => {
  test('leads to its page by its name', () => {
    const { root } = draw('en', {})
    expect(root.querySelector('h3 a')?.getAttribute('href')).toBe('/Kosher_Restaurants-DI7-Cafe_Rimon.html')
    expect(draw('en', {}, { level: 2 }).root.querySelector('h2 a')).toBeTruthy()
  })

  test('cannot bring markup of its own', () => {
    const { root } = draw('en', {
      title: { en: '<script>alert(1)</script>' },
      address: '"><img src=x onerror=alert(1)>',
    })
    expect(root.querySelector('script, [onerror]')).toBeNull()
    expect(root.textContent).toContain('<script>alert(1)</script>')
  })

  test('says in which language its address is written', () => {
    const marked = (lang: Lang) => draw(lang, {}).root.querySelector('.card-line [lang]')
    expect(marked('he')?.textContent).toBe('Main Street 1')
    expect(marked('he')?.getAttribute('lang')).toBe('en')
    expect(marked('en')).toBeNull()
  })

  test('shows its town only where towns differ', () => {
    expect(draw('en', {}).root.textContent).not.toContain('Jerusalem')
    expect(draw('en', {}, { town: true }).root.textContent).toMatch(/^\s*Jerusalem\s*Cafe Rimon\s*Main Street 1/)
  })

  test('of which no street is known has no address', () => {
    expect(draw('en', { address: 'Jerusalem' }).root.textContent).not.toContain('Jerusalem')
  })

  test.each(['Jerusalem', '4 Agron Street, Jerusalem'])('says no town twice: %s', (address) => {
    const { root } = draw('en', { address }, { town: true })
    expect(root.textContent.split('Jerusalem')).toHaveLength(2)
    expect(root.textContent.includes('4 Agron Street')).toBe(address !== 'Jerusalem')
  })

  test('tells its choices in words, two of a kind, none twice', () => {
    const { text } = draw('he', { cuisine: ['grill', 'grill', 'fish'] })
    expect(text('.card-facts')).toBe('גריל')
    expect(draw('he', { cuisine: ['grill', 'fish'] }).text('.card-facts')).toBe('גריל · Fish')
  })

  test('shows price and rating where there are any', () => {
    const bare = draw('en', {})
    expect(bare.text('.rating')).toBeUndefined()
    expect(bare.text('.card-price')).toBeUndefined()
    const { root, text } = draw('en', {
      rating: { mean: 4.26, count: 3 },
      startRate: { amount: 120, currency: 'EUR' },
    })
    expect(text('.card-price')).toBe('from €120 a night')
    expect(root.querySelector('.stars')?.getAttribute('aria-label')).toBe('4.3 out of 5')
    expect(text('.rating')).toContain('3 reviews')
  })
})

describe('a listing without a photograph', () => {
  const bare = { picture: undefined, dtype: 237 as const, title: { en: 'Old Hall', he: 'האולם הישן' } }

  test('shows its kind and its name in both letters, and no picture', () => {
    const { root, text } = draw('en', bare)
    expect(root.querySelector('img')).toBeNull()
    expect(root.querySelectorAll('.card-link')).toHaveLength(1)
    expect(text('.kind.kind-237 + .card-body .card-link')).toBe('Old Hall')
    expect(root.querySelector('.card-title + p bdi[lang="he"]')?.textContent).toBe('האולם הישן')
    expect(root.querySelector('.kind > .i-heritage')).not.toBeNull()
  })

  test('has its Latin name on Hebrew pages', () => {
    const { root, text } = draw('he', bare)
    expect(text('.card-link')).toBe('האולם הישן')
    expect(root.querySelector('.card-title + p bdi[lang="en"]')?.textContent).toBe('Old Hall')
  })

  test('shows its name once where there is no other', () => {
    expect(
      draw('he', { ...bare, title: { en: 'Old Hall' } }).root.querySelectorAll(
        '.card-title bdi, .card-title + p.is-muted bdi',
      ),
    ).toHaveLength(1)
  })

  test('is plain if it is a memorial', () => {
    expect(draw('en', { ...bare, heritageType: 'memorial' }).root.querySelector('.kind-plain')).not.toBeNull()
  })
})

describe('supervision', () => {
  test('stands with its name', () => {
    const { root } = draw('en', { kashrut: 'supervised', supervision: ['board'] })
    expect(root.textContent).toContain('Example Board')
    expect(root.querySelector('.i-check')).not.toBeNull()
  })

  test('that was stated and not confirmed says so', () => {
    const { root } = draw('en', { kashrut: 'stated', supervision: ['board'] })
    expect(root.textContent).toContain('Not confirmed · Example Board')
    expect(root.querySelector('.i-check')).toBeNull()
  })

  test('of which a restaurant says nothing is unknown', () => {
    const { root } = draw('en', {})
    expect(root.textContent).toContain('Supervision unknown')
  })

  test('is no matter of a synagogue', () => {
    const { root } = draw('en', { dtype: 231 })
    expect(root.textContent).not.toContain('supervision')
  })
})

test('what is near says its type, town and distance', () => {
  const nearby = [{ card: card(), km: 0.84 }]
  const item = read(nearbyList('en', nearby)).querySelector('li')!
  expect(item.querySelector('.near-facts')?.textContent).toBe('Restaurants · Jerusalem · 0.8 km away0.5 mi away')
})

test('a travel offer says that it is a sample, when and for how much', () => {
  const offer = {
    nid: 3,
    title: { en: 'Week <by> the sea' },
    summary: { en: 'Full board.', he: 'פנסיון מלא.' },
    place: jerusalem,
    picture: 'sea-1',
    sample: true,
    dates: { from: '2026-12-04', to: '2026-12-11' },
    startRate: { amount: 900, currency: 'USD' },
  }
  const root = read(offerItem('he', offer))
  expect(root.querySelector('.is-sample')?.textContent).toBe('הצעה לדוגמה')
  expect(root.querySelector('h3 bdi')?.outerHTML).toBe('<bdi lang="en">Week &lt;by&gt; the sea</bdi>')
  expect(root.querySelector('.card-facts')?.innerHTML).toBe('<bdi>פנסיון מלא.</bdi>')
  const english = plain(read(offerItem('en', offer)).textContent)
  expect(english).toMatch(/4–11 December 2026/)
  expect(english).toContain('from $900')
})

test.each([
  ['en', '/Kosher_Tours-CT3-Cruises.html', 'Cruises2'],
  ['he', '/he/נופש_כשר-CT3-הפלגות.html', 'הפלגות2'],
] as const)('a kind of vacations leads to its page and counts: %s', (lang, path, text) => {
  const title = { en: 'Cruises', he: 'הפלגות' }
  const kind = { id: 3, title, description: title, picture: 'travel-12', count: 2, sample: true }
  const links = read(html`${kindLinks(lang, [kind])}`).querySelectorAll('a')
  expect(decodeURI(links[0]!.getAttribute('href')!)).toBe(path)
  expect([...links].map(({ textContent }) => textContent)).toEqual([text])
})

test('without kinds of vacations there are no links', () => {
  expect(kindLinks('en', [])).toBe(false)
})

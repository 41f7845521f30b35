import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { headHtml, languageLinks } from '#site/ui/head/head.html.ts'
import type { PageMeta } from '#site/ui/head/page-meta.page.ts'
import { page, read } from './samples.ts'

const META: PageMeta = {
  title: 'Accessibility',
  description: 'How accessible this site is.',
  crumbs: [{ name: 'Home', href: '/' }, { name: 'Accessibility' }],
}

function head(lang: Lang, fields: Parameters<typeof page>[1] = {}, meta: Partial<PageMeta> = {}) {
  const html = headHtml(page(lang, fields), { ...META, ...meta })
  const root = read(html)
  const content = (name: string) =>
    root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
  return { html, root, content }
}

const HEBREW = `https://example.test${encodeURI('/he/נגישות.html')}`

describe('links', () => {
  test.each([
    ['en', 'https://example.test/Accessibility.html'],
    ['he', HEBREW],
  ] as const)('%s: the page is its own original', (lang, url) => {
    const { root, content } = head(lang)
    const links = root.querySelectorAll('link[rel=canonical]')
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([url])
    expect(content('og:url')).toBe(url)
  })

  test.each(LANGS)('%s: all languages and a default', (lang) => {
    const links = head(lang).root.querySelectorAll('link[rel=alternate]')
    const pairs = [...links].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])
    const others = LANGS.filter((other) => other !== 'en' && other !== 'he')
    expect(pairs).toEqual([
      ['en', 'https://example.test/Accessibility.html'],
      ['he', HEBREW],
      ...others.map((other) => [other, `https://example.test/${other}/Accessibility.html`]),
      ['x-default', 'https://example.test/Accessibility.html'],
    ])
  })

  test('in the header mark the language of the page', () => {
    const root = read(languageLinks(page('he')))
    const links = [...root.querySelectorAll('a')]
    expect(links.map((link) => link.lang)).toEqual([...LANGS])
    const [current] = root.querySelectorAll('[aria-current=true]')
    expect(current?.textContent).toBe('עברית')
    expect(current?.getAttribute('dir')).toBe('rtl')
    expect(root.querySelectorAll('[aria-current]')).toHaveLength(1)
  })
})

describe('robots', () => {
  test('are kept out only where the page says so', () => {
    expect(head('en').content('robots')).toBeUndefined()
    expect(head('en', { noindex: true }).content('robots')).toBe('noindex')
  })
})

describe('titles and descriptions', () => {
  test('have the name of the site while there is room', () => {
    const title = (text: string) => head('en', {}, { title: text }).root.querySelector('title')?.textContent
    expect(title('Accessibility')).toBe('Accessibility | Kosher Travel Directory')
    expect(title('x'.repeat(60))).toBe('x'.repeat(60))
  })

  test('are without the name of the site where it would call a memorial kosher', () => {
    const meta = { title: 'Yad Vashem', withoutSite: true }
    const { root } = head('en', {}, meta)
    expect(root.querySelector('title')?.textContent).toBe('Yad Vashem')
  })

  test('are shortened between two words', () => {
    const description = head('en', {}, { description: 'word '.repeat(60) }).content('description')!
    expect(description.length).toBeLessThanOrEqual(201)
    expect(description).toMatch(/ word…$/)
  })

  test('are escaped', () => {
    const title = '"><script>alert(1)</script>'
    const { root, content } = head('en', {}, { title, description: title })
    expect(root.querySelectorAll('script')).toHaveLength(1)
    expect(content('og:title')).toBe(title)
    expect(content('description')).toBe(title)
  })
})

describe('structured data', () => {
  test('cannot be ended by what it says', () => {
    const name = '</script><script>alert(1)</script>'
    const { root, html } = head('en', {}, { crumbs: [{ name }] })
    expect(html.match(/<script/g)).toHaveLength(1)
    const script = root.querySelector('script')!
    expect(script.type).toBe('application/ld+json')
    expect(JSON.parse(script.textContent)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ itemListElement: [{ name }] }],
    })
  })
})

test('a shared page shows its picture, or the one of the site', () => {
  expect(head('en').content('og:image')).toBe('https://example.test/og.png')
  expect(head('en', {}, { picture: 'sea-1' }).content('og:image')).toBe('https://example.test/pictures/sea-1-1200.webp')
  expect(head('he').content('og:locale')).toBe('he_IL')
})

import { describe, expect, test } from 'vitest'
import { noticesBlock } from '#site/app/notices.html.ts'
import { markdownHtml } from '#core/domain/markdown.ts'
import { headHtml } from '#site/ui/head/head.html.ts'
import { FRAME, page, read } from './samples.ts'

const NAMED = { ...FRAME, name: { en: 'Example Guide', he: 'המדריך שלנו' } }

describe('the text of a page', () => {
  test('has headings below the page’s own, lists and links', () => {
    const root = read(markdownHtml('# One\n\n## Two\n\n- [a](https://example.org)\n- b'))
    expect(root.querySelector('h1')).toBeNull()
    expect(root.querySelector('h2')?.textContent).toBe('One')
    expect(root.querySelector('h3')?.textContent).toBe('Two')
    expect(root.querySelectorAll('li')).toHaveLength(2)
    expect(root.querySelector('a')?.getAttribute('href')).toBe('https://example.org')
    expect(read(markdownHtml('## Two')).querySelector('h2')?.textContent).toBe('Two')
  })

  test('runs and loads nothing', () => {
    const root = read(markdownHtml('<script>x</script> <b>b</b> [a](javascript:x) ![p](https://example.org/p.png)'))
    expect(root.querySelector('script, b, img, a[href^=javascript]')).toBeNull()
    expect(root.textContent).toContain('<script>')
  })
})

describe('a long text', () => {
  const MOST_MS = 1500

  /** How long the processor works, in milliseconds: others may be using it, too. */
  function workOf(text: string): number {
    const from = process.cpuUsage()
    markdownHtml(text)
    return process.cpuUsage(from).user / 1000
  }

  // What takes the square of the length takes twenty seconds and more here.
  test.each([
    ['addresses without a scheme', '//a.b/'],
    ['addresses in long runs', `${'//a.b/'.repeat(330)} `],
    ['addresses', 'http://a.b/'],
    ['mail addresses', 'a@b.c,'],
  ])('of 300,000 letters of %s takes hardly any', (_, part) => {
    expect(workOf(part.repeat(300_000 / part.length))).toBeLessThan(2 * MOST_MS)
  })

  test.each([
    ['addresses apart', '//a.b/ '],
    ['mail addresses apart', 'a@b.co '],
    ['domains', 'a.co/'],
    ['domains apart', 'a.co '],
    ['colons', ':'],
    ['at signs', '@'],
    ['brackets', '['],
    ['pictures', '![a]('],
    ['stars', '*a_'],
    ['quotes', '> '],
    ['lists', '- '],
    ['backticks', '`a``'],
    ['letters', 'a'],
  ])('of 60,000 letters of %s takes no time', (_, part) => {
    expect(workOf(part.repeat(60_000 / part.length))).toBeLessThan(MOST_MS)
  })

  test('has its addresses as links, wherever they stand, except those that are none', () => {
    const words = 'word '.repeat(500)
    const long = `https://${'x'.repeat(2500)}.org`
    const [one, two] = ['https://example.org/a', 'http://example.org/b']
    const text = `${words}${one} ${words}${two}\n${words}(me@example.org) ${long} https://end.org`
    const links = [...read(markdownHtml(text)).querySelectorAll('a')]
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      [one, one],
      [two, two],
      ['mailto:me@example.org', 'me@example.org'],
      ['https://end.org', 'https://end.org'],
    ])
  })

  test('does not grow by what it refers to', () => {
    const text = `[a]: https://example.org/${'x'.repeat(9000)} "${'t'.repeat(900)}"\n\n${'[a] '.repeat(2000)}`
    const { html } = markdownHtml(text)
    expect(html.length).toBeLessThan(400_000)
    expect(html).toContain('<a href="https://example.org/xxx')
  })
})

test('an address with the name of a user is no link', () => {
  const text =
    '[a](https://example.org@evil.example/) [b](//example.org:80@evil.example) https://example.org@evil.example/'
  const links = [...read(markdownHtml(text)).querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href')).filter((href) => href?.includes('@evil'))).toEqual([])
  expect(read(markdownHtml('[a](https://example.org/@me)')).querySelectorAll('a')).toHaveLength(1)
})

test('pages are named as the editors say, in each language or in English', () => {
  const head = headHtml(page('fr', { frame: NAMED }), { title: 'T', description: 'D', crumbs: [] })
  expect(head).toContain('<title>T | Example Guide</title>')
})

test('a notice is one line, a link where it has one, and none is nothing', () => {
  expect(noticesBlock('en', [])).toBeUndefined()
  const notices = [{ text: { en: 'Closed' } }, { text: { en: 'Read' }, url: 'https://example.org/' }]
  const root = read(noticesBlock('he', notices)!)
  expect(root.querySelectorAll('.notice')).toHaveLength(2)
  expect(root.querySelector('bdi')?.getAttribute('lang')).toBe('en')
  expect(root.querySelector('a')?.textContent).toBe('Read')
})

import { describe, expect, test } from 'vitest'
import { noticesBlock } from '#site/components/chrome/notices.ts'
import { markdownHtml } from '#core/domain/markdown.ts'
import { headHtml } from '#site/layouts/head.ts'
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

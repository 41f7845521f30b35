import { MESSAGES } from '#core/i18n/messages.ts'
import { describe, expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { shareRow } from '#site/ui/blocks/share-row.html.ts'
import { page, read } from './samples.ts'

const HEBREW = 'https://example.test/he/%D7%A0%D7%92%D7%99%D7%A9%D7%95%D7%AA.html'

describe.each(LANGS)('%s', (lang) => {
  const row = read(shareRow(page(lang)))
  const links = [...row.querySelectorAll('a')]

  test('has its places, each with a name', () => {
    const { share } = MESSAGES[lang].accounts.app
    const names = [...row.querySelectorAll('a, button')].map((element) => element.getAttribute('aria-label'))
    expect(names).toEqual(['WhatsApp', 'Telegram', 'Facebook', 'X', share.email, share.copy, share.device])
  })

  test('opens other sites apart, and tells them nothing', () => {
    for (const link of links.slice(0, 4)) {
      expect(link.target).toBe('_blank')
      expect(link.rel).toBe('noopener noreferrer')
      expect(new URL(link.href).protocol).toBe('https:')
    }
  })
})

test('carries the whole address of a page through another', () => {
  const links = [...read(shareRow(page('he'))).querySelectorAll('a')]
  const carried = links.slice(0, 4).map(({ href }) => [...new URL(href).searchParams.values()])
  expect(carried).toEqual([[HEBREW], [HEBREW], [HEBREW], [HEBREW]])
  expect(decodeURIComponent(links[4]!.href)).toBe(`mailto:?body=${HEBREW}`)
})

test('is small', () => {
  expect(shareRow(page('en')).html.length).toBeLessThan(2200)
})

import { describe, expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { takeAlong } from '#site/features/times/take-along.html.ts'
import { takeLinks } from '#site/features/times/take-links.ts'
import { jerusalem, read } from './samples.ts'

const origin = 'https://example.org:8443'

function linksIn(lang: (typeof LANGS)[number]) {
  const root = read(takeAlong({ lang, origin }, jerusalem))
  return [...root.querySelectorAll('a')]
}

describe('the times of a city', () => {
  test('are taken along in five ways', () => {
    const links = linksIn('en').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])
    const calendar = '/rest/tjt/locationics/281184/en/calendar.ics'
    expect(links).toEqual([
      ['Subscribe', `webcal://example.org:8443${calendar}`, 'nofollow'],
      ['Download .ics', calendar, 'nofollow'],
      ['Year on one page', '/rest/tjt/locationyear/281184/en', 'nofollow'],
      ['Data (JSON)', '/rest/tjt/locationcalendar/281184/en', 'nofollow'],
      ['Times for any date', '/Candle_Lighting_Times.html?loc=281184', null],
    ])
  })

  test.each(LANGS)('%s: every link has words and an icon of its own', (lang) => {
    const links = linksIn(lang)
    const words = links.map(({ textContent }) => textContent)
    expect(new Set(words).size).toBe(5)
    expect(words.every((text) => text.length > 3)).toBe(true)
    const icons = links.map((link) => link.querySelector('svg[aria-hidden=true] use')?.getAttribute('href'))
    expect(new Set(icons).size).toBe(5)
    expect(icons).not.toContain(undefined)
  })

  test('stay in the language of the page', () => {
    const hrefs = takeLinks('he', { id: 7, host: 'example.org' }).map(({ href }) => decodeURI(href))
    expect(hrefs.slice(0, 4).every((href) => href.includes('/7/he'))).toBe(true)
    expect(hrefs[4]).toBe('/he/זמני_הדלקת_נרות.html?loc=7')
  })
})

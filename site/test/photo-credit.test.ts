import { expect, test } from 'vitest'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import { photoCredit } from '#site/ui/blocks/photo-credit.html.ts'
import { read } from './samples.ts'

const PICTURE = {
  id: 'listing-1',
  key: 'u-1',
  file: 'File:Wall.jpg',
  hash: 'a'.repeat(40),
  author: 'Ada <b>&</b> Bo',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  source: 'https://commons.wikimedia.org/wiki/File:Wall.jpg',
}

test.each(KNOWN_LANGS)('%s: a photograph names its author, and links to its licence and its page', (lang) => {
  const root = read(photoCredit(lang, PICTURE))
  expect(root.textContent).toContain('Ada <b>&</b> Bo')
  expect([...root.querySelectorAll('a')].map(({ href, textContent }) => [href, textContent])).toEqual([
    [PICTURE.licenceUrl, 'CC BY-SA 4.0'],
    [PICTURE.source, 'Wikimedia Commons'],
  ])
})

test('in the public domain there may be nobody to name and nothing to link', () => {
  const { author: _, licenceUrl: __, ...known } = PICTURE
  const root = read(photoCredit('en', { ...known, licence: 'Public domain' }))
  expect(root.textContent.replaceAll(/\s+/g, ' ').trim()).toBe('Photo · Public domain · Wikimedia Commons · cropped')
})

import { expect, test } from 'vitest'
import { cacheControlOf, documentType, isHashed, mediaTypeOf } from '#core/domain/served-files.ts'

test('documents are revalidated each time, unless a CDN is purged', () => {
  for (const file of [
    'index.html',
    'he/a.html',
    'sitemap-0.xml',
    'robots.txt',
    'he/site.manifest.json',
    'messages/he.own.json',
    'offline.worker.js',
  ])
    expect(cacheControlOf(file)).toBe('public, max-age=0, must-revalidate')
  expect(cacheControlOf('index.html', { cdnSeconds: 60 })).toBe('public, max-age=0, s-maxage=60, must-revalidate')
})

test('what never changes under its name is kept for good, the rest for an hour', () => {
  for (const file of ['_astro/a.js', 'pictures/a.webp'])
    expect(cacheControlOf(file, { cdnSeconds: 60 })).toBe('public, max-age=31536000, immutable')
  for (const file of ['data/index.json', 'data/listings.csv.gz'])
    expect(cacheControlOf(file)).toBe('public, max-age=0, must-revalidate')
  expect(cacheControlOf('favicon.ico')).toBe('public, max-age=3600')
  expect(cacheControlOf('my_astro/a.js')).toBe('public, max-age=3600')
  expect([isHashed('_astro/a.js'), isHashed('pictures/a.webp')]).toEqual([true, false])
})

test('only documents are read as documents, and every file has a type', () => {
  expect(documentType('a.html')).toBe('text/html; charset=utf-8')
  expect(documentType('offline.worker.js')).toBe('text/javascript; charset=utf-8')
  expect(documentType('a.js')).toBeUndefined()
  expect(mediaTypeOf('a.JPG')).toBe('image/jpeg')
  expect(mediaTypeOf('a.woff2')).toBe('font/woff2')
  expect(mediaTypeOf('a.jsonl.gz')).toBe('application/gzip')
  expect(mediaTypeOf('no-dot')).toBe('application/octet-stream')
})

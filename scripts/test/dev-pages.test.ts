import { beforeEach, expect, test } from 'vitest'
import { pathOf } from '#core/domain/routes.ts'
import type { Index } from '#data/index/open.ts'
import type { Subject } from '#data/index/subjects.ts'
import { builtIndex, World } from '../../data/test/world.ts'
import { findPage } from '../dev/pages.ts'
import { pathsOf } from '../engine/renderer.ts'

// What the development server answers, by the rules of the published site.

let index: Index
beforeEach(async () => {
  index = await builtIndex(new World())
})

const HOME = pathOf('he', { kind: 'home' })
const GUIDE = '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'

/** A listing and its path in English. */
function listingPage(): { subject: Subject; path: string } {
  const subject = index.get<Subject>(`select * from subjects where kind = 'listing' order by ref limit 1`)!
  return { subject, path: pathsOf(subject).en }
}

test('a page of its own is found in its language', () => {
  expect(findPage(index, HOME)).toMatchObject({ subject: { kind: 'home' }, lang: 'he', status: 200 })
})

test('a listing is found by its path, and one of an earlier name leads there', () => {
  const { subject, path } = listingPage()
  const { ref } = subject
  expect(findPage(index, path)).toMatchObject({ subject: { kind: 'listing', ref }, lang: 'en', status: 200 })
  const earlier = path.replace(/-[^-]*\.html$/, '-Earlier_Name.html')
  expect(earlier).not.toBe(path)
  expect(findPage(index, earlier)).toEqual({ movedTo: encodeURI(path) })
})

test('an authority is found by its id, and one that is unknown is not', () => {
  const path = (slug: string) => pathOf('he', { kind: 'authority', slug })
  expect(findPage(index, path('example-board'))).toMatchObject({
    subject: { kind: 'authority' },
    lang: 'he',
    status: 200,
  })
  expect(findPage(index, path('nobody'))).toMatchObject({ subject: { kind: 'notFound' }, status: 404 })
})

test('a place without a page is answered by the page that asks the API', () => {
  expect(findPage(index, GUIDE.replaceAll('281184', '99999999'))).toMatchObject({
    subject: { kind: 'placeShell' },
    lang: 'en',
    status: 200,
  })
})

test('the root of a language leads to its home page', () => {
  expect(findPage(index, '/he')).toEqual({ movedTo: '/he/' })
})

test('anything else is not found, in the language of its path', () => {
  const missing = { subject: { kind: 'notFound' }, status: 404 }
  expect(findPage(index, '/nowhere.html')).toMatchObject({ ...missing, lang: 'en' })
  expect(findPage(index, '/he/nowhere.html')).toMatchObject({ ...missing, lang: 'he' })
})

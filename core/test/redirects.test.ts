import { expect, test } from 'vitest'
import { askedAddresses, encodedAddress, oldAddress } from '#core/domain/old-address.ts'
import { planRedirects, readRedirects, type RedirectTarget, type RedirectWorld } from '#core/domain/redirects.ts'

const ORIGIN = 'https://kosher.example.com'

test.each([
  ['/places/cafe-rimon/', '/places/cafe-rimon'],
  ['/places//cafe-rimon', '/places/cafe-rimon'],
  ['https://old.example.org/places/cafe-rimon/#reviews', '/places/cafe-rimon'],
  ['/places/%D7%9E%D7%A1%D7%A2%D7%93%D7%94/', '/places/מסעדה'],
  ['/places/%d7%9e%d7%a1%d7%a2%d7%93%d7%94', '/places/מסעדה'],
  ['/cafe\u0301', '/café'],
  ['/?p=123', '/?p=123'],
  ['?gd_place=cafe-rimon', '/?gd_place=cafe-rimon'],
  ['https://old.example.org/index.php?p=123&utm_source=letter&fbclid=x', '/?p=123'],
  ['/?b=2&a=1', '/?a=1&b=2'],
])('%s of a former site is found as %s', (text, address) => {
  expect(oldAddress(text)).toBe(address)
  expect(askedAddresses(text.replace(/^\?/, '/?'))[0]).toBe(address)
})

test.each(['', '/', 'https://old.example.org/', 'places/cafe', '/a%', '/a%00b', '/a%0Ab', `/${'a'.repeat(501)}`])(
  '%j is the address of no page',
  (text) => expect(oldAddress(text)).toBeUndefined(),
)

test.each(['/places/café', '/?a=1&b=%2F', '/100% kosher #1', '/מסעדה?x=%D7%90'])(
  '%s is read as it is printed',
  (address) => {
    const printed = encodedAddress(address)
    expect(printed).toMatch(/^[!-~]+$/)
    expect(oldAddress(printed)).toBe(address)
  },
)

test('a request is also looked up without its query', () => {
  expect(askedAddresses('/places/cafe/?amp=1')).toEqual(['/places/cafe?amp=1', '/places/cafe'])
  expect(askedAddresses('/?p=1')).toEqual(['/?p=1'])
})

const read = (list: string) =>
  readRedirects(list, ORIGIN).map((line) => ('code' in line ? line.code : [line.line, line.old, line.target]))

test('a line is two addresses with an arrow, a column, a blank or a comma between', () => {
  const lines = ['# old to new', '', '/a/ → 12', '/b -> /c.html', '/d\t/e?f=1', '/g /h', '/i/j/k', '/l,/m', 'x;/y']
  expect(read(lines.join('\r\n'))).toEqual([
    [3, '/a', { tnid: 12 }],
    [4, '/b', { path: '/c.html' }],
    [5, '/d', { path: '/e?f=1' }],
    [6, '/g', { path: '/h' }],
    'shape',
    [8, '/l', { path: '/m' }],
    'old',
  ])
})

test.each([
  'https://evil.example/x',
  '//evil.example/x',
  '/\\evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  `${ORIGIN}.evil.example/x`,
  'evil.example',
])('nothing leads to another site: %s', (target) => {
  expect(read(`/a → ${target}`)).toEqual(['foreign'])
})

test('the page of a listing is a listing, under whichever address', () => {
  const page = '/Kosher_Restaurants-DI12-Cafe.html'
  expect(read(`/a → ${page}\n/b → ${ORIGIN}/he/x.html\n/c → ${page}#reviews\n/d → ${page}?x=1#reviews`)).toEqual([
    [1, '/a', { tnid: 12 }],
    [2, '/b', { path: '/he/x.html' }],
    [3, '/c', { tnid: 12 }],
    [4, '/d', { tnid: 12 }],
  ])
})

const world = (known: Record<string, RedirectTarget> = {}): RedirectWorld => ({
  known: new Map(Object.entries(known)),
  hasPage: (path) => ['/', '/Page.html', '/Other.html', '/No#1.html'].includes(path),
  isHome: (path) => path === '/',
  hasListing: (tnid) => tnid < 100,
})
const plan = (list: string, known?: Record<string, RedirectTarget>) => {
  const { put, same, problems } = planRedirects(readRedirects(list, ORIGIN), world(known))
  return {
    put: put.map(({ old, target }) => [old, 'tnid' in target ? target.tnid : target.path]),
    same,
    problems: problems.map(({ line, code, value }) => [line, code, value]),
  }
}

test('every wrong line is named with its reason, and the others are taken', () => {
  const list = [
    '/a → 12',
    'nonsense',
    '/Page.html → 12',
    '/rest/tjt/session → 12',
    '/b → 999',
    '/c → /Nowhere.html',
    '/a/ → 13',
    '/a → 12',
    '/?p=7 → /Page.html',
    '/Page.html?x=1 → 12',
  ]
  expect(plan(list.join('\n'))).toEqual({
    put: [
      ['/a', 12],
      ['/?p=7', '/Page.html'],
    ],
    same: 1,
    problems: [
      [2, 'shape', undefined],
      [3, 'page', '/Page.html'],
      [4, 'page', '/rest/tjt/session'],
      [5, 'noListing', '999'],
      [6, 'noPage', '/Nowhere.html'],
      [7, 'twice', '12'],
      [10, 'page', '/Page.html'],
    ],
  })
})

test('chains lead to their end at once, also over what is known; loops are refused', () => {
  const known = { '/known': { tnid: 5 } }
  expect(plan('/a → /b\n/b → /c/\n/c → /Page.html\n/d → /known', known).put).toEqual([
    ['/a', '/Page.html'],
    ['/b', '/Page.html'],
    ['/c', '/Page.html'],
    ['/d', 5],
  ])
  const loop = plan('/a → /b\n/b → /a\n/self → /self\n/x → /y\n/y → 5')
  expect(loop.problems).toEqual([
    [1, 'loop', '/a'],
    [2, 'loop', '/b'],
    [3, 'loop', '/self'],
  ])
  expect(plan('/old → /b', { '/b': { path: '/old' } }).problems).toEqual([[1, 'loop', '/old']])
})

test('a fragment names a part of the page, a percent-encoded # is a letter of its name', () => {
  const list = ['/a → /Page.html#b', '/b → /No%231.html', '/c → /No#1.html', '/d → /known#c', '/e → /Page.html%23x']
  expect(plan(list.join('\n'), { '/known': { tnid: 5 } })).toEqual({
    put: [
      ['/a', '/Page.html#b'],
      ['/b', '/No%231.html'],
      ['/d', 5],
    ],
    same: 0,
    problems: [
      [3, 'noPage', '/No#1.html'],
      [5, 'noPage', '/Page.html%23x'],
    ],
  })
})

test('what leads there already is counted, what leads elsewhere is changed', () => {
  const known = { '/a': { tnid: 5 }, '/b': { tnid: 5 } }
  expect(plan('/a → 5\n/b → 6', known)).toEqual({ put: [['/b', 6]], same: 1, problems: [] })
})

import { expect, test } from 'vitest'
import { ownPath } from '#core/domain/own-path.ts'
import { fc } from '#core/test/properties.ts'

test.each([
  ['/', '/'],
  ['/Account.html', '/Account.html'],
  ['/he/חשבון.html?a=1#b', '/he/%D7%97%D7%A9%D7%91%D7%95%D7%9F.html?a=1#b'],
  ['/a/../b.html', '/b.html'],
])('%s is ours', (text, path) => {
  expect(ownPath(text)).toBe(path)
})

test.each([
  undefined,
  null,
  '',
  'Account.html',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\/evil.example',
  '/..//evil.example/',
  '/.//evil.example',
  'javascript:alert(1)',
  ' /Account.html',
])('%j is not', (text) => {
  expect(ownPath(text)).toBeUndefined()
})

test('whatever is requested leads to this site', () => {
  const piece = fc.constantFrom('/', '\\', '.', '..', ':', '@', '\t', 'a', '%2f')
  const text = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => `/${pieces.join('')}`),
  )
  fc.assert(
    fc.property(text, (input) => {
      const path = ownPath(input)
      if (path === undefined) return
      expect(new URL(path, 'https://ours.example').origin).toBe('https://ours.example')
    }),
  )
})

import { expect, test } from 'vitest'
import { htmlPlugin } from '#site/render/html-plugin.ts'

function transform(code: string): string {
  const { transform } = htmlPlugin()
  if (typeof transform !== 'object') throw new TypeError('no transform')
  const made: unknown = transform.handler.call({} as never, code, 'page.ts')
  return (made as { code: string }).code
}

test('folds templates, those in values too, and leaves every line where it was', () => {
  const code = [
    'const list: Html = html`',
    '  <ul>',
    '    ${names.map((name) => html`',
    '      <li>${name}</li>',
    '    `)}',
    '  </ul>',
    '`',
    'next()',
  ]
  const result = transform(code.join('\n'))
  expect(result.replace(/\n+/g, '')).toBe(
    'const list: Html = html`<ul>${names.map((name) => html`<li>${name}</li>`)}</ul>`next()',
  )
  expect(result.split('\n').indexOf('next()')).toBe(code.indexOf('next()'))
  expect(transform('a = text`  x  `')).toBe('a = text`  x  `')
})

test('lets only attribute() stand among attributes', () => {
  const good = 'html`<a ${attribute(\'rel\', x)} title="${title}">${text}</a>`'
  expect(transform(good)).toBe('html`<a${attribute(\'rel\', x)} title="${title}">${text}</a>`')
  expect(() => transform('html`<a ${own}>x</a>`')).toThrow('only attribute()')
})

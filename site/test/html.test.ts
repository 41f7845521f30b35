import { describe, expect, test } from 'vitest'
import { attribute, escapeHtml, html, raw, scriptJson } from '#core/i18n/html.ts'
import { bdi, paragraph } from '#site/ui/blocks/names.html.ts'
import { translator } from '#core/i18n/translate.ts'
import { read } from './samples.ts'

const NASTY = `<script>alert("1" & '2')</script>`

describe('a template', () => {
  test('escapes what is filled in between tags', () => {
    expect(html`<p>${NASTY}</p>`.html).toBe(
      '<p>&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;</p>',
    )
  })

  test('lets nothing out of an attribute', () => {
    const evil = `" onclick="alert(1)' x='`
    const link = read(html`<a title="${evil}">x</a>`).querySelector('a')!
    expect(link.getAttributeNames()).toEqual(['title'])
    expect(link.title).toBe(evil)
  })

  test('escapes an entity once, so that it is shown as written', () => {
    expect(html`${'&lt;'}`.html).toBe('&amp;lt;')
    expect(read(html`${'&lt;'}`).textContent).toBe('&lt;')
  })

  test('leaves markup as it is and does not escape it again', () => {
    expect(html`<p>${html`<b>${'<'}</b>`}</p>`.html).toBe('<p><b>&lt;</b></p>')
    expect(html`${raw('<hr>')}`.html).toBe('<hr>')
  })

  test('joins lists, escapes their texts, drops what is not there', () => {
    const parts = ['<', html`<br />`, [1, 'b'], undefined] as const
    expect(html`${parts}|${false}|${undefined}|${0}`.html).toBe('&lt;<br>1b|||0')
  })

  test('needs no values', () => {
    expect(html`<hr />`.html).toBe('<hr>')
    expect(`${html`<hr />`}`).toBe('<hr>')
  })
})

test('a text without special signs stays itself', () => {
  expect(escapeHtml('מסעדה “Rimon” 100%')).toBe('מסעדה “Rimon” 100%')
})

describe('JSON in a script', () => {
  test.each(['</script><script>alert(1)', '<!--', '</SCRIPT >'])('%s does not end it', (text) => {
    const json = scriptJson({ text })
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ text })
  })
})

describe('names', () => {
  test("in the reader's language are not marked", () => {
    expect(bdi('he', { en: 'Rome', he: 'רומא' }).html).toBe('<bdi>רומא</bdi>')
    expect(bdi('en', { en: 'Rome', he: 'רומא' }).html).toBe('<bdi>Rome</bdi>')
  })

  test('in English are marked as English', () => {
    expect(bdi('he', { en: 'A & B' }).html).toBe('<bdi lang="en">A &amp; B</bdi>')
  })

  test('and paragraphs say their direction as well', () => {
    expect(paragraph('he', { en: 'Text' }, 'lead').html).toBe('<p class="lead" lang="en" dir="ltr">Text</p>')
    expect(paragraph('he', { en: 'Text', he: 'מלל' }).html).toBe('<p>מלל</p>')
  })

  test('filled into a text keep their direction and are escaped', () => {
    const values = { type: 'Hotels', place: '<i>Rome</i>' }
    expect(translator('en').html('places:results.title', values).html).toBe(
      '<bdi>Hotels</bdi> in <bdi>&lt;i&gt;Rome&lt;/i&gt;</bdi>',
    )
  })
})

test('an attribute brings its space, and is not there without a value', () => {
  const link = (rel?: string, hidden = false) =>
    html`<a ${attribute('rel', rel)} ${attribute('hidden', hidden)}>x</a>`.html
  expect(link()).toBe('<a>x</a>')
  expect(link('"')).toBe('<a rel="&quot;">x</a>')
  expect(link('', true)).toBe('<a rel="" hidden>x</a>')
})

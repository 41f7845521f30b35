import { describe, expect, test } from 'vitest'
import { foldedHtml, foldHtml } from '#core/domain/fold-html.ts'

/** A folded template, its values as `$`. */
const fold = (texts: TemplateStringsArray, ...values: readonly number[]) => {
  const folded = foldHtml(texts)
  expect(folded).toHaveLength(values.length + 1)
  return folded.join('$')
}

describe('white space that lays out the source', () => {
  test('goes at both ends and beside tags of blocks', () => {
    const section = fold`
      <section>
        <h2>Times</h2>
        ${1}
        <p>
          A long
          text
        </p>
      </section>
    `
    expect(section).toBe('<section><h2>Times</h2>$<p>A long text</p></section>')
  })

  test('goes inside the edges of a button, and stays outside of it', () => {
    expect(fold`<p>Or <button> look </button> here</p>`).toBe('<p>Or <button>look</button> here</p>')
  })

  test('goes between values in an element that holds blocks', () => {
    expect(fold`<div>${1} ${2}</div>`).toBe('<div>$$</div>')
    expect(fold`<h1>A</h1> ${1} ${2}`).toBe('<h1>A</h1>$$')
  })

  test('goes in tags, before the slash of one without an end too', () => {
    const link = fold`<a
      class="one
        two"
      href="${1}"
      ${2}
      ${3}
      >x</a
    >`
    expect(link).toBe('<a class="one two" href="$"$$>x</a>')
    expect(fold`<img src="/a" /><svg><path d="M 1" /></svg>`).toBe('<img src="/a"><svg><path d="M 1"/></svg>')
  })
})

describe('white space that is seen', () => {
  test('is one space in text and between inline elements', () => {
    const text = fold`<p>
      ${1} <b>one</b>
      <i>two</i>, ${2}
      ${3}
    </p>`
    expect(text).toBe('<p>$ <b>one</b> <i>two</i>, $ $</p>')
  })

  test('stays between values beside text, and between those of an unknown place', () => {
    expect(fold`<div>${1}: ${2}</div>`).toBe('<div>$: $</div>')
    expect(fold`${1} ${2}`).toBe('$ $')
    expect(fold`<div><a>x</a> ${1}</div>`).toBe('<div><a>x</a> $</div>')
  })

  test('stays at one end of a template', () => {
    expect(fold` <b>${1}</b>`).toBe(' <b>$</b>')
    expect(fold`${1} · `).toBe('$ · ')
  })

  test.each(['pre', 'textarea', 'style', 'script'])('stays as it is in a %s', (name) => {
    const text = `<${name}>\n  a\0  b\n</${name}>`
    expect(foldHtml(text.split('\0')).join('\0')).toBe(text)
  })

  test('is kept in the value of an attribute and in a comment', () => {
    expect(fold`<a title="a  b >  c">x</a><!-- a  b -->`).toBe('<a title="a  b >  c">x</a><!-- a  b -->')
  })
})

test('a template that is not bundled is folded when it is used', () => {
  const list = (names: readonly string[]) => foldedHtml`
    <ul>
      ${names.map((name) => foldedHtml`<li>${name}</li>`)}
    </ul>
  `
  expect(list(['a', '<']).html).toBe('<ul><li>a</li><li>&lt;</li></ul>')
  expect(list([]).html).toBe('<ul></ul>')
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '#core/test/eventually.ts'
import { focusIfReplaced } from '#site/ui/page/keep-focus.ts'

const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

// What another file has taken away or given the focus is over.
beforeEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return drawn()
})
afterEach(() => document.body.replaceChildren())

const at = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!

function show(): void {
  document.body.innerHTML = `<main><h1>Page</h1><section><h2>Names</h2><div><button id="one">One</button></div>
    <button id="two">Two</button></section></main><dialog open><button id="inside">Sure</button></dialog>`
}

test.each([
  ['removed', () => at('#one').remove(), 'DIV'],
  ['removed with all around it', () => at('section > div').remove(), 'H2'],
  ['removed with its part of the page', () => at('section').remove(), 'H1'],
  ['disabled', () => (at<HTMLButtonElement>('#one').disabled = true), 'DIV'],
])('what had the focus and is %s leaves it to what is left', async (_, change, tag) => {
  show()
  at('#one').focus()
  change()
  // As browsers do on drawing what is disabled.
  if (document.activeElement === at('#one')) at('#one').blur()
  await eventually(() => expect(document.activeElement?.tagName).toBe(tag))
})

test('what gets the focus from something else and is removed at once leaves it to what is left', async () => {
  show()
  at('#two').focus()
  at('#one').focus()
  at('#one').remove()
  await eventually(() => expect(document.activeElement?.tagName).toBe('DIV'))
})

test('what had the focus before gets it back from a dialog', async () => {
  show()
  at('#two').focus()
  at('#inside').focus()
  await drawn()
  at('dialog').remove()
  await eventually(() => expect(document.activeElement).toBe(at('#two')))
})

test('a press beside everything stays one', async () => {
  show()
  at('#one').focus()
  at('#one').blur()
  await drawn()
  at('#one').remove()
  await drawn()
  expect(document.activeElement).toBe(document.body)
})

test('what takes its place may have the focus, before and after something else got it', async () => {
  show()
  focusIfReplaced(at('h2'))
  expect(document.activeElement).toBe(document.body)
  for (const wait of [async () => {}, drawn]) {
    show()
    at('h2').tabIndex = -1
    at('#two').focus()
    at('#two').remove()
    await wait()
    focusIfReplaced(at('h2'))
    await drawn()
    expect(document.activeElement).toBe(at('h2'))
  }
})

import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Form } from '#site/ui/forms/Form.tsx'
import { DigitsField } from '#site/ui/forms/DigitsField.tsx'
import { createForm, type Values } from '#site/ui/forms/form.ts'
import { closePage } from './page.ts'

afterEach(closePage)

/** The field in a form; returns what the form received during typing. */
function show(props: { max?: number } = {}): Values[] {
  const values: Values[] = []
  const form = createForm({
    fields: { phone: { kind: 'digits', max: 20 } },
    check: () => [{ fields: ['phone'], text: 'Which one?' }],
    send: async () => {},
    failed: () => '',
  })
  render(
    <Form id="f" form={form} words={{ problems: '', sending: '' }} onInput={(typed) => values.push(typed)}>
      <DigitsField name="phone" label="Phone" hint="Digits only" {...props} />
      <button type="submit">Send</button>
    </Form>,
  )
  return values
}
const input = () => screen.getByLabelText<HTMLInputElement>('Phone')
/** Types as a browser does: asks first, and puts in what was not refused. */
function key(data: string): void {
  const isTaken = fireEvent(
    input(),
    new InputEvent('beforeinput', {
      data,
      inputType: 'insertText',
      bubbles: true,
      cancelable: true,
    }),
  )
  if (!isTaken) return
  input().value += data
  fireEvent(input(), new InputEvent('input', { data, bubbles: true }))
}
function paste(text: string): void {
  input().value = text
  fireEvent(input(), new InputEvent('input', { bubbles: true }))
}

describe('a field for a phone', () => {
  test('takes digits and no other key', () => {
    const values = show()
    for (const data of '9a7-2 ש+0') key(data)
    expect(input().value).toBe('9720')
    expect(values.map(({ phone }) => phone)).toEqual(['9', '97', '972', '9720'])
  })

  test('keeps a plus before them, once', () => {
    const values = show()
    for (const data of '++33 1') {
      input().setSelectionRange(input().value.length, input().value.length)
      key(data)
    }
    expect(input().value).toBe('+331')
    expect(values.at(-1)).toEqual({ phone: '+331' })
  })

  test('cleans what is pasted before anybody reads it', () => {
    const values = show()
    paste('+972 (50) 123-4567, ask for Dana')
    expect(input().value).toBe('+972501234567')
    expect(values).toEqual([{ phone: '+972501234567' }])
  })

  test('takes the digits of a number that the device types at once', () => {
    const values = show()
    key('+972-50 1')
    expect(input().value).toBe('+972501')
    expect(values).toEqual([{ phone: '+972501' }])
  })

  test('leaves the caret where it stood', () => {
    show()
    input().value = '12ab34'
    input().setSelectionRange(4, 4)
    fireEvent(input(), new InputEvent('input', { bubbles: true }))
    expect(input().value).toBe('1234')
    expect(input().selectionStart).toBe(2)
  })

  test('lets a keyboard finish what it puts together', () => {
    show()
    input().value = '12x'
    const going = { bubbles: true, isComposing: true }
    fireEvent(input(), new InputEvent('input', going))
    expect(input().value).toBe('12x')
    fireEvent(input(), new CompositionEvent('compositionend'))
    expect(input().value).toBe('12')
  })

  test('accepts no more digits than a phone number has, or than configured', () => {
    show()
    paste('1'.repeat(40))
    expect(input().value).toHaveLength(20)
  })

  test('takes a short prefix', () => {
    show({ max: 4 })
    paste('+97 25 0')
    expect(input().value).toBe('+9725')
  })

  test('is tied to its hint and its problem', async () => {
    show()
    const hint = document.getElementById('f-phone-hint')
    expect(hint?.textContent).toBe('Digits only')
    expect(input().getAttribute('aria-describedby')).toBe('f-phone-hint')
    fireEvent.click(screen.getByRole('button'))
    await screen.findAllByText('Which one?')
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(input())
    expect(input().type).toBe('tel')
    expect(input().inputMode).toBe('numeric')
  })
})

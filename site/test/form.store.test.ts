import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#core/contract/client.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { loadAppMessages } from '#site/ui/page/messages.ts'
import { createForm, type FormOptions } from '#site/ui/forms/form.ts'

function start(options: Partial<FormOptions> = {}) {
  const send = vi.fn<(values: object) => Promise<void>>(async () => {})
  const form = createForm({ send, failed: () => 'Failed.', ...options })
  return { form, send, state: () => form.$state.get() }
}

describe('before it is sent', () => {
  const check = () => [{ fields: ['mail'], text: 'No address.' }]

  test('what is wrong stays here', async () => {
    const { form, send, state } = start({ check })
    await form.submit({ mail: '' })
    expect(send).not.toHaveBeenCalled()
    expect(state()).toEqual({
      status: 'idle',
      problems: check(),
      submitted: check(),
      round: 1,
    })
  })

  test('each time that something is wrong is another round', async () => {
    const { form, state } = start({ check })
    await form.submit({})
    await form.submit({})
    expect(state().round).toBe(2)
  })
})

test('without a network nothing is sent, and what was typed stays', async () => {
  await loadAppMessages('en')
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { form, send, state } = start()
  await form.submit({ a: '1' })
  expect(send).not.toHaveBeenCalled()
  expect(state().problems).toEqual([{ fields: [], text: MESSAGES.en.accounts.app.common.unsent }])
  onLine.mockRestore()
  await form.submit({ a: '1' })
  expect(send).toHaveBeenCalledExactlyOnceWith({ a: '1' })
  expect(state().problems).toEqual([])
})

describe('while it is sent', () => {
  test('a second press sends nothing', async () => {
    let end = () => {}
    const send = vi.fn(() => new Promise<void>((resolve) => void (end = resolve)))
    const { form, state } = start({ send })
    const first = form.submit({ a: '1' })
    expect(state().status).toBe('sending')
    await form.submit({ a: '2' })
    end()
    await first
    expect(send.mock.calls).toEqual([[{ a: '1' }]])
    expect(state()).toEqual({
      status: 'idle',
      problems: [],
      submitted: [],
      round: 0,
    })
  })
})

describe('a refusal', () => {
  const refused = (code: 'wrongPassword' | 'internal', text?: string) =>
    start({
      send: async () => {
        throw new ApiError(code, text)
      },
      fieldsOf: { wrongPassword: ['password'] },
    })

  test('is shown in the words of the server, at its field', async () => {
    const { form, state } = refused('wrongPassword', 'הסיסמה שגויה.')
    await form.submit({})
    expect(state().problems).toEqual([{ fields: ['password'], text: 'הסיסמה שגויה.' }])
  })

  test('without words has those of the form', async () => {
    const { form, state } = refused('internal')
    await form.submit({})
    expect(state().problems).toEqual([{ fields: [], text: 'Failed.' }])
  })

  test('is shown elsewhere if the form says so', async () => {
    const tell = vi.fn()
    const { form, state } = start({
      tell,
      send: async () => {
        throw new ApiError('couldNotSendEmail', 'Not sent.')
      },
    })
    await form.submit({})
    expect(tell.mock.calls).toEqual([['Not sent.']])
    expect(state()).toEqual({
      status: 'idle',
      problems: [],
      submitted: [],
      round: 0,
    })
  })

  test('that is a mistake of ours is not hidden', async () => {
    const { form, state } = start({
      send: async () => {
        throw new RangeError('odd')
      },
    })
    await expect(form.submit({})).rejects.toThrow('odd')
    expect(state().problems).toEqual([{ fields: [], text: 'Failed.' }])
  })
})

describe('what is changed after it was sent', () => {
  const NONE = 'Fill in all fields.'
  const BAD = 'No address.'
  const check = ({ name, mail, agree }: Record<string, string>) => {
    const missing = Object.entries({ name, mail })
      .filter(([, value]) => !value)
      .map(([field]) => field)
    return [
      ...(missing.length > 0 ? [{ fields: missing, text: NONE }] : []),
      ...(mail && !mail.includes('@') ? [{ fields: ['mail'], text: BAD }] : []),
      ...(agree ? [] : [{ fields: ['agree'], text: 'Agree.' }]),
      ...(name === mail ? [{ fields: [], text: 'The same.' }] : []),
    ]
  }

  test('is no longer wrong, and what is not stays', async () => {
    const { form, state } = start({ check })
    await form.submit({ agree: 'on' })
    expect(state().problems).toEqual([
      { fields: ['name', 'mail'], text: NONE },
      { fields: [], text: 'The same.' },
    ])
    form.changed('name', { name: 'Dana', agree: 'on' })
    expect(state().problems).toEqual([{ fields: ['mail'], text: NONE }])
    form.changed('mail', { name: 'Dana', mail: 'dana', agree: 'on' })
    expect(state().problems).toEqual([{ fields: ['mail'], text: BAD }])
    form.changed('mail', { name: 'Dana', mail: 'dana@x', agree: 'on' })
    expect(state().problems).toEqual([])
  })

  test('is not called wrong before it is sent again', async () => {
    const { form, state } = start({ check })
    form.changed('mail', { mail: 'd' })
    expect(state().problems).toEqual([])
    await form.submit({ name: 'Dana', mail: 'dana@x' })
    form.changed('mail', { name: 'Dana', mail: 'd' })
    expect(state().problems).toEqual([{ fields: ['agree'], text: 'Agree.' }])
    await form.submit({ name: 'Dana', mail: 'd' })
    expect(state().problems).toHaveLength(2)
  })

  test('moves the focus to no other field, and is not announced again', async () => {
    const onProblems = vi.fn()
    const { form, state } = start({ check, onProblems })
    await form.submit({ name: 'Dana', mail: 'd' })
    const { submitted, round } = state()
    form.changed('mail', { name: 'Dana', mail: 'dana@x' })
    expect(state()).toMatchObject({ submitted, round })
    expect(onProblems.mock.calls).toEqual([[['mail', 'agree']]])
  })

  test('is judged by what was sent, where it is no field of HTML', async () => {
    let dates = ''
    const { form, state } = start({
      check: ({ name }) => (name && !dates ? [{ fields: ['dates'], text: 'When?' }] : []),
    })
    await form.submit({ name: 'Dana' })
    form.changed()
    expect(state().problems).toEqual([{ fields: ['dates'], text: 'When?' }])
    dates = '2027-04-20/2027-04-30'
    form.changed()
    expect(state().problems).toEqual([])
  })

  test('is no longer refused; what the whole was refused for stays', async () => {
    const send = vi.fn<() => Promise<void>>()
    const { form, state } = start({
      send,
      fieldsOf: { wrongPassword: ['password'] },
    })
    send.mockRejectedValueOnce(new ApiError('wrongPassword', 'Wrong.'))
    await form.submit({ mail: 'a', password: 'b' })
    form.changed('mail', { mail: 'x', password: 'b' })
    expect(state().problems).toHaveLength(1)
    form.changed('password', { mail: 'x', password: 'c' })
    expect(state().problems).toEqual([])
    send.mockRejectedValueOnce(new ApiError('internal'))
    await form.submit({ mail: 'x', password: 'c' })
    form.changed('mail', { mail: 'y', password: 'c' })
    expect(state().problems).toEqual([{ fields: [], text: 'Failed.' }])
  })
})

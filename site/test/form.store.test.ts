import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#core/contract/client.ts'
import { createForm, type FormOptions } from '#site/stores/form.ts'

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
    expect(state()).toEqual({ status: 'idle', problems: check(), round: 1 })
  })

  test('each time that something is wrong is another round', async () => {
    const { form, state } = start({ check })
    await form.submit({})
    await form.submit({})
    expect(state().round).toBe(2)
  })
})

describe('while it is sent', () => {
  test('a second press sends nothing', async () => {
    let end = () => {}
    const send = vi.fn(
      () => new Promise<void>((resolve) => void (end = resolve)),
    )
    const { form, state } = start({ send })
    const first = form.submit({ a: '1' })
    expect(state().status).toBe('sending')
    await form.submit({ a: '2' })
    end()
    await first
    expect(send.mock.calls).toEqual([[{ a: '1' }]])
    expect(state()).toEqual({ status: 'idle', problems: [], round: 0 })
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
    expect(state().problems).toEqual([
      { fields: ['password'], text: 'הסיסמה שגויה.' },
    ])
  })

  test('without words has those of the form', async () => {
    const { form, state } = refused('internal')
    await form.submit({})
    expect(state().problems).toEqual([{ fields: [], text: 'Failed.' }])
  })

  test('is told elsewhere where the form wants it so', async () => {
    const tell = vi.fn()
    const { form, state } = start({
      tell,
      send: async () => {
        throw new ApiError('couldNotSendEmail', 'Not sent.')
      },
    })
    await form.submit({})
    expect(tell.mock.calls).toEqual([['Not sent.']])
    expect(state()).toEqual({ status: 'idle', problems: [], round: 0 })
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

import { describe, expect, test } from 'vitest'
import { createToasts } from '#site/ui/page/toasts.ts'
import { fakeClock } from './people/fake-clock.ts'

function start() {
  const { clock, pass } = fakeClock()
  const toasts = createToasts(clock)
  const info = (text: string) => toasts.add({ type: 'info', text })
  const texts = () => toasts.$toasts.get().map(({ text }) => text)
  const idOf = (text: string) => toasts.$toasts.get().find((toast) => toast.text === text)!.id
  return { toasts, pass, info, texts, idOf }
}

describe('the list', () => {
  test('has the newest on top', () => {
    const { info, texts } = start()
    info('one')
    info('two')
    expect(texts()).toEqual(['two', 'one'])
  })

  test('holds three; the oldest makes room', () => {
    const { info, texts } = start()
    for (const text of ['one', 'two', 'three', 'four']) info(text)
    expect(texts()).toEqual(['four', 'three', 'two'])
  })

  test('lets stay what somebody is looking at', () => {
    const { toasts, info, texts, idOf } = start()
    for (const text of ['one', 'two', 'three']) info(text)
    toasts.hold(idOf('one'))
    info('four')
    expect(texts()).toEqual(['four', 'three', 'one'])
  })

  test('makes room with what is no error, and with the oldest error once all are', () => {
    const { toasts, info, texts } = start()
    const wrong = (text: string) => toasts.add({ type: 'error', text })
    wrong('1')
    info('one')
    wrong('2')
    info('two')
    expect(texts()).toEqual(['two', '2', '1'])
    wrong('3')
    wrong('4')
    expect(texts()).toEqual(['4', '3', '2'])
  })

  test('shows the same text once, and announces it again', () => {
    const { pass, info, texts } = start()
    info('one')
    info('two')
    pass(10_000)
    info('one')
    expect(texts()).toEqual(['one', 'two'])
    pass(6_000)
    expect(texts()).toEqual(['one'])
  })

  test('keeps the same words of another kind apart', () => {
    const { toasts, info, texts } = start()
    info('one')
    toasts.add({ type: 'error', text: 'one' })
    expect(texts()).toEqual(['one', 'one'])
  })
})

describe('time', () => {
  test('ends a toast after 15 seconds, each its own', () => {
    const { pass, info, texts } = start()
    info('one')
    pass(5_000)
    info('two')
    pass(9_999)
    expect(texts()).toEqual(['two', 'one'])
    pass(1)
    expect(texts()).toEqual(['two'])
    pass(5_000)
    expect(texts()).toEqual([])
  })

  test('stands still while it is looked at, and leaves 7 seconds then', () => {
    const { toasts, pass, info, texts, idOf } = start()
    info('one')
    pass(14_000)
    toasts.hold(idOf('one'))
    pass(60_000)
    expect(texts()).toEqual(['one'])
    toasts.release(idOf('one'))
    pass(6_999)
    expect(texts()).toEqual(['one'])
    pass(1)
    expect(texts()).toEqual([])
  })

  test('has no end for an error, looked at or not, until it is closed', () => {
    const { toasts, pass, info, texts, idOf } = start()
    toasts.add({ type: 'error', text: 'wrong' })
    info('one')
    pass(15_000)
    expect(texts()).toEqual(['wrong'])
    toasts.hold(idOf('wrong'))
    toasts.release(idOf('wrong'))
    pass(3_600_000)
    expect(texts()).toEqual(['wrong'])
    toasts.closeNewest()
    expect(texts()).toEqual([])
  })

  test('is not lengthened by letting go of what was not held', () => {
    const { toasts, pass, info, texts, idOf } = start()
    info('one')
    pass(14_000)
    toasts.release(idOf('one'))
    pass(1_000)
    expect(texts()).toEqual([])
  })
})

describe('closing', () => {
  test('takes one away, the newest or by its number', () => {
    const { toasts, info, texts, idOf } = start()
    for (const text of ['one', 'two', 'three']) info(text)
    toasts.closeNewest()
    toasts.close(idOf('one'))
    expect(texts()).toEqual(['two'])
  })

  test('of what is gone does nothing', () => {
    const { toasts, pass, info, texts, idOf } = start()
    info('one')
    const id = idOf('one')
    toasts.close(id)
    toasts.release(id)
    info('two')
    pass(14_999)
    toasts.close(id)
    expect(texts()).toEqual(['two'])
  })
})

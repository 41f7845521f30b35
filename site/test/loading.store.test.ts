import { expect, test } from 'vitest'
import { $isLoading, withLoading } from '#site/ui/page/loading.ts'

function slow() {
  let end = () => {}
  const running = withLoading(() => new Promise<void>((resolve) => (end = resolve)))
  return { running, end: () => (end(), running) }
}

test('shows from the first call to the last one', async () => {
  const shown: boolean[] = []
  const stop = $isLoading.listen((isLoading) => void shown.push(isLoading))
  const one = slow()
  const two = slow()
  await one.end()
  expect($isLoading.get()).toBe(true)
  await two.end()
  expect($isLoading.get()).toBe(false)
  expect(shown).toEqual([true, false])
  stop()
})

test('ends with a call that fails', async () => {
  const failing = withLoading(async () => {
    throw new TypeError('offline')
  })
  await expect(failing).rejects.toThrow('offline')
  expect($isLoading.get()).toBe(false)
})

test('hands on what the call answers', async () => {
  expect(await withLoading(async () => 7)).toBe(7)
})

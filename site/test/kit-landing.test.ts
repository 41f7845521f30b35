import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

async function shown(first: number): Promise<string[]> {
  const later = Date.now() + 8e8
  document.body.innerHTML = `<dl><dd data-landing="${first}">this</dd><dd data-landing="${later}" hidden>next</dd></dl>`
  await import('#site/features/place/shabbat-kit.ts')
  return [...document.querySelectorAll<HTMLElement>('dd')].filter(({ hidden }) => !hidden).map((one) => one.textContent)
}

test('the next landing waits while there is time for this one', async () => {
  expect(await shown(Date.now() + 1e6)).toEqual(['this'])
})

test('a landing that is past gives way to the next', async () => {
  expect(await shown(Date.now() - 1e6)).toEqual(['next'])
})

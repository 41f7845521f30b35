import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { brotli, brotliPage } from '../engine/files.ts'

/** A page of names that nobody compresses well. */
const page = (names: number) =>
  Buffer.from(Array.from({ length: names }, () => `<li class="card">${randomBytes(6).toString('hex')}</li>`).join('\n'))

test('a page that needs a second round trip is compressed harder', () => {
  const [small, large] = [page(200), page(3000)]
  expect(brotliPage(small)).toEqual(brotli(small))
  expect(brotliPage(large).length).toBeLessThan(brotli(large).length)
  expect(brotliDecompressSync(brotliPage(large))).toEqual(large)
})

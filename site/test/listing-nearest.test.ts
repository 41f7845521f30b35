import { expect, test } from 'vitest'
import { nearestSection } from '#site/features/listing/nearest.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { listingInput } from './samples.ts'

const other = (tnid: number, km: number) => ({ tnid, dtype: 231, title: { en: `Place ${tnid}` }, km }) as const

test('the nearest of a kind are named by it, with the way to each; the same house is next door', () => {
  const nearest = [other(1, 0.01), other(2, 0.5)]
  const input = { ...listingInput({ dtype: 231 }), nearest }
  const { html } = nearestSection({ lang: 'en', input } as unknown as PageContext<'listing'>)!
  expect(html).toContain('Synagogues and communities nearby')
  const [first = '', second = ''] = html.split('<li>').slice(1)
  expect(first).toContain('Next door')
  expect(first).not.toContain('min on foot')
  expect(second).toMatch(/500 m · 8 min on foot.*mi · 8 min on foot/)
})

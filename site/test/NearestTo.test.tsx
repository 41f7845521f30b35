import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { NearestTo } from '#site/features/trip/NearestTo.tsx'
import type { TripWords } from '#site/features/trip/trip-props.ts'
import { nearbyEntry } from './nearby-samples.ts'

afterEach(cleanup)

const words = {
  ...MESSAGES.en.times.trip,
  onFoot: '{{minutes}} on foot',
  from: '',
  wayNote: '',
} as unknown as TripWords

test('the synagogue where one stays is in the list of what is near, first and without a way', () => {
  const own = nearbyEntry(2, { dtype: 231, title: 'Old-New Synagogue' })
  const items = [nearbyEntry(1, { dtype: 231 }), own]
  const near = [{ typeId: 231, typeName: 'Synagogues', items, hasMore: false }] as const
  const [lng, lat] = own.position
  render(<NearestTo lang="en" words={words} near={near} from={{ name: own.title, url: own.url, lat, lng }} />)
  const [first, second, ...more] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toBe(`Old-New Synagogue ${words.stayHere}`)
  expect(second).toContain('on foot')
  expect(more).toEqual([])
})

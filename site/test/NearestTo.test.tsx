import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { NearestTo } from '#site/features/trip/NearestTo.tsx'
import type { TripWords } from '#site/features/trip/trip-props.ts'
import { $inMiles } from '#site/ui/units/units.ts'
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

test('how far nothing is known is said in the units of the visitor', () => {
  const saidIn = (inMiles: boolean) => {
    $inMiles.set(inMiles)
    const { container, unmount } = render(<NearestTo lang="en" words={words} near={[]} from={undefined} />)
    onTestFinished(unmount)
    return container.querySelector('p')?.textContent
  }
  expect(saidIn(false)).toBe('Unknown: nothing is listed within 100 km.')
  expect(saidIn(true)).toBe('Unknown: nothing is listed within 62 mi.')
  $inMiles.set(false)
})

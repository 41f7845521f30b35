import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { entry } from '#core/test/entry.ts'
import { markersOf } from '#site/features/results/markers.ts'
import { useWayFrom } from '#site/features/nearby/use-way-from.ts'
import { $inMiles } from '#site/ui/units/units.ts'
import { plain } from './samples.ts'

const HOTEL = { lat: 31, lng: 35, name: 'Hotel' }
const near = entry(1, { position: [35.02, 31], address: '1 Main Street' })

test('a map says how far its places are, as their list does, in the units of the visitor', () => {
  onTestFinished(() => $inMiles.set(false))
  const { result } = renderHook(() => useWayFrom('en', HOTEL, '{{count}} min on foot'))
  const linesOf = () => markersOf([near], { withTown: false, sample: '', way: result.current })[0]?.lines?.map(plain)
  expect(linesOf()).toEqual(['1 Main Street', '1.9 km · 31 min on foot'])
  act(() => $inMiles.set(true))
  expect(linesOf()).toEqual(['1 Main Street', '1.2 mi · 31 min on foot'])
  expect(plain(result.current(near) ?? '')).toBe('1.2 mi · 31 min on foot')
})

test('what is a sample, or somewhere in its town, is at no distance, and nothing is without a point', () => {
  const { result, rerender } = renderHook(({ from }) => useWayFrom('en', from, ''), {
    initialProps: { from: HOTEL as typeof HOTEL | undefined },
  })
  for (const doubtful of [{ sample: true }, { inTown: true }])
    expect(result.current({ ...near, ...doubtful })).toBe(undefined)
  rerender({ from: undefined })
  expect(result.current(near)).toBe(undefined)
})

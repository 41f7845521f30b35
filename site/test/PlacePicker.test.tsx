import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FoundPlace } from '#core/contract/places.ts'
import { PlacePicker } from '#site/ui/search/PlacePicker.tsx'
import { candleProps } from '#site/features/times/candle-times.page.ts'
import { EVES } from './candle-samples.ts'
import { jericho, jerusalem, network } from './network.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const words = candleProps('en', { festivalEves: EVES }).placeWords

/** As a page uses it: the chosen place comes back as the name that is shown. */
function Page({ onSelect }: { onSelect: (place: FoundPlace) => void }) {
  const [chosen, setChosen] = useState('Haifa')
  return (
    <PlacePicker
      id="place"
      lang="en"
      chosen={chosen}
      words={words}
      onSelect={(place) => {
        onSelect(place)
        setChosen(place.text)
      }}
    />
  )
}

function show(places: readonly unknown[] = [jerusalem, jericho]) {
  const { urls, send } = network({ '/rest/tjt/loccityac/': places })
  vi.stubGlobal('fetch', send)
  const onSelect = vi.fn<(place: FoundPlace) => void>()
  render(<Page onSelect={onSelect} />)
  const input = screen.getByRole<HTMLInputElement>('combobox', {
    name: words.label,
  })
  input.focus()
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  return { input, type, urls, onSelect }
}

async function options() {
  const list = await screen.findByRole('listbox')
  return within(list).getAllByRole('option')
}

test('shows the chosen place, and does not look for it', () => {
  const { input, urls } = show()
  expect(input.value).toBe('Haifa')
  expect(urls).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('')
})

test('looks for cities only: a country has no one sunset', async () => {
  const { type, urls } = show()
  type('jer')
  await options()
  expect(urls).toEqual(['/rest/tjt/loccityac/jer?language=en'])
})

test('asks for more letters before the third', () => {
  const { type, urls } = show()
  type('je')
  expect(screen.getByRole('status').textContent).toBe(words.hint)
  type('')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(urls).toEqual([])
})

describe('a place is taken', () => {
  test('with the arrows and Enter', async () => {
    const { input, type, onSelect } = show()
    type('jer')
    await options()
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(onSelect.mock.calls).toEqual([[jericho]])
    expect(input.value).toBe(jericho.text)
    expect(document.activeElement).toBe(input)
    expect(screen.queryByRole('option')).toBeNull()
  })

  test('with Enter alone: the likeliest', async () => {
    const { input, type, onSelect } = show()
    type('jer')
    await options()
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(onSelect.mock.calls).toEqual([[jerusalem]])
  })

  test('with a click', async () => {
    const { input, type, onSelect } = show()
    type('jer')
    const [, second] = await options()
    fireEvent.click(second!)
    expect(onSelect.mock.calls).toEqual([[jericho]])
    expect(input.value).toBe(jericho.text)
  })

  test('a second time too', async () => {
    const { input, type, onSelect } = show()
    for (const _ of ['once', 'again']) {
      type('jer')
      await options()
      fireEvent.keyDown(input, { key: 'Enter' })
      expect(input.value).toBe(jerusalem.text)
    }
    expect(onSelect).toHaveBeenCalledTimes(2)
  })
})

test('Enter takes nothing while there is nothing', async () => {
  const { input, type, onSelect } = show([])
  type('xyzzy')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.none))
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onSelect).not.toHaveBeenCalled()
})

test('nonsense gives way to the chosen place when the field is left', () => {
  const { input, type, onSelect } = show([])
  type('qqqq')
  expect(input.value).toBe('qqqq')
  fireEvent.blur(input)
  expect(input.value).toBe('Haifa')
  expect(onSelect).not.toHaveBeenCalled()
})

import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Card } from '#site/ui/cards/card.ts'
import { cardHtml } from '#site/ui/cards/card-html.ts'
import { CardItem } from '#site/ui/cards/CardItem.tsx'
import { $saved } from '#site/ui/cards/saved-keys.ts'
import { markupOf, read } from './samples.ts'

beforeEach(() => $saved.set(new Set()))
afterEach(cleanup)

const card: Card = {
  url: '/en/entry/7',
  title: { text: 'Grill <by> the sea', lang: 'en' },
  image: '/pictures/food-1-800.webp',
  sample: 'Sample',
  save: { item: '7/directory', label: 'Save' },
  lines: [{ icon: 'pin', text: 'Herzl St 1' }],
}

test('is the card of a page', () => {
  const { container } = render(<CardItem level={2} card={card} />)
  expect(markupOf(container)).toEqual(markupOf(read(cardHtml(card, { level: 2 }))))
})

test('in a line of a list its label stands with its text, and its picture is small', () => {
  const { container } = render(<CardItem isSmall card={{ ...card, way: '350 m' }} />)
  expect(container.firstElementChild?.className).toBe('card near-card')
  expect(container.querySelector('.card-body > .badge')?.textContent).toBe('Sample')
  expect(container.querySelector('.card-body > .near-distance')?.textContent).toBe('350 m')
  expect(container.querySelector('img')?.sizes).toBe('11rem')
})

test('its button shows what is saved, before and after it is drawn, and stays the same button', () => {
  $saved.set(new Set(['7/directory']))
  const { container, rerender } = render(<CardItem card={card} />)
  const button = container.querySelector('.save')!
  const isPressed = () => container.querySelector('.save')?.getAttribute('aria-pressed')
  expect(isPressed()).toBe('true')
  act(() => $saved.set(new Set()))
  expect(isPressed()).toBe('false')
  rerender(<CardItem card={{ ...card }} />)
  expect(container.querySelector('.save')).toBe(button)
  $saved.set(new Set(['7/directory']))
  rerender(<CardItem card={{ ...card, way: '2 km' }} />)
  expect(isPressed()).toBe('true')
})

test('what is added stands below its text, also when that has changed', () => {
  const { container, rerender } = render(<CardItem card={card}>more</CardItem>)
  expect(container.querySelector('.card-body')?.lastChild?.textContent).toBe('more')
  rerender(<CardItem card={{ ...card, way: '2 km' }}>more</CardItem>)
  const [way, more] = [...container.querySelector('.card-body')!.childNodes].slice(-2)
  expect([way?.textContent, more?.textContent]).toEqual(['2 km', 'more'])
})

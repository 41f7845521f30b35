import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import '#site/ui/forms/kept-fields.ts'

const FIRST = { open: true, glatt: false, size: 'small', name: '', sort: 'best' }
type Choice = typeof FIRST

/** Each kind of field, and what React knows of them. */
function Filters() {
  const [choice, setChoice] = useState<Choice>(FIRST)
  const choose = (change: Partial<Choice>) => setChoice((before) => ({ ...before, ...change }))
  const box = (name: 'open' | 'glatt') => (
    <input
      type="checkbox"
      aria-label={name}
      checked={choice[name]}
      onChange={({ target }) => choose({ [name]: target.checked })}
    />
  )
  const radio = (size: string) => (
    <input
      type="radio"
      name="size"
      aria-label={size}
      checked={choice.size === size}
      onChange={() => choose({ size })}
    />
  )
  return (
    <>
      {box('open')}
      {box('glatt')}
      {radio('small')}
      {radio('large')}
      <input aria-label="name" value={choice.name} onChange={({ target }) => choose({ name: target.value })} />
      <select aria-label="sort" value={choice.sort} onChange={({ target }) => choose({ sort: target.value })}>
        <option value="best">Best</option>
        <option value="near">Near</option>
      </select>
      <output>{JSON.stringify(choice)}</output>
    </>
  )
}

/** Wakes the page after a visitor has changed it; answers what React knows then. */
async function wakeAfter(change: () => void): Promise<Choice> {
  const island = document.createElement('div')
  document.body.append(island)
  island.innerHTML = renderToString(<Filters />)
  change()
  await act(async () => {
    const root = hydrateRoot(island, <Filters />)
    onTestFinished(() => act(() => root.unmount()))
    onTestFinished(() => island.remove())
    island.dispatchEvent(new CustomEvent('astro:hydrate'))
  })
  return JSON.parse(screen.getByRole('status').textContent) as Choice
}

const field = <T extends HTMLElement>(label: string) => screen.getByLabelText<T>(label)
const isTicked = (label: string) => field<HTMLInputElement>(label).checked

test.each([
  ['a box that was unticked', () => fireEvent.click(field('open')), { open: false }],
  ['a box that was ticked', () => fireEvent.click(field('glatt')), { glatt: true }],
  ['a box that was unticked and ticked again', () => [1, 2].map(() => fireEvent.click(field('open'))), {}],
  ['a choice', () => fireEvent.click(field('large')), { size: 'large' }],
  ['a text', () => Object.assign(field('name'), { value: 'Deli' }), { name: 'Deli' }],
  ['an option', () => Object.assign(field('sort'), { value: 'near' }), { sort: 'near' }],
])('%s before the page wakes stays so', async (_, change, changed) => {
  const choice = await wakeAfter(change)
  expect(choice).toEqual({ ...FIRST, ...changed })
  expect([isTicked('open'), isTicked('glatt'), isTicked('large')]).toEqual([
    choice.open,
    choice.glatt,
    choice.size === 'large',
  ])
  expect(field<HTMLInputElement>('name').value).toBe(choice.name)
  expect(field<HTMLSelectElement>('sort').value).toBe(choice.sort)
})

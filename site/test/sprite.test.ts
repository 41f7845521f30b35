import { afterEach, expect, test } from 'vitest'
import { icon } from '#site/ui/icons/icon.ts'
import { ICONS } from '#site/ui/icons/icons.ts'
import { addMissingIcons, iconsIn, iconSprite } from '#site/ui/icons/sprite.ts'

const page = `<h1>${icon('pin').html} and ${icon('calendar-plus').html} and ${icon('pin').html}</h1>`

afterEach(() => document.body.replaceChildren())

test('a page has the icons it refers to, once', () => {
  expect(iconsIn(page)).toEqual(['pin', 'calendar-plus', 'pin'])
  document.body.innerHTML = iconSprite(iconsIn(page))
  expect([...document.querySelectorAll('symbol')].map(({ id }) => id)).toEqual(['i-pin', 'i-calendar-plus'])
})

test('a script adds the others, once', () => {
  document.body.innerHTML = iconSprite(iconsIn(page))
  addMissingIcons()
  addMissingIcons()
  const ids = [...document.querySelectorAll('symbol')].map(({ id }) => id)
  expect(ids.toSorted()).toEqual(
    Object.keys(ICONS)
      .map((name) => `i-${name}`)
      .toSorted(),
  )
})

import { expect, test } from 'vitest'
import { guides } from '#site/features/desk/guides.html.ts'
import { HELP_OF } from '#site/features/desk/address.ts'
import { read } from '../samples.ts'

const ids = guides.flatMap(({ body }) => [...read(body).querySelectorAll('[id]')].map((heading) => heading.id))

test('each part of the desk has its place in the guides', () => {
  expect(new Set(ids).size).toBe(ids.length)
  for (const place of [...Object.values(HELP_OF), ...guides.map(({ id }) => id)]) expect(ids).toContain(place)
})

test('links within the guides lead to what is there, others to the web, and pictures load from here', () => {
  const all = read(guides.map(({ body }) => String(body)).join(''))
  const links = [...all.querySelectorAll('a[href]:not(:has(img))')].map((link) => link.getAttribute('href')!)
  expect(links.length).toBeGreaterThan(0)
  for (const href of links) {
    if (href.startsWith('#')) expect(ids).toContain(href.slice(1))
    else expect(href).toMatch(/^https?:/)
  }
  const pictures = [...all.querySelectorAll('img')]
  expect(pictures).toHaveLength(3)
  for (const picture of pictures) {
    expect(picture.getAttribute('src')).toMatch(/^\/.*\.webp/)
    expect(picture.parentElement?.querySelector('source')?.getAttribute('srcset')).toMatch(/^\/.*-dark.*\.webp/)
    // In full size, with a caption that names it.
    const link = picture.closest('a')
    expect(link?.getAttribute('href')).toBe(picture.getAttribute('src'))
    expect(link?.textContent).not.toBe('')
  }
})

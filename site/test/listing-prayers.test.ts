import { expect, test } from 'vitest'
import type { ListingInput } from '#data/index/inputs.ts'
import { gallery } from '#site/features/listing/gallery.html.ts'
import { prayersSection } from '#site/features/listing/prayer-times.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { listingInput, read } from './samples.ts'

const page = (fields: Parameters<typeof listingInput>[0], rest: Partial<ListingInput> = {}) =>
  ({ lang: 'en', input: listingInput(fields, rest) }) as unknown as PageContext<'listing'>

const prayerTimes = {
  rows: [
    { service: 'mincha', days: ['Su', 'Mo', 'We'], times: ['18:30'] },
    { service: 'shacharit', days: ['Su', 'Mo', 'Tu', 'We', 'Th'], times: ['06:30', '08:00'] },
    { service: 'shacharit', days: ['Sa', 'fast'], times: ['08:45'], season: 'summer' },
  ],
  jewishDays: {},
  source: { name: 'editor' },
  confirmedAt: '2026-11-20',
}

test('services stand in the order of the day, each with its days and times', () => {
  const coming = { day: '2026-11-24', coming: [] }
  const section = read(prayersSection(page({ dtype: 231, prayerTimes } as never, { prayerTimes: coming }))!)
  const services = [...section.querySelectorAll('.services dt')].map(({ textContent }) => textContent?.trim())
  expect(services).toEqual(['Shacharit', 'Mincha'])
  const rows = [...section.querySelectorAll('.service-row')].map(({ textContent }) =>
    textContent?.replaceAll(/\s+/g, ' ').trim(),
  )
  expect(rows).toEqual([
    'Sunday – Thursday 06:30, 08:00',
    'Saturday, On fast days, summer time 08:45',
    'Sunday – Monday, Wednesday 18:30',
  ])
})

test('a listing has a gallery of its photographs, with their credit, and none without', () => {
  expect(gallery(page({ dtype: 228 }, { pictures: [] }))).toBeUndefined()
  const pictures = ['a.jpg', 'b.jpg']
  const links = (rest: Partial<ListingInput>) =>
    [...read(gallery(page({ dtype: 228 }, { pictures, ...rest }))!).querySelectorAll('a')].map((link) => link.href)
  expect(links({}).filter((href) => href.includes('#picture-'))).toHaveLength(2)
  const source = 'https://commons.wikimedia.org/wiki/File:A.jpg'
  const picture = { id: 'a', key: 'a.jpg', file: 'A.jpg', hash: '00' }
  const credit = {
    ...picture,
    author: 'Dana',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0',
    source,
  }
  expect(links({ credit })).toContain(source)
})

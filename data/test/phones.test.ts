import { expect, test } from 'vitest'
import { formatPhone, phoneDigits } from '#data/index/phones.ts'
import { shownAuthority, shownListing } from '#data/index/shown-listing.ts'
import type { Authority, SeedListing } from '#core/contract/data-files.ts'

test.each([
  ['+972 2 62 300 56', 'IL', '+972 2 623 0056'],
  ['02-623-0056', 'IL', '+972 2 623 0056'],
  ['+972-(0)57-9442741', 'IL', '+972 57 944 2741'],
  ['+972 037 526 222', 'IL', '+972 3 752 6222'],
  ['+972 3 000 0001 ext. 5', 'IL', '+972 3 000 0001 ext. 5'],
  ['(212) 555-0100', 'US', '+1 212 555 0100'],
  ['00436504145507', 'AT', '+43 650 4145507'],
  // Of another country than the place is in.
  ['+44 20 79460509', 'IL', '+44 20 7946 0509'],
  // Nobody abroad reaches them.
  ['+972 1 700 50 60 70', 'IL', '1-700-506-070'],
  ['1-700-000-005', 'IL', '1-700-000-005'],
  ['+1 800 555 0199', 'US', '+1 800 555 0199'],
  // No numbers of that country.
  ['*5328', 'IL', '*5328'],
  ['2327', 'IL', '2327'],
  ['03-0000001', 'JP', '03-0000001'],
  ['02-623-0056', undefined, '02-623-0056'],
])('%s in %s is shown as %s', (phone, country, text) => {
  expect(formatPhone(phone, country)).toBe(text)
})

test('numbers are compared by their international digits', () => {
  expect(phoneDigits('06 20 123 4567', 'HU')).toBe('36201234567')
  expect(phoneDigits('*5328', 'IL')).toBeUndefined()
})

test('listings and authorities are shown with numbers as their countries group them', () => {
  const listing = { position: [35.2, 31.7], phones: ['02-6230056', '*4999'], fax: '+972 26230056' }
  expect(shownListing(listing as SeedListing, 'IL')).toMatchObject({
    phones: ['+972 2 623 0056', '*4999'],
    fax: '+972 2 623 0056',
  })
  const authority = { phones: ['02-6230056'], faxes: ['02-6230056'] }
  expect(shownAuthority({ ...authority, countries: ['IL'] } as Authority).faxes).toEqual(['+972 2 623 0056'])
  expect(shownAuthority(authority as Authority).phones).toEqual(['02-6230056'])
})

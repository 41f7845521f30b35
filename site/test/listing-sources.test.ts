import { expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { listingSources } from '#site/features/credits/listing-sources.html.ts'

const source = (name: string, licence: string) => ({ name, licence, listings: 7, checked: '2026-04-17' })

test('registers are credited as their terms ask', () => {
  const sources = [source('City of New York', 'NYC-Open-Data'), source('Food Standards Agency', 'OGL-UK-3.0')]
  const { html = '' } = listingSources('en', sources) ?? {}
  expect(html).toContain('dataset 43nn-pn8j of NYC Open Data, as of <bdi>')
  expect(html).toContain('we chose the rows and changed their form')
  expect(html).toContain(
    'Contains public sector information licensed under the Open Government Licence v3.0. © Food Standards Agency',
  )
  expect(html).toContain('https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/')
  expect(listingSources('he', sources)?.html).toContain('<bdi lang="en">Contains public sector information')
})

test('other sources are named with their licence alone', () => {
  expect(listingSources('en', [source('Wikidata', 'CC0-1.0')])?.html).not.toContain('NYC Open Data')
})

test('what the editors compiled has a row, in the language of the reader, under its licence alone', () => {
  const sources = [source('General knowledge, compiled by the editors', 'Facts, CC0-1.0')]
  const { html = '' } = listingSources('he', sources) ?? {}
  expect(html).toContain(MESSAGES.he.listing.sources.knowledge)
  expect(html).not.toContain('Facts')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accountsApi } from '#core/contract/accounts.ts'
import { contentApi } from '#core/contract/content.ts'
import { enquiriesApi } from '#core/contract/enquiries.ts'
import { entriesApi } from '#core/contract/entries.ts'
import { feedbackApi } from '#core/contract/feedback.ts'
import { listingEditApi } from '#core/contract/listing-edit.ts'
import { messagesApi } from '#core/contract/messages.ts'
import { optionsApi } from '#core/contract/options.ts'
import { placesApi } from '#core/contract/places.ts'
import { questionsApi } from '#core/contract/questions.ts'
import { reportsApi } from '#core/contract/reports.ts'
import { reviewsApi } from '#core/contract/reviews.ts'
import { savedApi } from '#core/contract/saved.ts'
import { sessionApi } from '#core/contract/session.ts'
import { timesApi } from '#core/contract/times.ts'

interface Call {
  method: string
  url: string
  schema: { body?: object; response: { 200: object } }
}

const CALLS = [
  accountsApi, contentApi, enquiriesApi, entriesApi, feedbackApi, listingEditApi, messagesApi, optionsApi, placesApi,
  questionsApi, reportsApi, reviewsApi, savedApi, sessionApi, timesApi,
].flatMap((api) => Object.values(api) as unknown as Call[]) // prettier-ignore

/** The names of all fields in a schema. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as { properties?: object }
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)]
}

const guide = readFileSync(new URL('../../docs/rest-api.md', import.meta.url), 'utf8')
const ROW = /^\| ([\w, -]+?) +\| `([A-Z]+) (\S+)`, (reply|body) +\| (`.*`) +\|$/gm
const rows = [...guide.matchAll(ROW)].map(([, entity, method, url, part, names]) => ({
  entity, method, url, part, names: [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
})) // prettier-ignore

test('the guide names the home of each entity', () => {
  expect(rows).toHaveLength(25)
})

test.each(rows)('$entity: $method $url has them in its $part', ({ method, url, part, names }) => {
  const call = CALLS.find((item) => item.method === method && item.url === url)
  const has = new Set(namesIn(part === 'body' ? call?.schema.body : call?.schema.response[200]))
  expect(names.filter((name) => !has.has(name!))).toEqual([])
})

test.each([
  'error', 'tlid', 'locId', 'imageSrc', 'places', 'owner', 'directoryType', 'itemType', 'srchPre', 'videos',
  'fieldsRequired', 'nid', 'pdi', 'files', 'resumedoc',
])('what has become of %s is told', (name) => {
  const [, others = ''] = guide.split('These have other homes:')
  expect(others).toContain(`\`${name}\``)
}) // prettier-ignore

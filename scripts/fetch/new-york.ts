import type { Mapping } from '#core/contract/import-mapping.ts'
import { ask } from './ask.ts'
import { fromCapitals, requireColumns, type Register, type RegisterRow } from './registers.ts'
import type { FetchSettings } from './settings.ts'
import { FetchError, type World } from './world.ts'

const TIMEOUT_MS = 120_000
/** Rows of a page of an answer. */
export const PAGE_ROWS = 5000

const COLUMNS = ['camis', 'dba', 'boro', 'building', 'street', 'zipcode', 'phone', 'latitude', 'longitude'] as const
/** Others may be unknown of every row. */
const NEEDED = ['camis', 'dba', 'boro', 'street', 'latitude', 'longitude', 'record_date']

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number] | 'record_date', string>>>

/** What is filed as “Jewish/Kosher”: one row a business, not one an inspection. */
export function queryOf(offset: number): string {
  const columns = COLUMNS.join(',')
  const query = new URLSearchParams({
    $select: `${columns},max(record_date) as record_date`,
    $where: "cuisine_description='Jewish/Kosher'",
    $group: columns,
    $order: 'camis',
    $limit: String(PAGE_ROWS),
    $offset: String(offset),
  })
  return String(query)
}

/** The register's word for a cuisine is no certificate: a claim of its own, the weakest. */
const NEW_YORK: Mapping = {
  source: 'nyc-dohmh',
  name: 'New York City health register',
  licence: 'NYC Open Data terms of use',
  by: 'City of New York',
  url: 'https://data.cityofnewyork.us/d/43nn-pn8j',
  id: 'id',
  fields: {
    'title.en': 'name',
    dtype: 'dtype',
    businessesType: 'trade',
    address: 'address',
    postcode: 'postcode',
    phones: 'phone',
    town: 'town',
    country: { value: 'US' },
    'kashrutFacts.1.claim': { value: 'register-says' },
    'kashrutFacts.1.confirmedAt': 'date',
  },
}

/** New York City's register of restaurant inspections, by the Socrata API. */
export function newYorkRegister({ newYorkUrl, userAgent }: FetchSettings, world: World): Register {
  const { host } = new URL(newYorkUrl)
  const headers = { 'user-agent': userAgent, accept: 'application/json' }
  const page = (offset: number) =>
    ask(
      { url: `${newYorkUrl}?${queryOf(offset)}`, headers, timeoutMs: TIMEOUT_MS },
      async (answer) => JSON.parse(await answer.text()) as unknown,
      world,
    )
  return {
    host,
    mapping: NEW_YORK,
    async all() {
      const rows: Row[] = []
      for (let size = PAGE_ROWS; size === PAGE_ROWS;) {
        const some = await page(rows.length)
        if (!Array.isArray(some))
          throw new FetchError(`${host} does not answer as Socrata does: nothing was changed. See NEW_YORK_URL.`)
        rows.push(...(some as Row[]))
        size = some.length
      }
      requireColumns(host, rows, NEEDED)
      const days = rows.flatMap(({ record_date }) => record_date?.slice(0, 10) ?? [])
      const latest = days.sort().at(-1)
      return { rows: latestRows(rows).flatMap(rowOf), taken: latest ?? new Date(world.now()).toISOString() }
    },
  }
}

/** One row a business, where its phone or address has changed between two inspections: the latest. */
function latestRows(rows: readonly Row[]): Row[] {
  const byId = new Map<string, Row>()
  for (const row of rows) {
    const known = byId.get(row.camis ?? '')
    if (!known || (row.record_date ?? '') >= (known.record_date ?? '')) byId.set(row.camis ?? '', row)
  }
  byId.delete('')
  return [...byId.values()]
}

function rowOf(row: Row): RegisterRow[] {
  const { camis: id = '', dba, boro, building, street, zipcode, phone, latitude, longitude, record_date } = row
  if (!dba) return []
  const [lat, lng] = [Number(latitude), Number(longitude)]
  const name = fromCapitals(dba)
  const address = [building?.trim(), street && fromCapitals(street)].filter(Boolean).join(' ')
  return [
    {
      id,
      name,
      // The register has zeros where it has no position.
      ...(lat && lng && { position: [lng, lat] as const }),
      more: {
        ...tradeOf(name),
        address,
        postcode: zipcode,
        phone: phone && /^\d{10}$/.test(phone) ? `+1${phone}` : undefined,
        town: boro && boro !== '0' ? boro : undefined,
        date: record_date?.slice(0, 10),
      },
    },
  ]
}

/** A trade that a business has in its name; the register does not tell. */
function tradeOf(name: string): { dtype: number; trade?: string } {
  if (/\bbak(?:e|ery|eries|erie)\b/i.test(name)) return { dtype: 232, trade: 'bakery' }
  return /\bcater(?:er|ers|ing)\b/i.test(name) ? { dtype: 232, trade: 'catering' } : { dtype: 228 }
}

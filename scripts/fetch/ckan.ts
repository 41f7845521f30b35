import { ask } from './ask.ts'
import { FetchError, type World } from './world.ts'

const TIMEOUT_MS = 120_000
/** Rows of a page of an answer. */
export const PAGE_ROWS = 1000

interface Portal {
  /** Its actions, without a slash at the end. */
  url: string
  userAgent: string
}

export type CkanRow = Readonly<Record<string, unknown>>

/** A table of a portal that runs CKAN. */
export interface CkanTable {
  /** In the portal's words. */
  licence: string
  /** Its dataset, as the portal's addresses name it. */
  dataset: string
  /** When it was changed last, ISO 8601. */
  changed: string
  columns: string[]
  rows: CkanRow[]
}

interface ResourceShow {
  package_id?: string
  last_modified?: string | null
  created?: string | null
}

interface PackageShow {
  name?: string
  license_id?: string | null
  license_title?: string | null
}

interface DatastoreSearch {
  fields?: { id: string }[]
  records?: CkanRow[]
  total?: number
}

/** The path of a question for the rows of a table after some others, always in the same order. */
export function rowsPath(resource: string, offset: number): string {
  const query = { resource_id: resource, sort: '_id', limit: String(PAGE_ROWS), offset: String(offset) }
  return `/datastore_search?${String(new URLSearchParams(query))}`
}

/** A whole table, with its licence and date. Throws FetchError. */
export async function askCkan(resource: string, { url, userAgent }: Portal, world: World): Promise<CkanTable> {
  const { host } = new URL(url)
  const headers = { 'user-agent': userAgent, accept: 'application/json' }
  const act = <T>(path: string): Promise<T> =>
    ask(
      { url: `${url}${path}`, headers, timeoutMs: TIMEOUT_MS },
      async (answer) => resultOf<T>(await answer.text(), host),
      world,
    )
  const { package_id, last_modified, created } = await act<ResourceShow>(`/resource_show?id=${resource}`)
  if (!package_id) throw noCkan(host)
  const dataset = await act<PackageShow>(`/package_show?id=${encodeURIComponent(package_id)}`)
  const licence = openLicence(dataset, host)
  const table = await allRows((offset) => act(rowsPath(resource, offset)), host)
  const changed = last_modified ?? created ?? new Date(world.now()).toISOString()
  return { ...table, licence, dataset: dataset.name ?? package_id, changed: changed.slice(0, 10) }
}

/** What an action gives. Throws FetchError for another service and for a refusal, SyntaxError for half an answer. */
function resultOf<T>(text: string, host: string): T {
  if (text.trimStart().startsWith('<')) throw noCkan(host)
  const { success, result, error } = (JSON.parse(text) ?? {}) as {
    success?: boolean
    result?: T
    error?: { message?: string }
  }
  if (success === false) throw new FetchError(`${host} refuses: ${error?.message ?? 'no reason'}; nothing was changed.`)
  if (typeof result !== 'object' || result === null) throw noCkan(host)
  return result
}

const noCkan = (host: string) =>
  new FetchError(`${host} does not answer as CKAN does: nothing was changed. See DATA_GOV_IL_URL.`)

/** Ids of CKAN for data that nobody may pass on, or not for every purpose. */
const NOT_OPEN = /^(?:notspecified|other-closed)$|(?:^|-)(?:nc|nd)(?:-|$)/i

/** The licence of a dataset. Throws FetchError where it is not open: nothing of it may be shown. */
function openLicence({ name = '', license_id, license_title }: PackageShow, host: string): string {
  const licence = license_title?.trim() || license_id?.trim()
  if (licence && !NOT_OPEN.test(license_id ?? '')) return licence
  const reason = licence ? `without an open licence (${licence})` : 'without a licence'
  throw new FetchError(`${host} publishes ${name} ${reason}: nothing was changed.`)
}

/** All pages of a table. Throws FetchError where it is not whole. */
async function allRows(
  page: (offset: number) => Promise<DatastoreSearch>,
  host: string,
): Promise<Pick<CkanTable, 'columns' | 'rows'>> {
  const byId = new Map<unknown, CkanRow>()
  for (;;) {
    const { fields, records, total } = await page(byId.size)
    if (!Array.isArray(fields) || !Array.isArray(records) || typeof total !== 'number') throw noCkan(host)
    for (const row of records) byId.set(row['_id'], row)
    // A server may give fewer rows than it was asked for, but not none.
    if (byId.size < total && records.length > 0) continue
    if (byId.size !== total)
      throw new FetchError(`${host} gave ${byId.size} of ${total} rows: nothing was changed. Try it again.`)
    return { columns: fields.map(({ id }) => id), rows: [...byId.values()] }
  }
}

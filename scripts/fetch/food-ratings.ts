import type { Mapping } from '#core/contract/import-mapping.ts'
import { ask } from './ask.ts'
import { requireColumns, type Register, type RegisterRow } from './registers.ts'
import type { FetchSettings } from './settings.ts'
import { FetchError, type World } from './world.ts'

const TIMEOUT_MS = 120_000
const PAGE_SIZE = 5000
/** What a name says. */
export const NAMES = ['kosher', 'glatt'] as const
const NEEDED = ['FHRSID', 'BusinessName', 'BusinessType', 'AddressLine1', 'PostCode', 'geocode']

interface Establishment {
  FHRSID?: number
  BusinessName?: string
  BusinessType?: string
  AddressLine1?: string
  AddressLine2?: string
  AddressLine3?: string
  AddressLine4?: string
  PostCode?: string
  geocode?: { longitude?: string | null; latitude?: string | null } | null
}

/** Ratings are left out, since they must be current wherever shown; phones are often those of a home. */
const FOOD_RATINGS: Mapping = {
  source: 'fhrs',
  name: 'Food Standards Agency',
  licence: 'OGL-UK-3.0',
  by: 'Food Standards Agency',
  url: 'https://ratings.food.gov.uk/',
  page: 'https://ratings.food.gov.uk/business/{id}',
  id: 'id',
  fields: {
    'title.en': 'name',
    dtype: 'dtype',
    businessesType: 'trade',
    address: 'address',
    postcode: 'postcode',
    country: { value: 'GB' },
  },
}

/** The path of a question. */
export const pathOf = (name: string): string => `/Establishments?name=${name}&pageSize=${PAGE_SIZE}`

/** The Food Hygiene Rating Scheme: businesses whose own name says kosher. It says nothing of kashrut. */
export function foodRatings({ foodRatingsUrl, userAgent }: FetchSettings, world: World): Register {
  const { host } = new URL(foodRatingsUrl)
  const headers = { 'user-agent': userAgent, accept: 'application/json', 'x-api-version': '2' }
  const named = (name: string) =>
    ask(
      { url: `${foodRatingsUrl}${pathOf(name)}`, headers, timeoutMs: TIMEOUT_MS },
      async (answer) => establishmentsOf(JSON.parse(await answer.text()), host),
      world,
    )
  return {
    host,
    mapping: FOOD_RATINGS,
    async all() {
      const byId = new Map<number, Establishment>()
      for (const name of NAMES) {
        const found = await named(name)
        requireColumns(host, found, NEEDED)
        for (const establishment of found) byId.set(establishment.FHRSID ?? 0, establishment)
      }
      return { rows: [...byId.values()].flatMap(rowOf), taken: new Date(world.now()).toISOString() }
    },
  }
}

/** Throws FetchError where it is another service, or not all of an answer. */
function establishmentsOf(answer: unknown, host: string): Establishment[] {
  const { establishments, meta } = (answer ?? {}) as {
    establishments?: Establishment[]
    meta?: { totalCount?: number }
  }
  if (!Array.isArray(establishments))
    throw new FetchError(
      `${host} does not answer as the Food Hygiene Rating Scheme does: nothing was changed. See FOOD_RATINGS_URL.`,
    )
  const { totalCount = establishments.length } = meta ?? {}
  if (totalCount > establishments.length)
    throw new FetchError(`${host} gave ${establishments.length} of ${totalCount} businesses: nothing was changed.`)
  return establishments
}

function rowOf(establishment: Establishment): RegisterRow[] {
  const { FHRSID, BusinessName: name = '', BusinessType = '', PostCode, geocode } = establishment
  const kind = kindOf(BusinessType, name)
  const address = [
    establishment.AddressLine1,
    establishment.AddressLine2,
    establishment.AddressLine3,
    establishment.AddressLine4,
  ]
    .map((line) => line?.trim())
    .filter(Boolean)
    .join(', ')
  // The register leaves out the address of somebody who works at home.
  if (!FHRSID || !kind || !address || !/kosher|glatt/i.test(name)) return []
  const [lng, lat] = [Number(geocode?.longitude || NaN), Number(geocode?.latitude || NaN)]
  return [
    {
      id: String(FHRSID),
      name: name.trim(),
      ...(Number.isFinite(lng) && Number.isFinite(lat) && { position: [lng, lat] as const }),
      more: { ...kind, address, postcode: PostCode },
    },
  ]
}

/** What a business is by its type in the register; undefined for homes, schools, hospitals, makers and carriers. */
function kindOf(type: string, name: string): { dtype: number; trade?: string } | undefined {
  if (/^(?:restaurant|takeaway|pub)/i.test(type)) return { dtype: 228 }
  if (/^hotel/i.test(type)) return { dtype: 230 }
  if (/^(?:other catering|mobile caterer)/i.test(type)) return { dtype: 232, trade: 'catering' }
  if (!/^retailers/i.test(type)) return undefined
  if (/butcher|boucherie|meats?\b/i.test(name)) return { dtype: 232, trade: 'butcher' }
  return { dtype: 232, trade: /\bbaker/i.test(name) ? 'bakery' : 'grocery' }
}

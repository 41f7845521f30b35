import { searchForm } from '#core/domain/slug.ts'
import type { Tags } from '../import/osm/tags.ts'
import { mapTitle } from '../import/osm/titles.ts'
import { spellingKey } from '#scripts/import/places/nearest-town.ts'
import { askCkan, type CkanTable } from './ckan.ts'
import { cellsOf, MIKVAOT, OLD_MIKVAOT, SYNAGOGUES, type Cells, type Source } from './data-gov-il-tables.ts'
import type { Register, RegisterAnswer, RegisterRow } from './registers.ts'
import type { FetchSettings } from './settings.ts'
import type { World } from './world.ts'

/** What data.gov.il has of us: mikvaot, and the synagogues of Be'er Sheva; a register each, with its own licence. */
export function dataGovIl({ dataGovIlUrl, userAgent }: FetchSettings, world: World): Register[] {
  const { host } = new URL(dataGovIlUrl)
  const tableOf = ({ resource }: Source) => askCkan(resource, { url: dataGovIlUrl, userAgent }, world)
  let current: Promise<CkanTable> | undefined
  const currentMikvaot = () => (current ??= tableOf(MIKVAOT))
  const register = (source: Source, all: () => Promise<RegisterAnswer>): Register => ({
    host,
    mapping: source.mapping,
    all,
  })
  return [
    register(MIKVAOT, async () => {
      const table = await currentMikvaot()
      return answerOf(table, cellsOf(table, MIKVAOT, host).flatMap(mikvahRow))
    }),
    register(OLD_MIKVAOT, async () => {
      const newer = cellsOf(await currentMikvaot(), MIKVAOT, host)
      const isKnown = cityFinder(newer.map(({ city = '' }) => city))
      const table = await tableOf(OLD_MIKVAOT)
      const all = cellsOf(table, OLD_MIKVAOT, host).map((cells) => ({
        ...cells,
        city: cells.city || cells.council || '',
      }))
      return answerOf(table, all.filter(({ city }) => !isKnown(city)).flatMap(mikvahRow))
    }),
    register(SYNAGOGUES, async () => {
      const table = await tableOf(SYNAGOGUES)
      const all = cellsOf(table, SYNAGOGUES, host)
      const shared = sharedPoints(all)
      return answerOf(
        table,
        all.flatMap((cells) => synagogueRow(cells, shared)),
      )
    }),
  ]
}

const answerOf = ({ changed, licence, dataset }: CkanTable, rows: RegisterRow[]): RegisterAnswer => ({
  rows,
  taken: changed,
  about: { licence, url: `https://data.gov.il/dataset/${encodeURIComponent(dataset)}` },
})

/** The names of a city without its second one: `תל אביב - יפו`; the whole name is the last. */
function cityNames(city: string): string[] {
  const parts = city.split(/[-־–]/)
  return parts.map((_, i) => spellingKey(parts.slice(0, i + 1).join(' ')))
}

/** Whether a city is among some, written with its second name or not. */
function cityFinder(cities: readonly string[]): (city: string) => boolean {
  const all = cities.map(cityNames)
  const [whole, any] = [new Set(all.map((names) => names.at(-1))), new Set(all.flat())]
  return (city) => {
    const names = cityNames(city)
    return any.has(names.at(-1)!) || names.some((name) => whole.has(name))
  }
}

/** A number of a row is another one after each upload: what a place is called, and where it is, stays. */
const idOf = (...parts: readonly string[]): string => parts.map(searchForm).filter(Boolean).join('/')

/** The table has no positions: of a mikvah no more than its town is known, and its address. */
function mikvahRow({ name = '', city = '', street = '' }: Cells): RegisterRow[] {
  if (!city) return []
  const called = mikvahName({ name, city, street })
  const town = cityName(city)
  const tags = { name: called, amenity: 'mikveh', 'addr:street': withoutHouse(street) }
  return [
    {
      id: idOf(city, name, street),
      name: called,
      more: { ...titles(tags, { he: town }), address: street || undefined, town, inTown: 'yes' },
    },
  ]
}

const cityName = (city: string): string => city.replace(/\s*[-–]\s*/g, '-')

/** A name alone is that of a quarter or street. */
function mikvahName({ name, city, street }: { name: string; city: string; street: string }): string {
  const form = searchForm(name)
  const saysNothing = form === '' || /\d/.test(name) || [city, street].some((other) => searchForm(other) === form)
  if (saysNothing) return 'מקווה'
  return /מקו+ה|מקוואות/.test(name) ? name : `מקווה ${name}`
}

/** A name in our languages; Hebrew ones are written in Latin letters, too. */
function titles(tags: Tags, names: { he: string; en?: string }): RegisterRow['more'] {
  const { title = {}, transliterated } = mapTitle(tags, { country: 'IL', names })
  const named = Object.entries(title).map(([lang, text]) => [`title.${lang}`, text])
  return { ...Object.fromEntries(named), transliterated: transliterated ? 'yes' : undefined }
}

const withoutHouse = (street: string): string => street.replace(/[\s,]*\d.*$/, '')

const BEER_SHEVA = { he: 'באר שבע', en: 'Be’er Sheva' }

function synagogueRow(cells: Cells, shared: ReadonlySet<string>): RegisterRow[] {
  const { name = '', street = '', house = '' } = cells
  if (!name) return []
  const called = /כנסת|קהיל|מניין|כולל/.test(name) ? name : `בית כנסת ${name}`
  const tags = { name: called, amenity: 'place_of_worship', religion: 'jewish', 'addr:street': street }
  const point = pointOf(cells)
  const isPlaced = point !== undefined && !shared.has(String(point))
  return [
    {
      id: idOf(name, street, house),
      name: called,
      ...(isPlaced && { position: point }),
      more: {
        ...titles(tags, BEER_SHEVA),
        address: [street, house === '0' ? '' : house].filter(Boolean).join(' ') || undefined,
        town: BEER_SHEVA.he,
        inTown: isPlaced ? undefined : 'yes',
      },
    },
  ]
}

/** A position in degrees; undefined for none, zeros, and metres of the national grid. */
function pointOf({ lat, lng }: Cells): readonly [number, number] | undefined {
  const [north, east] = [Number(lat), Number(lng)]
  return north && east && Math.abs(north) <= 90 && Math.abs(east) <= 180 ? [east, north] : undefined
}

/** So many addresses are not at one point: it is the centre of the town or of a quarter. */
const MANY = 3

function sharedPoints(all: readonly Cells[]): ReadonlySet<string> {
  const streets = new Map<string, Set<string>>()
  for (const cells of all) {
    const key = String(pointOf(cells))
    streets.set(key, (streets.get(key) ?? new Set()).add(`${cells.street} ${cells.house}`))
  }
  return new Set([...streets].flatMap(([key, { size }]) => (size >= MANY ? key : [])))
}

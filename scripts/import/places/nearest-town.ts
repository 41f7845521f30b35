import type { Store } from '#data/store/database.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { searchForm } from '#core/domain/slug.ts'
import type { CityBody } from '#data/index/write-places.ts'

export type Town = Pick<CityBody, 'id' | 'lat' | 'lng' | 'country' | 'names' | 'aliases'> & {
  /** Its reach by population, squared, in km². */
  reach: number
}

/** Maximum distance of a place from its town. */
const MAX_KM = 100
/** Maximum distance of a named town, even if another is nearer. */
const NAMED_KM = 30
/** A city of a million reaches 5 km, so that places in its centre do not fall to a nearer suburb. */
const KM2_PER_PERSON = 25 / 1_000_000
/** Of latitude; a row of the grid is one degree. */
const KM_PER_DEGREE = 111.2

/** The towns of the gazetteer, to find a place's town. */
export class Towns {
  private readonly grid = new Map<number, Town[]>()
  private readonly byId = new Map<number, Town>()
  private readonly countries = new Set<string>()
  /** By all of their names; made when one is looked for. */
  private byName: Map<string, Set<Town>> | undefined

  add({ population, ...city }: CityBody): void {
    const { id, lat, lng, country, names, aliases } = city
    const reach = population * KM2_PER_PERSON
    const town = { id, lat, lng, country, names, aliases, reach }
    this.byId.set(id, town)
    this.byName = undefined
    this.countries.add(country)
    const cell = cellOf(Math.floor(lat), Math.floor(lng))
    const others = this.grid.get(cell)
    if (others) others.push(town)
    else this.grid.set(cell, [town])
  }

  get(id: number): Town | undefined {
    return this.byId.get(id)
  }

  /** Whether a text is the ISO 3166-1 code of a country with towns. */
  hasCountry(code: string): boolean {
    return this.countries.has(code)
  }

  /** The codes of the countries with towns, in order. */
  countryCodes(): string[] {
    return [...this.countries].sort()
  }

  /** The town of a name in a country; undefined if there is none, or if several are as large. */
  named(name: string, country: string): Town | undefined {
    this.byName ??= namesOfTowns(this.byId.values())
    const all = [...(this.byName.get(spellingKey(name)) ?? [])].filter((town) => town.country === country)
    const [largest, next] = all.sort((a, b) => b.reach - a.reach)
    return largest && largest.reach > MUCH_LARGER * (next?.reach ?? -1) ? largest : undefined
  }

  /** The named town if near, else the nearest one, within the given country. */
  find(
    [lng, lat]: readonly [number, number],
    { town = '', country }: { town?: string; country?: string } = {},
  ): Town | undefined {
    const name = searchForm(town)
    const far = Infinity
    const best: Record<'any' | 'inside' | 'named', Candidate> = {
      any: { far },
      inside: { far },
      named: { far },
    }
    const offer = (to: Candidate, candidate: Candidate) => {
      if (candidate.far < to.far) Object.assign(to, candidate)
    }
    const shrunk = Math.cos((lat * Math.PI) / 180)
    for (const nearby of this.around(lng, lat)) {
      // Planar, which is accurate enough for sorting; the real distance is computed only for the chosen one.
      const east = ((nearby.lng - lng + 540) % 360) - 180
      const squared = (nearby.lat - lat) ** 2 + (east * shrunk) ** 2
      const candidate = { town: nearby, far: squared * KM_PER_DEGREE ** 2 - nearby.reach }
      offer(best.any, candidate)
      if (nearby.country === country) offer(best.inside, candidate)
      if (
        name !== '' &&
        candidate.far < best.named.far &&
        (!country || nearby.country === country) &&
        isCalled(nearby, name)
      )
        offer(best.named, candidate)
    }
    const within = ({ town }: Candidate, km: number) =>
      town && distanceKm(lat, lng, town.lat, town.lng) <= km ? town : undefined
    return within(best.named, NAMED_KM) ?? within(best.inside, MAX_KM) ?? within(best.any, MAX_KM)
  }

  private *around(lng: number, lat: number): Generator<Town> {
    // Degrees of longitude shrink toward the poles: search more columns.
    const shrunk = Math.cos((Math.min(Math.abs(lat) + 1, 89) * Math.PI) / 180)
    const columns = Math.min(179, Math.ceil(MAX_KM / KM_PER_DEGREE / shrunk))
    for (let row = Math.floor(lat) - 1; row <= Math.floor(lat) + 1; row++) {
      for (let i = -columns; i <= columns; i++) {
        const cell = this.grid.get(cellOf(row, Math.floor(lng) + i))
        if (cell) yield* cell
      }
    }
  }
}

interface Candidate {
  town?: Town
  /** Squared distance minus the town's reach, in km²: a power diagram. */
  far: number
}

/** Whether a town has this name, in search form. */
const isCalled = ({ names, aliases }: Town, name: string) =>
  aliases.includes(name) || Object.values(names).some((label) => searchForm(label) === name)

/** Of two towns of one name, the one that is meant has so many times the inhabitants. */
const MUCH_LARGER = 10

/** A name as people spell it in Hebrew, with `יי` and `וו` or without. */
export const spellingKey = (name: string): string => searchForm(name).replaceAll('יי', 'י').replaceAll('וו', 'ו')

function namesOfTowns(towns: Iterable<Town>): Map<string, Set<Town>> {
  const byName = new Map<string, Set<Town>>()
  for (const town of towns) {
    for (const name of [...town.aliases, ...Object.values(town.names)]) {
      const key = spellingKey(name)
      byName.set(key, (byName.get(key) ?? new Set()).add(town))
    }
  }
  return byName
}

/** The grid wraps around the antimeridian. */
const cellOf = (row: number, column: number) => (row + 90) * 360 + ((((column + 180) % 360) + 360) % 360)

/** All towns of the store. */
export async function loadTowns(db: Store): Promise<Towns> {
  const towns = new Towns()
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('content')
      .select(['id', 'body'])
      .where('kind', '=', 'cities')
      .where('deleted', '=', 0)
      .where('id', '>', after)
      .orderBy('id')
      .limit(2000)
      .execute()
    for (const { body } of rows) towns.add(JSON.parse(body) as CityBody)
    if (rows.length < 2000) return towns
    after = rows.at(-1)?.id ?? ''
  }
}

import type { SeedListing } from '../../core/contract/data-files.ts'
import { fill, join, makeRng, of, slug, type Rng, type Text } from './base.ts'
import { scatter, type City } from './cities.ts'
import {
  COMMENTS,
  DIRECTIONS,
  HOURS,
  NEAR,
  OFFERS,
  OPENERS,
} from './common-words.ts'
import { address, phone, postcode } from './countries.ts'
import type { Names } from './names.ts'

export type Listing = SeedListing
export type Maker = { rng: Rng; names: Names; tnid: () => number }

export const PROVENANCE = {
  name: 'Samples made for this directory',
  licence: 'CC0-1.0',
  checked: '2026-11-20',
  by: 'Directory editors',
  status: 'compiled',
} as const

export function maker(names: Names, seed: number, first: number): Maker {
  let last = first - 1
  return { rng: makeRng(seed), names, tnid: () => ++last }
}

/** The fields in this share of the rows, else none. */
export function maybe<T extends object>(
  rng: Rng,
  share: number,
  make: () => T,
): Partial<T> {
  return rng.chance(share) ? make() : {}
}

/** The first sentence: what the place is, in which city, near what. */
export function opener(rng: Rng, city: City, phrase: Text): Text {
  const values = { np: phrase, at: city.at, near: rng.pick(NEAR) }
  return fill(rng.pick(OPENERS), values)
}

export function describe(rng: Rng, first: Text, more: readonly Text[]): Text {
  const values = {
    n: rng.int(3, 12) * 10,
    small: rng.pick([10, 15, 20, 25, 30]),
    nights: rng.int(2, 7),
  }
  return join([first, ...more.map((sentence) => fill(sentence, values))])
}

export function pictures(rng: Rng, kind: string, count = 8): string[] {
  const keys = Array.from({ length: count }, (_, i) => `${kind}-${i + 1}`)
  return rng.shuffle(keys).slice(0, rng.int(1, Math.min(6, count)))
}

export function hours(
  rng: Rng,
  opens: readonly string[],
  closes: readonly string[],
): Text {
  const friday = rng.pick(['13:00', '14:00', '14:30', '15:00'])
  return fill(rng.pick(HOURS), {
    a: rng.pick(opens),
    b: rng.pick(closes),
    c: friday,
  })
}

export function offer(rng: Rng, kind: string): Text {
  return rng.pick(of(OFFERS, kind))
}

function contacts(rng: Rng, city: City, title: Text) {
  const name = slug(title.en)
  const count = rng.pick([1, 1, 1, 2, 2, 3])
  return {
    ...maybe(rng, 0.92, () => ({
      phones: Array.from({ length: count }, () => phone(rng, city)),
    })),
    ...maybe(rng, 0.3, () => ({ fax: phone(rng, city) })),
    ...maybe(rng, 0.75, () => ({ email: `${name}@example.org` })),
    ...maybe(rng, 0.7, () => ({
      website: `https://${rng.pick(['example.org', 'example.com'])}/${name}`,
    })),
  }
}

export type Head = {
  dtype: Listing['dtype']
  title: Text
  description: Text
  picture: string
}

/** What every listing has, whatever its type. */
export function common({ rng, tnid }: Maker, city: City, head: Head) {
  const code = postcode(rng, city)
  return {
    tnid: tnid(),
    dtype: head.dtype,
    place: city.id,
    title: head.title,
    description: head.description,
    address: address(rng, city),
    ...(code === undefined ? {} : maybe(rng, 0.7, () => ({ postcode: code }))),
    position: scatter(rng, city),
    ...contacts(rng, city, head.title),
    ...maybe(rng, 0.35, () => ({ directions: rng.pick(DIRECTIONS) })),
    ...maybe(rng, 0.3, () => ({ comments: rng.pick(COMMENTS) })),
    ...maybe(rng, 0.065, () => ({ paid: true })),
    sample: true,
    ...maybe(rng, 0.035, () => ({ pdi: true })),
    pictures: pictures(rng, head.picture, head.picture === 'embassy' ? 4 : 8),
    ...maybe(rng, 0.04, () => ({
      provenance: { ...PROVENANCE, url: 'https://example.org/samples' },
    })),
  }
}

import type {
  SeedCategory,
  SeedFeature,
} from '../../core/contract/data-files.ts'
import { cells, deck, fill, join, makeRng, must, of, type Rng } from './base.ts'
import { cityOf, type City } from './cities.ts'
import { rate } from './countries.ts'
import * as words from './travel-words.ts'
import type { CategoryKey } from './travel-words.ts'
import { sampleVideos } from './videos.ts'
import { VIDEO_TITLES } from './video-words.ts'

const FIRST_CATEGORY = 800001
const FIRST_FEATURE = 810001

// category | cities, in the order in which the features are numbered
const PLAN = `
passover | jerusalem rome newyork
city | jerusalem rome newyork
heritage | jerusalem rome newyork
family | jerusalem rome newyork
cruise | rome newyork
winter | jerusalem newyork
city | jerusalem
family | rome
passover | miami eilat barcelona athens casablanca tiberias
family | tiberias eilat budapest paris telaviv barcelona miami
cruise | miami athens barcelona amsterdam budapest
city | london paris prague vienna telaviv madrid amsterdam berlin lisbon
heritage | prague budapest warsaw amsterdam madrid casablanca vienna
winter | innsbruck salzburg montreal zurich
city | london paris
`

// category | from | to
const DATES = `
passover | 2027-04-20 | 2027-04-30
passover | 2027-04-21 | 2027-04-30
family | 2027-07-04 | 2027-07-11
family | 2027-07-11 | 2027-07-18
family | 2027-08-15 | 2027-08-22
family | 2027-08-22 | 2027-08-29
cruise | 2027-06-20 | 2027-06-27
cruise | 2027-08-15 | 2027-08-22
cruise | 2027-09-05 | 2027-09-12
city | 2027-05-13 | 2027-05-16
city | 2027-06-24 | 2027-06-27
city | 2027-11-04 | 2027-11-07
heritage | 2027-05-16 | 2027-05-23
heritage | 2027-09-05 | 2027-09-12
heritage | 2027-11-07 | 2027-11-14
winter | 2027-01-10 | 2027-01-17
winter | 2027-01-24 | 2027-01-31
winter | 2027-02-14 | 2027-02-21
`

const REQUIRED = [
  ['Phone', 'Dates', 'Guests'],
  ['Dates', 'Guests'],
  ['Phone'],
  ['Guests'],
  [],
  ['Phone', 'Dates'],
  [],
]
const PRICE: Record<CategoryKey, number> = {
  passover: 2900,
  family: 1150,
  cruise: 1900,
  city: 540,
  heritage: 1250,
  winter: 1400,
}
const JOB_KEYS = ['guide', 'cook', 'children', 'reception', 'driver', 'waiter']

function travelPictures(rng: Rng, min: number, max: number): string[] {
  const keys = Array.from({ length: 12 }, (_, i) => `travel-${i + 1}`)
  return rng.shuffle(keys).slice(0, rng.int(min, max))
}

export function categories(): SeedCategory[] {
  const rng = makeRng(800)
  return words.CATEGORY_KEYS.map((key, i) => ({
    id: FIRST_CATEGORY + i,
    title: rng.pick(of(words.CATEGORY_TITLES, key)),
    description: rng.pick(of(words.CATEGORY_TEXTS, key)),
    pictures: travelPictures(rng, 3, 5),
    sample: true,
  }))
}

function jobs(rng: Rng, count: number): SeedFeature['jobs'] {
  return rng
    .shuffle(JOB_KEYS)
    .slice(0, count)
    .map((key) => ({
      title: rng.pick(of(words.JOBS, key)),
      description: rng.pick(of(words.JOBS, `${key}-text`)),
    }))
}

function dates(rng: Rng, key: CategoryKey): SeedFeature['dates'] {
  const fits = cells(DATES, 3).filter(([kind]) => kind === key)
  const [, from = '', to = ''] = rng.pick(fits)
  return { from, to }
}

/** Titles in turn for each category and city, so that none comes twice. */
function titleTurns() {
  const turns = new Map<string, number>()
  return (rng: Rng, key: CategoryKey, city: City) => {
    const list = of(words.FEATURE_TITLES, key)
    const place = `${key} ${city.key}`
    const turn = turns.get(place) ?? rng.int(0, list.length - 1)
    turns.set(place, turn + 1)
    return fill(must(list[turn % list.length], 'title'), { at: city.at })
  }
}

function planned(): { key: CategoryKey; city: City }[] {
  return cells(PLAN, 2).flatMap(([kind = '', keys = '']) =>
    keys.split(' ').map((k) => ({ key: kind as CategoryKey, city: cityOf(k) })),
  )
}

export function features(): SeedFeature[] {
  const rng = makeRng(810)
  const nextTitle = titleTurns()
  const required = deck(rng, REQUIRED)
  const jobCounts = deck(rng, [0, 0, 0, 1, 2, 3])
  const videoCounts = deck(rng, [0, 0, 1, 2, 3])
  return planned().map(({ key, city }, i) => {
    const any = rng
      .shuffle(of(words.FEATURE_BODIES, 'any'))
      .slice(0, rng.int(2, 3))
    const body = join([rng.pick(of(words.FEATURE_BODIES, key)), ...any])
    const euro = PRICE[key] * (0.8 + rng.next() * 0.5)
    return {
      nid: FIRST_FEATURE + i,
      category: FIRST_CATEGORY + words.CATEGORY_KEYS.indexOf(key),
      place: city.id,
      title: nextTitle(rng, key, city),
      summary: rng.pick(of(words.SUMMARIES, key)),
      description: fill(body, {
        at: city.at,
        n: rng.pick([15, 20, 25, 30, 40]),
      }),
      email: `${key}-${city.key}@example.org`,
      fieldsRequired: [...required()],
      pictures: travelPictures(rng, 2, 8),
      videos: sampleVideos(rng, {
        titles: of(VIDEO_TITLES, 'any'),
        city,
        first: i * 3 + 1,
        count: videoCounts(),
      }),
      ...(rng.chance(0.6) ? { dates: dates(rng, key) } : {}),
      ...(rng.chance(0.75) ? { startRate: rate(city, euro) } : {}),
      jobs: jobs(rng, jobCounts()),
      ...([0, 4, 8, 27, 33, 53].includes(i) ? { top: true } : {}),
      sample: true,
    }
  })
}

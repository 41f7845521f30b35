import { cells, deck, fill, join, of } from './base.ts'
import { cityOf } from './cities.ts'
import * as words from './community-words.ts'
import { title } from './names.ts'
import {
  common,
  describe,
  hours,
  maybe,
  opener,
  type Listing,
  type Maker,
} from './rows.ts'

// city | religion | origin
const COMMUNITIES = `
jerusalem | orthodox | ashkenazi
jerusalem | traditional | moroccan
jerusalem | orthodox | yemenite
jerusalem | orthodox | ethiopian
jerusalem | egalitarian | mixed
jerusalem | hasidic | ashkenazi
newyork | orthodox | syrian
newyork | reform | ashkenazi
newyork | reconstructionist | mixed
newyork | traditional | romaniote
newyork | orthodox | bukharian
newyork | conservative | ashkenazi
newyork | non-denominational | mixed
london | liberal | ashkenazi
london | modern-orthodox | ashkenazi
london | orthodox | sephardi
london | traditional | indian
london | egalitarian | mixed
paris | orthodox | moroccan
paris | liberal | mixed
paris | hasidic | chabad
telaviv | modern-orthodox | mixed
telaviv | traditional | persian
telaviv | orthodox | mizrahi
haifa | conservative | mixed
eilat | traditional | mizrahi
miami | reform | mixed
losangeles | orthodox | persian
toronto | reconstructionist | ashkenazi
montreal | orthodox | sephardi
buenosaires | conservative | ashkenazi
saopaulo | reform | mixed
mexico | orthodox | syrian
rome | orthodox | italian
milan | traditional | italian
mumbai | traditional | indian
tbilisi | orthodox | georgian
athens | traditional | romaniote
casablanca | orthodox | moroccan
berlin | non-denominational | mixed
melbourne | hasidic | chabad
vienna | orthodox | bukharian
`

const LEADERS = [
  'A. Sample',
  'B. Example',
  'C. Mashal',
  'D. Dugma',
  'E. Muster',
  'F. Specimen',
  'G. Placeholder',
]

export function communities(m: Maker): Listing[] {
  const { rng } = m
  return cells(COMMUNITIES, 3).map(([key = '', religion = '', origin = '']) => {
    const city = cityOf(key)
    const phrase = join([
      ...of(words.RELIGIONS, religion),
      ...of(words.ORIGINS, origin),
    ])
    const times = {
      m: rng.pick(['06:45', '07:00', '07:30', '08:00']),
      e: rng.pick(['18:30', '19:00', '19:45', '20:15']),
      s: rng.pick(['08:30', '09:00', '09:30', '10:00']),
    }
    return {
      ...common(m, city, {
        dtype: 231,
        picture: 'synagogue',
        title: title(rng.pick(words.COMMUNITY_TITLES), m.names.calm()),
        description: describe(
          rng,
          opener(rng, city, phrase),
          rng.shuffle(words.COMMUNITY_NOTES).slice(0, rng.int(1, 2)),
        ),
      }),
      religion,
      originOfCommunity: origin,
      ...maybe(rng, 0.8, () => ({
        prayers: fill(rng.pick(words.PRAYERS), times),
      })),
      ...maybe(rng, 0.75, () => ({
        nosachOfPrayer: rng.pick(of(words.NOSACH, origin)),
      })),
      ...maybe(rng, 0.55, () => ({
        headOfCommunity: `${rng.pick(LEADERS)} (sample)`,
      })),
      ...maybe(rng, 0.55, () => ({
        rabbi: `Rabbi ${rng.pick(LEADERS)} (sample)`,
      })),
      ...maybe(rng, 0.3, () => ({ shabbatMeals: rng.chance(0.7) })),
    }
  })
}

// city | kind
const EMBASSIES = `
london | embassy
paris | embassy
berlin | embassy
newyork | permanent-mission
newyork | consulate-general
losangeles | consulate-general
milan | consulate
sydney | consulate
antwerp | honorary-consulate
haifa | honorary-consulate
vienna | permanent-mission
toronto | economic-mission
telaviv | economic-mission
`

export function embassies(m: Maker): Listing[] {
  const { rng } = m
  const country = deck(rng, words.COUNTRY_NAMES)
  return cells(EMBASSIES, 2).map(([key = '', kind = '']) => {
    const city = cityOf(key)
    const first = opener(rng, city, rng.pick(of(words.EMBASSY_PHRASES, kind)))
    return {
      ...common(m, city, {
        dtype: 233,
        picture: 'embassy',
        title: title(rng.pick(of(words.EMBASSY_TITLES, kind)), country()),
        description: describe(rng, first, [rng.pick(words.EMBASSY_NOTES)]),
      }),
      ...maybe(rng, 0.7, () => ({
        openingHours: hours(rng, ['09:00', '10:00'], ['16:00', '17:00']),
      })),
      embassyType: kind,
    }
  })
}

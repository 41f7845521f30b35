/** Writes the sample data files. Run: node scripts/make-samples.ts */
import { mkdirSync, writeFileSync } from 'node:fs'
import { businesses } from './samples/businesses.ts'
import { communities, embassies } from './samples/communities.ts'
import { supervisionContacts } from './samples/contacts.ts'
import { categories, features } from './samples/features.ts'
import { linkSets } from './samples/link-sets.ts'
import { makeNames } from './samples/names.ts'
import { restaurants } from './samples/restaurants.ts'
import { maker, PROVENANCE } from './samples/rows.ts'
import { hotels, rentals } from './samples/stays.ts'
import { withVideos } from './samples/videos.ts'
import { questions, reviews } from './samples/voices.ts'

const OUT = new URL('../data/seed/samples/', import.meta.url)

function write(name: string, kind: string, rows: readonly unknown[]): void {
  const file = { kind, provenance: PROVENANCE, rows }
  writeFileSync(new URL(name, OUT), `${JSON.stringify(file, null, 2)}\n`)
  console.log(`${name}: ${rows.length} rows`)
}

mkdirSync(OUT, { recursive: true })
const names = makeNames(5787)
const lists = {
  'communities.json': communities(maker(names, 231, 904001)),
  'embassies.json': embassies(maker(names, 233, 905001)),
  'businesses.json': businesses(maker(names, 232, 903001)),
  'restaurants.json': withVideos(restaurants(maker(names, 228, 900001)), 820),
  'hotels.json': withVideos(hotels(maker(names, 230, 901001)), 821),
  'rentals.json': withVideos(rentals(maker(names, 236, 902001)), 822),
}
for (const [name, rows] of Object.entries(lists)) write(name, 'listings', rows)
write('supervision-contacts.json', 'supervisionContacts', supervisionContacts())
write('categories.json', 'categories', categories())
write('features.json', 'features', features())
write('link-sets.json', 'linkSets', linkSets())
const all = Object.values(lists).flat()
write('reviews.json', 'reviews', reviews(all))
write('questions.json', 'questions', questions(all))

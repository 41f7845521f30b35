import type { SeedLinkSet } from '../../core/contract/data-files.ts'
import { fill, must, texts } from './base.ts'
import { cityOf } from './cities.ts'

const SET_TITLES = texts(`
Popular vacations | חופשות מבוקשות | Vacances populaires | Vacaciones populares | Популярные поездки | Beliebte Reisen
Popular places | מקומות מבוקשים | Lieux populaires | Lugares populares | Популярные места | Beliebte Orte
Sample links for {city} | קישורים לדוגמה: {city} | Liens d'exemple : {city} | Enlaces de ejemplo: {city} | Ссылки-образцы: {city} | Musterlinks: {city}
`)

const LINK_TITLES = texts(`
Vacations {at} | חופשות {at} | Vacances {at} | Vacaciones {at} | Отдых {at} | Ferien {at}
Kosher restaurants {at} | מסעדות כשרות {at} | Restaurants casher {at} | Restaurantes kosher {at} | Кошерные рестораны {at} | Koschere Restaurants {at}
Hotels {at} | מלונות {at} | Hôtels {at} | Hoteles {at} | Отели {at} | Hotels {at}
All places {at} | כל המקומות {at} | Toutes les adresses {at} | Todos los lugares {at} | Все места {at} | Alle Orte {at}
Sample guide to {city} | מדריך לדוגמה: {city} | Guide d'exemple : {city} | Guía de ejemplo: {city} | Путеводитель-образец: {city} | Musterführer: {city}
`)

const TRAVEL_LINKS = [
  'jerusalem',
  'rome',
  'newyork',
  'tiberias',
  'barcelona',
  'vienna',
  'innsbruck',
  'miami',
]
const PLACE_LINKS = [
  'jerusalem',
  'telaviv',
  'newyork',
  'london',
  'paris',
  'haifa',
  'eilat',
  'tiberias',
  'rome',
  'budapest',
  'buenosaires',
  'melbourne',
  'losangeles',
]
const CITY_LINKS = [
  'jerusalem',
  'rome',
  'newyork',
  'london',
  'paris',
  'telaviv',
  'vienna',
  'prague',
  'budapest',
  'amsterdam',
  'barcelona',
  'miami',
]

function cityLinks(key: string): SeedLinkSet {
  const city = cityOf(key)
  const values = { at: city.at, city: city.name }
  const title = (i: number) => fill(must(LINK_TITLES[i], 'link title'), values)
  return {
    name: 'cityLinks',
    title: fill(must(SET_TITLES[2], 'set title'), values),
    place: city.id,
    links: [
      { title: title(0), to: { travel: city.id } },
      { title: title(1), to: { place: city.id, dtype: 228 } },
      { title: title(2), to: { place: city.id, dtype: 230 } },
      { title: title(3), to: { place: city.id } },
      { title: title(4), to: { url: `https://example.org/guides/${key}` } },
    ],
    sample: true,
  }
}

export function linkSets(): SeedLinkSet[] {
  const vacation = must(LINK_TITLES[0], 'link title')
  return [
    {
      name: 'popularVacations',
      title: must(SET_TITLES[0], 'set title'),
      links: TRAVEL_LINKS.map(cityOf).map((c) => ({
        title: fill(vacation, { at: c.at }),
        to: { travel: c.id },
      })),
      sample: true,
    },
    {
      name: 'popularPlaces',
      title: must(SET_TITLES[1], 'set title'),
      links: PLACE_LINKS.map(cityOf).map((c) => ({
        title: c.name,
        to: { place: c.id },
      })),
      sample: true,
    },
    ...CITY_LINKS.map(cityLinks),
  ]
}

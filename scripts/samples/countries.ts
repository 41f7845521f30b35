import { cells, must, type Rng } from './base.ts'
import type { City } from './cities.ts'

// country | currency | units to one euro | rounding | postcode of no real place, or - | street patterns
const TABLE = `
IL | ILS | 4 | 10 | 00##### | {n} HaDugma Street; {n} Mashal Street; {n} Tavnit Lane; {n} HaDegem Street; {n} Dugmit Square
US | USD | 1.1 | 5 | 001## | {n} Sample Street; {n} Example Road; {n} Specimen Avenue; {n} Placeholder Lane; {n} Template Place
CA | CAD | 1.5 | 5 | - | {n} Sample Street; {n} Example Avenue; {n} Specimen Road; {n} Placeholder Crescent
GB | GBP | 0.9 | 5 | ZZ## 9ZZ | {n} Sample Street; {n} Example Road; {n} Specimen Gardens; {n} Placeholder Mews; {n} Template Row
FR | EUR | 1 | 5 | 000## | {n} rue de l'Exemple; {n} avenue du Modèle; {n} rue du Spécimen; {n} boulevard Fictif; {n} passage du Gabarit
IT | EUR | 1 | 5 | - | Via dell'Esempio {n}; Viale del Campione {n}; Vicolo Fittizio {n}; Piazza del Modello {n}
ES | EUR | 1 | 5 | - | Calle del Ejemplo {n}; Avenida de la Muestra {n}; Pasaje Ficticio {n}; Plaza del Modelo {n}
AR | ARS | 1400 | 1000 | - | Calle Ejemplo {n}; Avenida Muestra {n}; Pasaje Ficticio {n}
MX | MXN | 20 | 50 | - | Calle del Ejemplo {n}; Avenida Muestra {n}; Callejón Ficticio {n}
BR | BRL | 6 | 10 | - | Rua do Exemplo, {n}; Avenida da Amostra, {n}; Travessa Fictícia, {n}
HU | HUF | 400 | 500 | - | Minta utca {n}.; Példa utca {n}.; Képzelt tér {n}.
CZ | CZK | 25 | 50 | - | Příkladná {n}; Ukázková {n}; Smyšlená {n}
AT | EUR | 1 | 5 | - | Mustergasse {n}; Beispielstraße {n}; Musterplatz {n}; Beispielweg {n}
DE | EUR | 1 | 5 | 00### | Musterstraße {n}; Beispielallee {n}; Musterplatz {n}; Beispielweg {n}
CH | CHF | 1 | 5 | - | Musterstrasse {n}; Beispielweg {n}; Beispielplatz {n}
BE | EUR | 1 | 5 | - | Voorbeeldstraat {n}; Modellei {n}; Proefplein {n}
NL | EUR | 1 | 5 | - | Voorbeeldstraat {n}; Voorbeeldgracht {n}; Proefplein {n}
ZA | ZAR | 20 | 50 | - | {n} Sample Street; {n} Example Avenue; {n} Specimen Road
AU | AUD | 1.7 | 5 | - | {n} Sample Street; {n} Example Parade; {n} Specimen Road
RU | RUB | 95 | 100 | - | Primernaya ulitsa {n}; Obraztsovy pereulok {n}; Vymyshlennaya ulitsa {n}
PL | PLN | 4.3 | 10 | - | ul. Przykładowa {n}; ul. Wzorcowa {n}; Aleja Pokazowa {n}
MA | MAD | 11 | 50 | - | {n} rue de l'Exemple; {n} avenue du Modèle; {n} impasse Fictive
IN | INR | 95 | 100 | - | {n} Sample Road; {n} Example Marg; {n} Specimen Lane
GE | GEL | 3 | 5 | - | {n} Nimushi Street; {n} Magaliti Lane
GR | EUR | 1 | 5 | - | Odos Paradeigmatos {n}; Odos Deigmatos {n}
PT | EUR | 1 | 5 | - | Rua do Exemplo {n}; Travessa da Amostra {n}
`

type Country = {
  currency: string
  factor: number
  step: number
  postcode: string
  streets: string[]
}

const COUNTRIES = new Map<string, Country>(
  cells(TABLE, 6).map((row) => {
    const [
      code = '',
      currency = '',
      factor,
      step,
      postcode = '-',
      streets = '',
    ] = row
    const list = streets.split(';').map((s) => s.trim())
    return [
      code,
      {
        currency,
        factor: Number(factor),
        step: Number(step),
        postcode,
        streets: list,
      },
    ]
  }),
)

function countryOf(city: City): Country {
  return must(COUNTRIES.get(city.country), `country ${city.country}`)
}

function digits(rng: Rng, pattern: string): string {
  return pattern.replace(/#/g, () => String(rng.int(0, 9)))
}

export function address(rng: Rng, city: City): string {
  const street = rng.pick(countryOf(city).streets)
  return street.replace('{n}', String(rng.int(2, 148)))
}

/** A postcode that no real place has, where such codes exist. */
export function postcode(rng: Rng, city: City): string | undefined {
  const pattern = countryOf(city).postcode
  return pattern === '-' ? undefined : digits(rng, pattern)
}

export function phone(rng: Rng, city: City): string {
  return digits(rng, city.phone)
}

export type Rate = { amount: number; currency: string }

/** An amount in euro as a round sum of the local currency. */
export function rate(city: City, euro: number): Rate {
  const { currency, factor, step } = countryOf(city)
  return {
    amount: Math.max(step, Math.round((euro * factor) / step) * step),
    currency,
  }
}

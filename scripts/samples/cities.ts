import { cells, must, text, type Rng, type Text } from './base.ts'

/** A city of the samples; listings lie in a turned box around its anchor, off water. */
export type City = {
  key: string
  id: number
  country: string
  lat: number
  lng: number
  /** Half width and half height of the box in km, and its turn clockwise in degrees. */
  box: readonly [number, number, number]
  phone: string
  name: Text
  /** "in the city", inflected. */
  at: Text
}

// key | GeoNames id | country | lat | lng | half width | half height | turn | telephone | en | he | fr | es | ru | de | ru locative
const TABLE = `
jerusalem | 281184 | IL | 31.782 | 35.208 | 1.4 | 2.0 | 0 | +972 2 555 01## | Jerusalem | ירושלים | Jérusalem | Jerusalén | Иерусалим | Jerusalem | Иерусалиме
newyork | 5128581 | US | 40.736 | -73.990 | 0.75 | 2.6 | 29 | +1 212 555 01## | New York | ניו יורק | New York | Nueva York | Нью-Йорк | New York | Нью-Йорке
london | 2643743 | GB | 51.526 | -0.135 | 3.0 | 1.8 | 0 | +44 20 7946 0### | London | לונדון | Londres | Londres | Лондон | London | Лондоне
paris | 2988507 | FR | 48.877 | 2.345 | 3.0 | 1.4 | 0 | +33 1 99 00 ## ## | Paris | פריז | Paris | París | Париж | Paris | Париже
telaviv | 293397 | IL | 32.078 | 34.786 | 1.2 | 3.0 | 15 | +972 3 555 01## | Tel Aviv | תל אביב | Tel Aviv | Tel Aviv | Тель-Авив | Tel Aviv | Тель-Авиве
haifa | 294801 | IL | 32.800 | 34.995 | 1.9 | 1.5 | 0 | +972 4 555 01## | Haifa | חיפה | Haïfa | Haifa | Хайфа | Haifa | Хайфе
eilat | 295277 | IL | 29.556 | 34.943 | 0.9 | 1.1 | 0 | +972 8 555 01## | Eilat | אילת | Eilat | Eilat | Эйлат | Eilat | Эйлате
tiberias | 293322 | IL | 32.790 | 35.526 | 0.8 | 1.8 | 0 | +972 4 555 01## | Tiberias | טבריה | Tibériade | Tiberíades | Тверия | Tiberias | Тверии
miami | 4164138 | US | 25.785 | -80.215 | 1.7 | 2.4 | 0 | +1 305 555 01## | Miami | מיאמי | Miami | Miami | Майами | Miami | Майами
losangeles | 5368361 | US | 34.055 | -118.265 | 2.6 | 2.2 | 0 | +1 213 555 01## | Los Angeles | לוס אנג'לס | Los Angeles | Los Ángeles | Лос-Анджелес | Los Angeles | Лос-Анджелесе
toronto | 6167865 | CA | 43.700 | -79.416 | 2.6 | 2.4 | 0 | +1 416 555 01## | Toronto | טורונטו | Toronto | Toronto | Торонто | Toronto | Торонто
montreal | 6077243 | CA | 45.516 | -73.600 | 2.0 | 1.6 | 0 | +1 514 555 01## | Montreal | מונטריאול | Montréal | Montreal | Монреаль | Montreal | Монреале
buenosaires | 3435910 | AR | -34.610 | -58.412 | 2.5 | 1.8 | 0 | +54 11 5555 01## | Buenos Aires | בואנוס איירס | Buenos Aires | Buenos Aires | Буэнос-Айрес | Buenos Aires | Буэнос-Айресе
saopaulo | 3448439 | BR | -23.555 | -46.650 | 2.2 | 1.8 | 0 | +55 11 5555 01## | São Paulo | סאו פאולו | São Paulo | São Paulo | Сан-Паулу | São Paulo | Сан-Паулу
mexico | 3530597 | MX | 19.430 | -99.150 | 2.6 | 2.0 | 0 | +52 55 5555 01## | Mexico City | מקסיקו סיטי | Mexico | Ciudad de México | Мехико | Mexiko-Stadt | Мехико
rome | 3169070 | IT | 41.899 | 12.497 | 1.6 | 1.6 | 0 | +39 06 5550 01## | Rome | רומא | Rome | Roma | Рим | Rom | Риме
budapest | 3054643 | HU | 47.503 | 19.080 | 1.5 | 2.0 | 0 | +36 1 555 01## | Budapest | בודפשט | Budapest | Budapest | Будапешт | Budapest | Будапеште
prague | 3067696 | CZ | 50.081 | 14.440 | 1.5 | 0.9 | 0 | +420 255 501 0## | Prague | פראג | Prague | Praga | Прага | Prag | Праге
vienna | 2761369 | AT | 48.203 | 16.360 | 2.2 | 1.2 | 0 | +43 1 555 01## | Vienna | וינה | Vienne | Viena | Вена | Wien | Вене
antwerp | 2803138 | BE | 51.212 | 4.420 | 1.4 | 1.7 | 0 | +32 3 555 01 ## | Antwerp | אנטוורפן | Anvers | Amberes | Антверпен | Antwerpen | Антверпене
amsterdam | 2759794 | NL | 52.361 | 4.885 | 2.3 | 1.1 | 0 | +31 20 555 01## | Amsterdam | אמסטרדם | Amsterdam | Ámsterdam | Амстердам | Amsterdam | Амстердаме
berlin | 2950159 | DE | 52.503 | 13.370 | 2.6 | 1.4 | 0 | +49 30 23125 ### | Berlin | ברלין | Berlin | Berlín | Берлин | Berlin | Берлине
johannesburg | 993800 | ZA | -26.190 | 28.050 | 2.0 | 2.2 | 0 | +27 11 555 01## | Johannesburg | יוהנסבורג | Johannesburg | Johannesburgo | Йоханнесбург | Johannesburg | Йоханнесбурге
melbourne | 2158177 | AU | -37.810 | 144.975 | 2.3 | 1.6 | 0 | +61 3 5550 01## | Melbourne | מלבורן | Melbourne | Melbourne | Мельбурн | Melbourne | Мельбурне
sydney | 2147714 | AU | -33.891 | 151.215 | 2.0 | 1.6 | 0 | +61 2 5550 01## | Sydney | סידני | Sydney | Sídney | Сидней | Sydney | Сиднее
moscow | 524901 | RU | 55.766 | 37.612 | 2.4 | 1.5 | 0 | +7 495 555 01## | Moscow | מוסקבה | Moscou | Moscú | Москва | Moskau | Москве
madrid | 3117735 | ES | 40.424 | -3.697 | 2.2 | 2.0 | 0 | +34 91 555 01 ## | Madrid | מדריד | Madrid | Madrid | Мадрид | Madrid | Мадриде
barcelona | 3128760 | ES | 41.395 | 2.160 | 1.2 | 2.2 | 45 | +34 93 555 01 ## | Barcelona | ברצלונה | Barcelone | Barcelona | Барселона | Barcelona | Барселоне
milan | 3173435 | IT | 45.466 | 9.190 | 2.2 | 2.0 | 0 | +39 02 5550 01## | Milan | מילאנו | Milan | Milán | Милан | Mailand | Милане
warsaw | 756135 | PL | 52.228 | 20.998 | 1.6 | 1.8 | 0 | +48 22 555 01 ## | Warsaw | ורשה | Varsovie | Varsovia | Варшава | Warschau | Варшаве
casablanca | 2553604 | MA | 33.575 | -7.620 | 1.9 | 1.3 | 0 | +212 522 55 01 ## | Casablanca | קזבלנקה | Casablanca | Casablanca | Касабланка | Casablanca | Касабланке
mumbai | 1275339 | IN | 19.075 | 72.875 | 1.6 | 1.8 | 0 | +91 22 5550 01## | Mumbai | מומבאי | Mumbai | Bombay | Мумбаи | Mumbai | Мумбаи
tbilisi | 611717 | GE | 41.711 | 44.775 | 1.8 | 1.0 | 0 | +995 32 255 01 ## | Tbilisi | טביליסי | Tbilissi | Tiflis | Тбилиси | Tiflis | Тбилиси
zurich | 2657896 | CH | 47.379 | 8.530 | 1.4 | 1.0 | 0 | +41 44 555 01 ## | Zurich | ציריך | Zurich | Zúrich | Цюрих | Zürich | Цюрихе
athens | 264371 | GR | 37.985 | 23.735 | 2.0 | 1.8 | 0 | +30 21 0555 01## | Athens | אתונה | Athènes | Atenas | Афины | Athen | Афинах
lisbon | 2267057 | PT | 38.728 | -9.145 | 1.6 | 1.2 | 0 | +351 21 555 01 ## | Lisbon | ליסבון | Lisbonne | Lisboa | Лиссабон | Lissabon | Лиссабоне
innsbruck | 2775220 | AT | 47.263 | 11.395 | 1.5 | 0.6 | 0 | +43 512 555 01## | Innsbruck | אינסברוק | Innsbruck | Innsbruck | Инсбрук | Innsbruck | Инсбруке
salzburg | 2766824 | AT | 47.799 | 13.050 | 1.2 | 1.2 | 0 | +43 662 555 01## | Salzburg | זלצבורג | Salzbourg | Salzburgo | Зальцбург | Salzburg | Зальцбурге
`

/** Hebrew doubles an initial vav after a prefix. */
function prefixed(name: string): string {
  return name.startsWith('ו') && !name.startsWith('וו')
    ? `בו${name}`
    : `ב${name}`
}

function city(row: string[]): City {
  const cell = (i: number) => must(row[i], `cell ${i}`)
  const name = text(row.slice(9, 15))
  const at = [
    `in ${name.en}`,
    prefixed(name.he),
    `à ${name.fr}`,
    `en ${name.es}`,
    `в ${cell(15)}`,
    `in ${name.de}`,
  ]
  return {
    key: cell(0),
    id: Number(cell(1)),
    country: cell(2),
    lat: Number(cell(3)),
    lng: Number(cell(4)),
    box: [Number(cell(5)), Number(cell(6)), Number(cell(7))],
    phone: cell(8),
    name,
    at: text(at),
  }
}

export const CITIES: City[] = cells(TABLE, 16).map(city)

const BY_KEY = new Map(CITIES.map((c) => [c.key, c]))

export function cityOf(key: string): City {
  return must(BY_KEY.get(key), `city ${key}`)
}

const TAKEN = new Map<string, [number, number][]>()

function candidate(rng: Rng, c: City): [number, number] {
  const [halfWidth, halfHeight, turn] = c.box
  const x = (rng.next() * 2 - 1) * halfWidth
  const y = (rng.next() * 2 - 1) * halfHeight
  const a = (turn * Math.PI) / 180
  const east = x * Math.cos(a) + y * Math.sin(a)
  const north = y * Math.cos(a) - x * Math.sin(a)
  const lng = c.lng + east / (111.32 * Math.cos((c.lat * Math.PI) / 180))
  const lat = c.lat + north / 110.57
  return [Number(lng.toFixed(5)), Number(lat.toFixed(5))]
}

/** A position in the city, a little away from those already given out. */
export function scatter(rng: Rng, c: City): [number, number] {
  const taken = TAKEN.get(c.key) ?? []
  TAKEN.set(c.key, taken)
  const near = (p: [number, number]) =>
    taken.some(([lng, lat]) => Math.hypot(lng - p[0], lat - p[1]) < 0.0009)
  let point = candidate(rng, c)
  for (let tries = 0; tries < 40 && near(point); tries++)
    point = candidate(rng, c)
  taken.push(point)
  return point
}

import { attribute, html, type Html } from '#core/i18n/html.ts'
import { placeHref } from '#core/domain/links.ts'
import { shownIn } from '#core/terms/localized.ts'
import { HEIGHT, WIDTH } from '#core/domain/map/drawing.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { CountryInput } from '#data/index/inputs.ts'

type CityOf = CountryInput['cities'][number]

const NAMES = 10
/** In a tall part of the drawing; there they stand close together. */
const NARROW_NAMES = 8
/** Cities whose dots a name covers only where there is no other room. */
const DOTS = 40
/** Pixels of the drawing. */
const RADIUS = 7
const LINE = 20
/** Of a letter, about. */
const LETTER = 11
const EDGE = 10
/** What is seen of the drawing of a tall country: 4 to 5. */
const NARROW = (HEIGHT * 4) / 5
/** For names beside the outermost dots. */
const NAME_ROOM = 60

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Side extends Box {
  anchor: 'start' | 'middle' | 'end'
  x: number
}

/** Whether a country is so narrow that the middle of its drawing holds its cities. */
export const isNarrow = (cities: CountryInput['cities']): boolean =>
  cities.length > 1 && cities.every(({ x }) => Math.abs(x - WIDTH / 2) < NARROW / 2 - NAME_ROOM)

/** The cities with most listings, named on the country's drawing where there is room: the list below has all. */
export function cityDots(lang: Lang, cities: CountryInput['cities']): Html | undefined {
  const listed = cities.filter(({ total }) => total > 0).slice(0, DOTS)
  const narrow = isNarrow(cities)
  const margin = narrow ? (WIDTH - NARROW) / 2 : 0
  const taken: Box[] = []
  const dots: Html[] = []
  for (const city of listed) {
    if (dots.length === (narrow ? NARROW_NAMES : NAMES)) break
    const name = shownIn(lang, city.place.names)
    const others = listed.filter((other) => other !== city)
    const sides = sidesOf(city, name.text.length * LETTER)
    // Dots that touch its own get no name either way.
    const weight = (other: CityOf) => (meet(around(city), around(other)) ? 0.1 : 1)
    const covered = (box: Box) => others.reduce((sum, other) => sum + (meet(box, around(other)) ? weight(other) : 0), 0)
    const [side] = sides.filter((box) => isFree(box, taken, margin)).sort((a, b) => covered(a) - covered(b))
    if (!side || taken.some((box) => meet(box, around(city)))) continue
    taken.push(side, around(city))
    const y = Math.round((side.top + side.bottom) / 2 + LINE / 3)
    dots.push(html`
      <a href="${placeHref(lang, city.place)}" tabindex="-1">
        <circle cx="${city.x}" cy="${city.y}" r="${RADIUS}" />
        <text x="${side.x}" y="${y}" text-anchor="${side.anchor}" ${attribute('lang', name.lang)}>${name.text}</text>
      </a>
    `)
  }
  return dots.length > 0
    ? html`<svg
        class="city-dots"
        viewBox="0 0 ${WIDTH} ${HEIGHT}"
        preserveAspectRatio="xMidYMid slice"
        direction="ltr"
        aria-hidden="true"
      >
        ${dots}
      </svg>`
    : undefined
}

const around = ({ x, y }: CityOf): Box => ({
  left: x - RADIUS,
  right: x + RADIUS,
  top: y - RADIUS,
  bottom: y + RADIUS,
})

/** Where the name of a city can stand: beside its dot, above or below it. */
function sidesOf({ x, y }: CityOf, wide: number): Side[] {
  const gap = RADIUS + 5
  const beside = { top: y - LINE / 2, bottom: y + LINE / 2 }
  const middle = { anchor: 'middle', x, left: x - wide / 2, right: x + wide / 2 } as const
  return [
    { ...beside, anchor: 'start', x: x + gap, left: x + gap, right: x + gap + wide },
    { ...beside, anchor: 'end', x: x - gap, left: x - gap - wide, right: x - gap },
    ...[y - gap - LINE, y + gap].flatMap((top) =>
      [
        middle,
        { anchor: 'start', x: x - RADIUS, left: x - RADIUS, right: x - RADIUS + wide } as const,
        { anchor: 'end', x: x + RADIUS, left: x + RADIUS - wide, right: x + RADIUS } as const,
      ].map((side) => ({ ...side, top, bottom: top + LINE })),
    ),
  ]
}

/** `margin`: what is cut off at both sides. */
function isFree(box: Box, taken: readonly Box[], margin: number): boolean {
  const [left, right] = [margin + EDGE, WIDTH - margin - EDGE]
  const isWithin = box.left > left && box.right < right && box.top > EDGE && box.bottom < HEIGHT - EDGE
  return isWithin && taken.every((other) => !meet(box, other))
}

const meet = (box: Box, other: Box): boolean =>
  box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom

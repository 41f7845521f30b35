/** `#1d3a63` */
export type Colour = string

const HEX = /^#[0-9a-f]{6}$/

export const isColour = (text: string): boolean => HEX.test(text)

/** The colours of a site; everything else of them is derived. */
export interface SiteColours {
  /** Buttons, links and the footer. */
  brand: Colour
  /** What stands out: main actions, stars, marks. */
  accent: Colour
}

/** Text and background of an ordinary page must differ by as much (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5

const ON_BRAND = '#fffaf0'
const ON_ACCENT = '#1b2638'
const PAPER = '#f4ecdc'
const LIGHT_SURFACE = '#fffdf9'
const DARK_SURFACE = '#182134'
const NIGHT = '#0f1623'
const WHITE = '#ffffff'
const BLACK = '#000000'

const channels = (colour: Colour): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function luminance(colour: Colour): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(text: Colour, ground: Colour): number {
  const [dark, light] = [luminance(text), luminance(ground)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** How much of the text on a chosen colour can be read; below MIN_CONTRAST the colour is refused. */
export const textContrast = (name: keyof SiteColours, colour: Colour): number =>
  contrast(colour, name === 'brand' ? ON_BRAND : ON_ACCENT)

/** A colour with a share of another one in it, from 0 to 1. */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  const [from, to] = [channels(colour), channels(other)]
  const hex = from.map((channel, at) => Math.round(channel + (to[at]! - channel) * share))
  return `#${hex.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const STEP = 0.02

/** A colour, moved towards another one until it differs enough from what it stands on. */
function moved(colour: Colour, towards: Colour, { on, by }: { on: Colour; by: number }): Colour {
  let share = 0
  let result = colour
  while (contrast(result, on) < by && share < 1) result = mix(colour, towards, (share += STEP))
  return result
}

/** A colour as light as text on it allows. */
function lightened(colour: Colour, by: number): Colour {
  let share = 0
  let result = colour
  while (share < 1) {
    const next = mix(colour, WHITE, (share += STEP))
    if (contrast(next, ON_BRAND) < by) break
    result = next
  }
  return result
}

const pair = (light: Colour, dark: Colour): string => `light-dark(${light}, ${dark})`

/** The style sheet that gives a site its colours, in both schemes: what is written in or on them can be read. */
export function coloursCss({ brand, accent }: SiteColours): string {
  // Headings in the accent stand on it.
  const [deep, deepDark] = [mix(brand, BLACK, 0.28), mix(mix(brand, NIGHT, 0.5), BLACK, 0.1)].map((ground) =>
    moved(ground, BLACK, { on: accent, by: 5 }),
  ) as [Colour, Colour]
  const [soft, softDark] = [mix(accent, LIGHT_SURFACE, 0.86), mix(accent, NIGHT, 0.84)]
  const tokens = {
    brand: pair(brand, lightened(brand, 7)),
    'brand-deep': pair(deep, deepDark),
    'brand-hover': pair(deep, lightened(brand, 5.5)),
    link: pair(moved(brand, BLACK, { on: PAPER, by: 6 }), moved(brand, WHITE, { on: DARK_SURFACE, by: 8 })),
    logo: pair(brand, moved(brand, WHITE, { on: DARK_SURFACE, by: 6 })),
    'logo-on-dark': [deep, deepDark].reduce((mark, on) => moved(mark, WHITE, { on, by: MIN_CONTRAST }), brand),
    'scrim-hover': deep,
    accent,
    'accent-hover': mix(accent, WHITE, 0.22),
    'accent-mid': pair(mix(accent, LIGHT_SURFACE, 0.62), mix(accent, NIGHT, 0.74)),
    'accent-ink': pair(moved(accent, BLACK, { on: PAPER, by: 5.5 }), moved(accent, WHITE, { on: softDark, by: 8 })),
    'accent-soft': pair(soft, softDark),
    star: pair(moved(accent, BLACK, { on: LIGHT_SURFACE, by: 3.5 }), moved(accent, WHITE, { on: DARK_SURFACE, by: 6 })),
  }
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  // Above `:root`, whichever sheet comes first.
  return `html:root{${lines.join(';')}}\n`
}

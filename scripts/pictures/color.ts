/** Colour arithmetic on #rrggbb strings. */
function parse(c: string): [number, number, number] {
  const n = Number.parseInt(c.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

function format(r: number, g: number, b: number): string {
  const clamp = (v: number) => Math.max(0, Math.min(255, Math.round(v)))
  const n = (clamp(r) << 16) | (clamp(g) << 8) | clamp(b)
  return `#${n.toString(16).padStart(6, '0')}`
}

/** `t` of the way from `a` to `b`. */
export function mix(a: string, b: string, t: number): string {
  const [r1, g1, b1] = parse(a)
  const [r2, g2, b2] = parse(b)
  return format(r1 + (r2 - r1) * t, g1 + (g2 - g1) * t, b1 + (b2 - b1) * t)
}

/** `a` as it looks under a light of colour `by`. */
export function multiply(a: string, by: string): string {
  const [r1, g1, b1] = parse(a)
  const [r2, g2, b2] = parse(by)
  return format((r1 * r2) / 255, (g1 * g2) / 255, (b1 * b2) / 255)
}

export const darker = (c: string, k: number): string => mix(c, '#16233c', k)
export const lighter = (c: string, k: number): string => mix(c, '#fff4df', k)

/** The house palette. */
export const P = {
  cream: '#f7eedd',
  stone: '#ead9b8',
  sand: '#dcc090',
  ochre: '#d3a35a',
  gold: '#e9b44f',
  terra: '#c8693f',
  rust: '#9d4a2e',
  rose: '#dd9c86',
  olive: '#7d8850',
  leaf: '#5d7343',
  pine: '#33513f',
  teal: '#2f7380',
  sky: '#9cc4d6',
  blue: '#2c5a8c',
  deep: '#1d3a63',
  navy: '#14264a',
  slate: '#5a6a7c',
  wood: '#8a5a38',
  bark: '#5e4330',
  white: '#fffaf0',
  brick: '#b0583e',
} as const

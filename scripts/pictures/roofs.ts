import { Art, type Point } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'
import { windowAt, type WindowOptions } from './openings.ts'

export type Roof =
  'flat' | 'tile' | 'gable' | 'mansard' | 'dome' | 'step' | 'none'

export interface HouseOptions {
  roof?: Roof
  roofColor?: string
  rows?: number
  cols?: number
  window?: WindowOptions
  door?: string
  depth?: number
  /** Width of the shaded return wall, as a fraction of the width. */
  side?: number
  courses?: boolean
  balconies?: 'iron' | 'glass' | 'stone'
  flowers?: string
  /** Height of the ground floor kept free of windows. */
  ground?: number
}

function tileRoof(
  a: Art,
  x: number,
  y: number,
  w: number,
  rh: number,
  color: string,
  depth: number,
): void {
  const base = a.c(color, depth)
  const inset = Math.min(rh * 0.8, w * 0.22)
  const shape: Point[] = [
    [x - w * 0.04, y],
    [x + inset, y - rh],
    [x + w - inset, y - rh],
    [x + w * 1.04, y],
  ]
  a.poly(
    shape,
    a.h([0, darker(base, 0.22)], [0.6, base], [1, mix(base, a.m.sun, 0.25)]),
  )
  const n = Math.max(4, Math.round(w / 22))
  for (let i = 1; i < n; i++) {
    const t = i / n
    a.line(
      x - w * 0.04 + w * 1.08 * t,
      y - 2,
      x + inset + (w - inset * 2) * t,
      y - rh + 2,
      darker(base, 0.32),
      1.2,
    )
  }
  a.rect(x - w * 0.04, y - 2, w * 1.08, 6, darker(base, 0.35))
}

function gableRoof(
  a: Art,
  x: number,
  y: number,
  w: number,
  rh: number,
  color: string,
  wallColor: string,
  depth: number,
): void {
  const base = a.c(color, depth)
  const face = a.c(wallColor, depth)
  a.poly(
    [
      [x, y + 1],
      [x + w / 2, y - rh],
      [x + w, y + 1],
    ],
    a.h([0, darker(face, 0.12)], [1, mix(face, a.m.sun, 0.2)]),
  )
  a.stroke(
    `M${x - w * 0.06} ${y + 6}L${x + w / 2} ${y - rh}`,
    darker(base, 0.25),
    Math.max(5, w * 0.06),
  )
  a.stroke(
    `M${x + w * 1.06} ${y + 6}L${x + w / 2} ${y - rh}`,
    mix(base, a.m.sun, 0.2),
    Math.max(5, w * 0.06),
  )
}

function stepGable(
  a: Art,
  x: number,
  y: number,
  w: number,
  rh: number,
  color: string,
  depth: number,
): void {
  const base = a.c(color, depth)
  const fill = a.h([0, darker(base, 0.12)], [1, mix(base, a.m.sun, 0.2)])
  for (let i = 0; i < 4; i++) {
    const inset = (w * 0.42 * i) / 4
    a.rect(x + inset, y - (rh * (i + 1)) / 4, w - inset * 2, rh / 4 + 1, fill)
    a.rect(
      x + inset - 2,
      y - (rh * (i + 1)) / 4,
      w - inset * 2 + 4,
      4,
      lighter(base, 0.5),
    )
  }
}

export function dome(
  a: Art,
  cx: number,
  base: number,
  r: number,
  color: string,
  depth = 0,
  squash = 1,
  finial = false,
): void {
  const tone = a.c(color, depth)
  const h = r * squash
  a.rect(
    cx - r * 1.04,
    base - r * 0.16,
    r * 2.08,
    r * 0.2,
    a.h([0, darker(tone, 0.3)], [1, lighter(tone, 0.25)]),
  )
  const d = `M${cx - r} ${base - r * 0.14}C${cx - r * 1.02} ${base - h * 0.72} ${cx - r * 0.55} ${base - h * 1.06} ${cx} ${base - h * 1.14}C${cx + r * 0.55} ${base - h * 1.06} ${cx + r * 1.02} ${base - h * 0.72} ${cx + r} ${base - r * 0.14}Z`
  a.path(
    d,
    a.h(
      [0, darker(tone, 0.36)],
      [0.45, tone],
      [0.78, mix(tone, a.m.sun, 0.5)],
      [1, tone],
    ),
  )
  for (const k of [-0.5, 0, 0.5]) {
    a.stroke(
      `M${cx} ${base - h * 1.12}Q${cx + r * k * 1.5} ${base - h * 0.8} ${cx + r * k * 1.25} ${base - r * 0.16}`,
      darker(tone, 0.3),
      1.4,
      'opacity=".5"',
    )
  }
  if (!finial) return
  a.line(
    cx,
    base - h * 1.14,
    cx,
    base - h * 1.36,
    a.c(P.gold, depth),
    Math.max(2, r * 0.045),
  )
  a.circ(cx, base - h * 1.25, r * 0.06, a.c(P.gold, depth))
}

export function roofOf(
  a: Art,
  x: number,
  y: number,
  w: number,
  color: string,
  o: HouseOptions,
): void {
  const depth = o.depth ?? 0
  const roofColor = o.roofColor ?? P.terra
  const base = a.c(color, depth)
  if (o.roof === 'tile')
    tileRoof(a, x, y, w, Math.min(70, w * 0.26), roofColor, depth)
  else if (o.roof === 'gable')
    gableRoof(a, x, y, w, w * 0.5, roofColor, color, depth)
  else if (o.roof === 'step') stepGable(a, x, y, w, w * 0.46, color, depth)
  else if (o.roof === 'mansard') {
    const r = a.c(roofColor === P.terra ? P.slate : roofColor, depth)
    const rh = w * 0.22
    a.poly(
      [
        [x - 4, y],
        [x + w * 0.07, y - rh],
        [x + w * 0.93, y - rh],
        [x + w + 4, y],
      ],
      a.h([0, darker(r, 0.3)], [1, lighter(r, 0.18)]),
    )
    const n = o.cols ?? 3
    for (let i = 0; i < n; i++)
      windowAt(
        a,
        x + (w * (i + 0.5)) / n - w * 0.035,
        y - rh * 0.72,
        w * 0.07,
        rh * 0.6,
        { depth, surround: P.cream, shape: 'round', bars: 0 },
      )
    a.rect(x - 6, y - 3, w + 12, 8, lighter(base, 0.3))
  } else if (o.roof === 'dome') {
    dome(a, x + w / 2, y, w * 0.34, o.roofColor ?? P.cream, depth, 0.9)
    a.rect(x - 3, y - 6, w + 6, 10, lighter(base, 0.22))
  } else if (o.roof !== 'none') {
    a.rect(x - 4, y - 9, w + 8, 12, lighter(base, 0.25))
    a.rect(x - 1, y + 3, w + 2, 6, '#1a2233', 'opacity=".16"')
  }
}

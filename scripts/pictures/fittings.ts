import { Art } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'

/** A scalloped striped awning; x, y is its top left corner on the wall. */
export function awning(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  other: string = P.cream,
): void {
  const n = Math.max(6, Math.round(w / 34))
  const flare = w * 0.03
  const [c1, c2] = [a.c(color), a.c(other)]
  a.rect(
    x + 6,
    y + h,
    w - 12,
    h * 0.5,
    a.v([0, '#141c2c', 0.42], [1, '#141c2c', 0]),
  )
  for (let i = 0; i < n; i++) {
    const [t1, t2] = [i / n, (i + 1) / n]
    const [x1, x2] = [
      x - flare + (w + flare * 2) * t1,
      x - flare + (w + flare * 2) * t2,
    ]
    const tone = i % 2 ? c2 : c1
    const d = `M${x + w * t1} ${y}H${x + w * t2}L${x2} ${y + h}H${x1}Z`
    a.path(d, a.v([0, darker(tone, 0.16)], [1, mix(tone, a.m.sun, 0.12)]))
    a.path(
      `M${x1} ${y + h - 0.5}H${x2}V${y + h + 7}A${(x2 - x1) / 2} 9 0 0 1 ${x1} ${y + h + 7}Z`,
      darker(tone, 0.14),
    )
  }
  a.rect(x - 3, y - 5, w + 6, 7, darker(c1, 0.35))
}

export function stringLights(
  a: Art,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  n: number,
  sag = 46,
): void {
  const mid = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2] as const
  a.stroke(
    `M${x1} ${y1}Q${mid[0]} ${mid[1]} ${x2} ${y2}`,
    '#2a2a33',
    2,
    'opacity=".8"',
  )
  for (let i = 1; i < n; i++) {
    const t = i / n
    const u = 1 - t
    const x = u * u * x1 + 2 * u * t * mid[0] + t * t * x2
    const y = u * u * y1 + 2 * u * t * mid[1] + t * t * y2
    a.glow(x, y + 9, 30, '#ffd27e', a.m.night ? 0.6 : 0.3)
    a.rect(x - 2, y, 4, 6, '#2a2a33')
    a.ell(x, y + 10, 5, 6.5, '#ffe9b5')
  }
}

/** A pendant lamp hanging from the top edge. */
export function pendant(
  a: Art,
  x: number,
  y: number,
  w: number,
  color: string,
  lit = true,
): void {
  const tone = a.c(color)
  a.line(x, 0, x, y - w * 0.4, '#2d2a2c', 2.5)
  if (lit) a.glow(x, y + w * 0.25, w * 2.6, '#ffd58a', 0.42)
  a.path(
    `M${x - w * 0.1} ${y - w * 0.45}H${x + w * 0.1}C${x + w * 0.4} ${y - w * 0.4} ${x + w * 0.5} ${y - w * 0.15} ${x + w * 0.5} ${y}H${x - w * 0.5}C${x - w * 0.5} ${y - w * 0.15} ${x - w * 0.4} ${y - w * 0.4} ${x - w * 0.1} ${y - w * 0.45}Z`,
    a.h([0, darker(tone, 0.35)], [0.7, tone], [1, lighter(tone, 0.2)]),
  )
  a.ell(x, y, w * 0.5, w * 0.09, lit ? '#ffe9b8' : darker(tone, 0.5))
}

/** A wall or post lantern. */
export function lantern(a: Art, x: number, y: number, s: number): void {
  a.glow(x, y, s * 3.6, '#ffc870', a.m.night ? 0.6 : 0.2)
  const iron = '#2b2d35'
  a.poly(
    [
      [x - s * 0.3, y - s * 0.5],
      [x + s * 0.3, y - s * 0.5],
      [x + s * 0.2, y + s * 0.5],
      [x - s * 0.2, y + s * 0.5],
    ],
    a.v([0, '#ffe6ae'], [1, '#f2a64c']),
  )
  a.stroke(
    `M${x - s * 0.3} ${y - s * 0.5}L${x - s * 0.2} ${y + s * 0.5}H${x + s * 0.2}L${x + s * 0.3} ${y - s * 0.5}M${x} ${y - s * 0.5}V${y + s * 0.5}`,
    iron,
    s * 0.07,
  )
  a.poly(
    [
      [x - s * 0.4, y - s * 0.5],
      [x, y - s * 0.9],
      [x + s * 0.4, y - s * 0.5],
    ],
    iron,
  )
  a.line(x, y - s * 0.9, x, y - s * 1.15, iron, s * 0.08)
}

export function lampPost(a: Art, x: number, base: number, h: number): void {
  const iron = '#2b2d35'
  a.shadow(x, base, 30, 6)
  a.path(
    `M${x - 9} ${base}L${x - 3} ${base - 30}V${base - h}H${x + 3}V${base - 30}L${x + 9} ${base}Z`,
    iron,
  )
  lantern(a, x, base - h - h * 0.08, h * 0.16)
}

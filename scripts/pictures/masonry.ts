import { Art } from './art.ts'
import { darker, lighter, mix } from './color.ts'
import { opening, type ArchShape } from './openings.ts'

/** A wall with a light gradient, a cornice and a few picked-out stones. */
export function wall(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  depth = 0,
  courses = true,
): void {
  const base = a.c(color, depth)
  a.rect(
    x,
    y,
    w,
    h,
    a.h([0, darker(base, 0.12)], [0.5, base], [1, mix(base, a.m.sun, 0.22)]),
  )
  if (courses) {
    const ch = Math.max(8, Math.min(22, h / 18))
    const n = Math.round((w * h) / 3600)
    for (let i = 0; i < n; i++) {
      const row = Math.floor((a.r() * h) / ch)
      const cw = ch * a.rr(1.6, 3)
      const cx = x + a.r() * Math.max(0, w - cw)
      if ((row + 1) * ch > h) continue
      a.rect(
        cx,
        y + row * ch,
        cw,
        ch - 1.5,
        a.r() > 0.5 ? darker(base, 0.14) : lighter(base, 0.3),
        'opacity=".38" rx="1"',
      )
    }
  }
  a.rect(
    x,
    y + h * 0.72,
    w,
    h * 0.28,
    a.v([0, darker(base, 0.5), 0], [1, darker(base, 0.5), 0.24]),
  )
}

function archway(
  a: Art,
  [ax, ay, aw, ah]: [number, number, number, number],
  tone: string,
  shape: ArchShape,
  lit: boolean,
): void {
  const base = ay + ah
  a.path(opening(ax - 5, ay - 6, aw + 10, ah + 6, shape), lighter(tone, 0.28))
  const inner = lit
    ? a.v([0, '#f2b765'], [0.6, '#c98549'], [1, '#84543c'])
    : a.v([0, darker(tone, 0.82)], [1, darker(tone, 0.5)])
  const d = opening(ax, ay, aw, ah, shape)
  a.path(d, inner)
  a.clip(d, () => {
    a.path(
      opening(ax + aw * 0.3, ay + ah * 0.3, aw * 0.46, ah * 0.7, shape),
      darker(tone, lit ? 0.55 : 0.86),
      'opacity=".8"',
    )
    a.poly(
      [
        [ax + aw, base],
        [ax + aw, base - ah * 0.1],
        [ax + aw * 0.2, base],
      ],
      mix(tone, a.m.sun, 0.6),
      'opacity=".5"',
    )
  })
}

/** A colonnade of arches with a deep shaded walk behind it. */
export function arcade(
  a: Art,
  x: number,
  base: number,
  w: number,
  h: number,
  n: number,
  color: string,
  shape: ArchShape = 'round',
  lit = a.m.night,
): void {
  const tone = a.c(color)
  wall(a, x, base - h, w, h, color)
  const cell = w / n
  for (let i = 0; i < n; i++) {
    const [ax, ay, aw, ah] = [
      x + cell * i + cell * 0.13,
      base - h * 0.84,
      cell * 0.74,
      h * 0.84,
    ]
    archway(a, [ax, ay, aw, ah], tone, shape, lit)
    a.rect(
      x + cell * i - cell * 0.15,
      base - h * 0.84 + cell * 0.34,
      cell * 0.3,
      7,
      lighter(tone, 0.4),
    )
    a.rect(
      x + cell * i - cell * 0.14,
      base - 9,
      cell * 0.28,
      9,
      lighter(tone, 0.2),
    )
  }
  a.rect(x - 6, base - h - 8, w + 12, 12, lighter(tone, 0.3))
  a.rect(x, base - h + 4, w, 7, '#1a2233', 'opacity=".16"')
}

/** Triangular front resting on columns. */
export function pediment(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): void {
  const tone = a.c(color)
  a.poly(
    [
      [x - w * 0.04, y],
      [x + w / 2, y - h],
      [x + w * 1.04, y],
    ],
    lighter(tone, 0.3),
  )
  a.poly(
    [
      [x + w * 0.06, y - h * 0.12],
      [x + w / 2, y - h * 0.84],
      [x + w * 0.94, y - h * 0.12],
    ],
    darker(tone, 0.12),
  )
  a.rect(x - w * 0.04, y, w * 1.08, h * 0.2, lighter(tone, 0.2))
  a.rect(x - w * 0.02, y + h * 0.2, w * 1.04, h * 0.1, darker(tone, 0.2))
}

export function column(
  a: Art,
  x: number,
  base: number,
  w: number,
  h: number,
  color: string,
): void {
  const tone = a.c(color)
  a.rect(
    x - w / 2,
    base - h,
    w,
    h,
    a.h(
      [0, darker(tone, 0.3)],
      [0.6, tone],
      [0.85, mix(tone, a.m.sun, 0.5)],
      [1, tone],
    ),
  )
  for (const k of [-0.22, 0, 0.22])
    a.rect(
      x + w * k - 1,
      base - h + 8,
      2,
      h - 16,
      darker(tone, 0.25),
      'opacity=".5"',
    )
  a.rect(x - w * 0.72, base - h, w * 1.44, w * 0.36, lighter(tone, 0.3))
  a.rect(x - w * 0.66, base - w * 0.34, w * 1.32, w * 0.34, lighter(tone, 0.14))
}

import { Art } from './art.ts'
import { darker, lighter, P } from './color.ts'

/** A soft six-pointed star built of two triangles. */
export function star6(
  a: Art,
  x: number,
  y: number,
  r: number,
  color: string,
  width: number,
): void {
  const tri = (turn: number): string =>
    [0, 1, 2]
      .map((i) => {
        const t = ((turn + i * 120) * Math.PI) / 180
        return `${i ? 'L' : 'M'}${(x + Math.sin(t) * r).toFixed(1)} ${(y - Math.cos(t) * r).toFixed(1)}`
      })
      .join('') + 'Z'
  a.stroke(tri(0) + tri(180), color, width)
}

/** A seven-branched lamp in outline. */
export function menorah(
  a: Art,
  x: number,
  y: number,
  s: number,
  metal: string = P.gold,
  flames = false,
): void {
  const tone = a.c(metal)
  for (const [r, fill] of [
    [36, darker(tone, 0.12)],
    [24, tone],
    [12, lighter(tone, 0.15)],
  ] as const) {
    const k = (r / 100) * s
    a.stroke(
      `M${x - k} ${y - s * 0.9}V${y - s * 0.75}A${k} ${k} 0 0 0 ${x + k} ${y - s * 0.75}V${y - s * 0.9}`,
      fill,
      s * 0.05,
    )
  }
  a.line(x, y - s * 0.9, x, y - s * 0.06, tone, s * 0.06)
  a.path(
    `M${x - s * 0.24} ${y}Q${x - s * 0.2} ${y - s * 0.1} ${x} ${y - s * 0.14}Q${x + s * 0.2} ${y - s * 0.1} ${x + s * 0.24} ${y}Z`,
    darker(tone, 0.15),
  )
  for (let i = -3; i <= 3; i++) {
    const fx = x + i * 0.12 * s
    a.rect(fx - s * 0.04, y - s * 0.94, s * 0.08, s * 0.05, lighter(tone, 0.25))
    if (flames) flame(a, fx, y - s * 0.95, s * 0.1)
  }
}

export function flame(a: Art, x: number, y: number, h: number): void {
  a.glow(x, y - h * 0.5, h * 2.4, '#ffca72', 0.5)
  a.path(
    `M${x} ${y - h}C${x + h * 0.34} ${y - h * 0.55} ${x + h * 0.34} ${y - h * 0.18} ${x} ${y}C${x - h * 0.34} ${y - h * 0.18} ${x - h * 0.34} ${y - h * 0.55} ${x} ${y - h}Z`,
    '#ffd675',
  )
}

/** Books standing on a shelf line. */
export function books(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  const colors = [
    P.deep,
    P.rust,
    P.olive,
    P.ochre,
    P.teal,
    '#6d2f3a',
    P.navy,
    P.wood,
    P.sand,
  ]
  for (let bx = x; bx < x + w - 8;) {
    const bw = Math.min(a.rr(9, 20), x + w - bx)
    const bh = h * a.rr(0.72, 0.98)
    const tone = a.c(a.pick(colors))
    a.rect(
      bx,
      y - bh,
      bw - 1,
      bh,
      a.h([0, darker(tone, 0.25)], [0.6, tone], [1, lighter(tone, 0.12)]),
      'rx="1.5"',
    )
    a.rect(bx + 2, y - bh * 0.82, bw - 5, 2.4, a.c(P.gold), 'opacity=".8"')
    a.rect(bx + 2, y - bh * 0.24, bw - 5, 2, a.c(P.gold), 'opacity=".6"')
    bx += bw + (a.r() > 0.92 ? 12 : 0)
  }
}

/** A slatted crate heaped with round fruit. */
export function crate(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  fruit: readonly string[],
): void {
  const wood = a.c('#b98a56')
  a.shadow(x + w / 2, y, w * 0.56, h * 0.14)
  const r = w * 0.085
  for (let row = 0; row < 3; row++) {
    const n = 7 - row
    for (let i = 0; i < n; i++) {
      const [fx, fy] = [
        x + w * 0.5 + (i - (n - 1) / 2) * w * 0.14,
        y - h - row * r * 1.05 + r * 0.25,
      ]
      const tone = a.c(a.pick(fruit))
      a.circ(
        fx,
        fy,
        r,
        a.radial(
          [0, lighter(tone, 0.16)],
          [0.6, tone],
          [1, darker(tone, 0.26)],
        ),
      )
      a.ell(
        fx + r * 0.3,
        fy - r * 0.35,
        r * 0.24,
        r * 0.16,
        '#ffffff',
        'opacity=".4"',
      )
    }
  }
  for (let i = 0; i < 3; i++) {
    const sy = y - h + (h * i) / 3
    a.rect(
      x,
      sy,
      w,
      h / 3 - 3,
      a.h([0, darker(wood, 0.25)], [1, lighter(wood, 0.12)]),
      'rx="1"',
    )
  }
  a.rect(x, y - h, 6, h, darker(wood, 0.3))
  a.rect(x + w - 6, y - h, 6, h, darker(wood, 0.12))
}

/** A plain flag on a pole, of no country: one colour with a narrow band at the hoist. */
export function pennant(
  a: Art,
  x: number,
  base: number,
  h: number,
  color: string,
  band: string = P.gold,
): void {
  a.line(x, base, x, base - h, a.c(P.cream), 4.5)
  a.circ(x, base - h, 5, a.c(P.gold))
  const [w, fh, y] = [h * 0.42, h * 0.24, base - h + 8]
  const d = `M${x} ${y}C${x + w * 0.35} ${y - 12} ${x + w * 0.6} ${y + 12} ${x + w} ${y}L${x + w * 0.88} ${y + fh / 2}L${x + w} ${y + fh}C${x + w * 0.6} ${y + fh + 12} ${x + w * 0.35} ${y + fh - 12} ${x} ${y + fh}Z`
  const tone = a.c(color)
  a.path(
    d,
    a.h(
      [0, tone],
      [0.35, lighter(tone, 0.2)],
      [0.6, darker(tone, 0.18)],
      [1, tone],
    ),
  )
  a.clip(d, () => a.rect(x, y - 20, w * 0.14, fh + 40, a.c(band)))
}

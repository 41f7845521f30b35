import { Art } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'
import { star6 } from './objects.ts'
import { opening, type ArchShape } from './openings.ts'

const JEWELS = [P.blue, P.teal, '#8a2f46', P.gold, P.olive, P.terra]

/** A round window of petals with a star at its heart. */
export function rose(
  a: Art,
  x: number,
  y: number,
  r: number,
  lit = a.m.night,
  frame: string = P.cream,
): void {
  const f = a.c(frame)
  if (lit) a.glow(x, y, r * 2.3, '#ffc66e', 0.45)
  a.circ(x, y, r * 1.2, darker(f, 0.16))
  a.circ(x, y, r * 1.12, lighter(f, 0.3))
  a.circ(x, y, r, lit ? '#f5b75c' : mix(a.m.top, '#16263d', 0.72))
  for (let i = 0; i < 12; i++) {
    const t = (i / 12) * Math.PI * 2
    const color = JEWELS[i % JEWELS.length] ?? P.blue
    const [px, py] = [x + Math.sin(t) * r * 0.74, y - Math.cos(t) * r * 0.74]
    a.circ(
      px,
      py,
      r * 0.17,
      lit ? mix(color, '#ffd27d', 0.35) : a.c(color),
      'opacity=".9"',
    )
  }
  a.circ(
    x,
    y,
    r * 0.5,
    lit ? '#ffe2a0' : mix(a.m.mid, P.deep, 0.55),
    `stroke="${f}" stroke-width="${r * 0.05}"`,
  )
  star6(a, x, y, r * 0.4, lit ? P.rust : f, r * 0.06)
}

/** A tall window of coloured panes. */
export function stainedWindow(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  shape: ArchShape = 'round',
  lit = true,
): void {
  const d = opening(x, y, w, h, shape)
  a.path(
    opening(x - w * 0.12, y - w * 0.12, w * 1.24, h + w * 0.12, shape),
    lighter(a.c(P.stone), 0.25),
  )
  const [cols, rows] = [3, Math.round((h / w) * 3)]
  a.clip(d, () => {
    a.rect(x, y, w, h, '#f7e6bd')
    for (let r = 0; r < rows; r++) {
      for (let c = 0; c < cols; c++) {
        const mirror = Math.min(c, cols - 1 - c)
        const color = JEWELS[(r * 2 + mirror * 3) % JEWELS.length] ?? P.blue
        const tone = lit
          ? mix(color, '#fff1c9', 0.22 + a.r() * 0.34)
          : darker(a.c(color), 0.3)
        const [px, py] = [x + (w * c) / cols, y + (h * r) / rows]
        a.rect(px + 1.5, py + 1.5, w / cols - 3, h / rows - 3, tone)
        a.circ(
          px + w / cols / 2,
          py + h / rows / 2,
          w * 0.09,
          mix(tone, '#fff4d0', 0.5),
        )
      }
    }
  })
  a.stroke(d, darker(a.c(P.wood), 0.4), Math.max(3, w * 0.05))
}

function arkCurtain(
  a: Art,
  x: number,
  base: number,
  w: number,
  h: number,
): void {
  const [gold, cloth] = [a.c(P.gold), a.c(P.deep)]
  const d = opening(x - w * 0.36, base - h * 0.74, w * 0.72, h * 0.74)
  a.path(d, cloth)
  a.clip(d, () => {
    for (let i = 0; i < 8; i++)
      a.rect(
        x - w * 0.36 + (i * w * 0.72) / 8,
        base - h * 0.76,
        (w * 0.72) / 8,
        h * 0.78,
        a.h([0, darker(cloth, 0.3)], [0.6, lighter(cloth, 0.12)], [1, cloth]),
      )
    a.rect(x - w * 0.36, base - h * 0.09, w * 0.72, h * 0.03, gold)
    star6(a, x, base - h * 0.42, w * 0.13, gold, 4)
  })
  a.stroke(d, gold, 6)
}

/** The ark: columns, curtain, tablets above and a lamp before it. */
export function ark(
  a: Art,
  x: number,
  base: number,
  w: number,
  h: number,
): void {
  const [wood, gold] = [a.c(P.wood), a.c(P.gold)]
  a.glow(x, base - h * 0.6, h, '#ffd48a', 0.4)
  for (let i = 0; i < 3; i++)
    a.rect(
      x - w * (0.74 + i * 0.08),
      base + i * 16,
      w * (1.48 + i * 0.16),
      16,
      a.v([0, lighter(a.c(P.stone), 0.3)], [1, darker(a.c(P.stone), 0.16)]),
    )
  a.rect(
    x - w * 0.6,
    base - h * 0.8,
    w * 1.2,
    h * 0.8,
    a.h([0, darker(wood, 0.3)], [1, lighter(wood, 0.06)]),
  )
  arkCurtain(a, x, base, w, h)
  for (const k of [-0.52, 0.52]) {
    a.rect(
      x + w * k - w * 0.06,
      base - h * 0.8,
      w * 0.12,
      h * 0.8,
      a.h(
        [0, darker(a.c(P.cream), 0.3)],
        [0.7, a.c(P.cream)],
        [1, lighter(a.c(P.cream), 0.3)],
      ),
    )
    a.rect(x + w * k - w * 0.09, base - h * 0.82, w * 0.18, h * 0.04, gold)
    a.rect(x + w * k - w * 0.09, base - h * 0.03, w * 0.18, h * 0.03, gold)
  }
  a.path(
    `M${x - w * 0.66} ${base - h * 0.82}H${x + w * 0.66}V${base - h * 0.88}Q${x + w * 0.3} ${base - h * 0.9} ${x} ${base - h * 1.06}Q${x - w * 0.3} ${base - h * 0.9} ${x - w * 0.66} ${base - h * 0.88}Z`,
    a.h([0, darker(wood, 0.2)], [1, lighter(wood, 0.18)]),
  )
  for (const k of [-1, 1])
    a.path(
      opening(
        x + (k < 0 ? -w * 0.11 : w * 0.005),
        base - h * 0.97,
        w * 0.105,
        h * 0.11,
      ),
      lighter(gold, 0.3),
    )
}

export function hangingLamp(a: Art, x: number, y: number, s: number): void {
  const gold = a.c(P.gold)
  a.glow(x, y, s * 4, '#ffb865', 0.6)
  a.stroke(
    `M${x} 0V${y - s * 1.5}M${x} ${y - s * 1.5}L${x - s * 0.5} ${y - s * 0.2}M${x} ${y - s * 1.5}L${x + s * 0.5} ${y - s * 0.2}`,
    darker(gold, 0.2),
    2.4,
  )
  a.path(
    `M${x - s * 0.6} ${y - s * 0.25}H${x + s * 0.6}Q${x + s * 0.5} ${y + s * 0.5} ${x} ${y + s * 0.75}Q${x - s * 0.5} ${y + s * 0.5} ${x - s * 0.6} ${y - s * 0.25}Z`,
    a.h([0, darker(gold, 0.3)], [0.7, gold], [1, lighter(gold, 0.4)]),
  )
  a.ell(x, y - s * 0.34, s * 0.2, s * 0.32, '#fff0c0')
}

/** A ring chandelier. */
export function chandelier(a: Art, x: number, y: number, w: number): void {
  const gold = a.c(P.gold)
  a.line(x, 0, x, y - w * 0.3, darker(gold, 0.35), 3)
  a.glow(x, y, w * 1.1, '#ffd488', 0.5)
  a.stroke(
    `M${x} ${y - w * 0.3}L${x - w * 0.5} ${y}M${x} ${y - w * 0.3}L${x + w * 0.5} ${y}M${x} ${y - w * 0.3}V${y + w * 0.08}`,
    darker(gold, 0.3),
    2.4,
  )
  a.stroke(
    `M${x - w * 0.5} ${y}A${w * 0.5} ${w * 0.12} 0 1 0 ${x + w * 0.5} ${y}A${w * 0.5} ${w * 0.12} 0 1 0 ${x - w * 0.5} ${y}`,
    gold,
    5,
  )
  for (let i = 0; i < 8; i++) {
    const t = (i / 8) * Math.PI * 2
    const [lx, ly] = [x + Math.cos(t) * w * 0.5, y + Math.sin(t) * w * 0.12]
    a.rect(lx - 3, ly - 18, 6, 16, a.c(P.white))
    a.ell(lx, ly - 24, 4, 8, '#fff0c0')
  }
}

/** Pews seen from behind, receding towards the front. */
export function pews(a: Art, y: number, rows: number, color: string): void {
  const tone = a.c(color)
  for (let r = 0; r < rows; r++) {
    const k = r / Math.max(1, rows - 1)
    const [py, s] = [y + k * k * 170 + k * 30, 0.55 + k * 0.65]
    for (const dir of [-1, 1]) {
      const [x, w] = [
        600 + dir * (120 + k * 60) + (dir < 0 ? -430 * s : 0),
        430 * s,
      ]
      a.rect(
        x,
        py - 62 * s,
        w,
        64 * s,
        a.v([0, lighter(tone, 0.16)], [0.18, tone], [1, darker(tone, 0.4)]),
        'rx="4"',
      )
      a.rect(x - 4, py - 66 * s, w + 8, 9 * s, lighter(tone, 0.3), 'rx="4"')
      for (let i = 1; i < 5; i++)
        a.rect(
          x + (w * i) / 5 - 2,
          py - 52 * s,
          4,
          50 * s,
          darker(tone, 0.3),
          'opacity=".6"',
        )
    }
  }
}

import { Art } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'
import { by2 } from './lists.ts'
import { opening, type ArchShape } from './openings.ts'

export interface DoorOptions {
  shape?: ArchShape
  surround?: string
  glow?: boolean
  steps?: number
}

function doorPanels(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  leaf: string,
): void {
  a.rect(x + w * 0.05, y, w * 0.435, h, a.h([0, darker(leaf, 0.2)], [1, leaf]))
  a.rect(
    x + w * 0.515,
    y,
    w * 0.435,
    h,
    a.h([0, leaf], [1, lighter(leaf, 0.14)]),
  )
  for (const px of [x + w * 0.12, x + w * 0.585]) {
    for (const [py, ph] of by2([0.24, 0.3, 0.62, 0.28])) {
      a.rect(px, y + h * py, w * 0.3, h * ph, darker(leaf, 0.26), 'rx="2"')
      a.rect(
        px + 2,
        y + h * py + 3,
        w * 0.3 - 2,
        h * ph - 3,
        lighter(leaf, 0.07),
        'rx="2"',
      )
    }
  }
}

/** A panelled double door standing on `base`. */
export function door(
  a: Art,
  x: number,
  base: number,
  w: number,
  h: number,
  color: string,
  o: DoorOptions = {},
): void {
  const shape = o.shape ?? 'round'
  const y = base - h
  const leaf = a.c(color)
  const e = w * 0.12
  if (o.glow) a.glow(x + w / 2, y + h * 0.6, h * 0.95, '#ffc66e', 0.4)
  const stone = a.c(o.surround ?? P.stone)
  a.path(opening(x - e, y - e, w + e * 2, h + e, shape), lighter(stone, 0.22))
  const d = opening(x, y, w, h, shape)
  a.path(d, darker(leaf, 0.5))
  a.clip(d, () => {
    doorPanels(a, x, y, w, h, leaf)
    a.rect(x, y, w, h * 0.12, '#0f1a2e', 'opacity=".25"')
  })
  a.circ(x + w * 0.46, base - h * 0.44, w * 0.025, P.gold)
  a.circ(x + w * 0.54, base - h * 0.44, w * 0.025, P.gold)
  for (let i = 0; i < (o.steps ?? 0); i++) {
    const [sx, sy] = [x - e - i * w * 0.14, base + i * 9]
    a.rect(
      sx,
      sy,
      w + e * 2 + i * w * 0.28,
      9,
      i % 2 ? stone : lighter(stone, 0.15),
    )
    a.rect(sx, sy + 6, w + e * 2 + i * w * 0.28, 3, darker(stone, 0.25))
  }
}

/** A small balcony with a railing; `y` is its floor. */
export function balcony(
  a: Art,
  x: number,
  y: number,
  w: number,
  style: 'iron' | 'glass' | 'stone' = 'iron',
  plants = '',
): void {
  const h = w * 0.3
  const slab = a.c(P.stone)
  a.rect(x, y + 6, w, 9, '#1a2233', 'opacity=".25"')
  if (plants) {
    for (let i = 0; i < 6; i++)
      a.blob(
        x + w * (0.12 + i * 0.15),
        y - h * 0.75,
        w * 0.09,
        h * 0.34,
        darker(a.c(P.leaf), i % 2 ? 0.25 : 0.05),
      )
    for (let i = 0; i < 9; i++)
      a.circ(
        x + a.rr(0.08, 0.92) * w,
        y - h * a.rr(0.7, 1.05),
        w * 0.028,
        a.c(plants),
      )
  }
  if (style === 'glass') {
    a.rect(x, y - h, w, h, mix(a.m.mid, '#ffffff', 0.25), 'opacity=".55"')
    a.rect(x, y - h, w, 3, lighter(slab, 0.4))
  } else if (style === 'stone') {
    for (let i = 0; i < 7; i++)
      a.rect(
        x + (w * (i + 0.25)) / 7,
        y - h * 0.8,
        w * 0.07,
        h * 0.8,
        lighter(slab, 0.2),
        'rx="2"',
      )
    a.rect(x - 3, y - h, w + 6, h * 0.22, lighter(slab, 0.35))
  } else {
    const iron = darker(a.c(P.slate), 0.65)
    for (let i = 0; i <= 10; i++)
      a.line(x + (w * i) / 10, y - h, x + (w * i) / 10, y, iron, 1.8)
    a.line(x - 2, y - h, x + w + 2, y - h, iron, 3.4)
  }
  a.rect(x - 4, y, w + 8, 8, lighter(slab, 0.12))
}

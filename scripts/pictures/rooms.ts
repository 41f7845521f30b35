import { Art, H, W, type Point } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'
import { hills, sea } from './land.ts'
import { opening, type ArchShape } from './openings.ts'
import { cypress, olive } from './plants.ts'
import { sky } from './sky.ts'
import { skyline, stoneQuarter } from './towns.ts'

export type View = 'sea' | 'hills' | 'city' | 'stone' | 'garden'

export function view(a: Art, kind: View, horizon: number, sunX = 760): void {
  sky(a, { horizon, sunX, sunY: horizon - 90, sunR: 26, clouds: 3 })
  if (kind === 'sea') {
    hills(a, horizon - 4, 20, P.slate, 0.6, 3)
    sea(a, horizon, H, sunX)
  } else if (kind === 'city') {
    skyline(a, horizon + 160, 160, 330, 0.55, [P.slate, P.blue, P.sand])
    skyline(a, horizon + 200, 90, 240, 0.2, [P.slate, P.stone, P.deep])
  } else if (kind === 'stone') {
    const ridge = hills(a, horizon, 30, P.olive, 0.5, 4)
    stoneQuarter(a, (x) => ridge(x) + 30, 0.4, 50)
    stoneQuarter(a, () => horizon + 110, 0.15, 74)
  } else {
    hills(a, horizon - 20, 44, P.slate, 0.6, 4)
    const near = hills(a, horizon + 40, 30, P.olive, 0.25, 5)
    for (let i = 0; i < 12; i++) {
      const x = 40 + i * 102 + a.rr(-24, 24)
      if (i % 3) cypress(a, x, near(x) + 12, a.rr(80, 140), 0.2)
      else olive(a, x, near(x) + 20, a.rr(90, 130), 0.1)
    }
  }
}

/** A back wall and a floor meeting at `floorY`. */
export function shell(
  a: Art,
  floorY: number,
  wallColor: string,
  floorColor: string,
  planks = true,
): void {
  const [w, f] = [a.c(wallColor), a.c(floorColor)]
  a.rect(
    0,
    0,
    W,
    floorY,
    a.v([0, darker(w, 0.2)], [0.4, w], [1, darker(w, 0.06)]),
  )
  a.rect(0, floorY, W, H - floorY, a.v([0, darker(f, 0.2)], [1, f]))
  if (planks) {
    for (let i = -12; i <= 12; i++)
      a.line(600 + i * 62, floorY, 600 + i * 150, H, darker(f, 0.28), 1.6)
  } else {
    for (let r = 0; r < 6; r++) {
      const y = floorY + (H - floorY) * (r / 6) ** 1.6
      a.line(0, y, W, y, darker(f, 0.16), 1.4)
    }
    for (let i = -12; i <= 12; i++)
      a.line(600 + i * 70, floorY, 600 + i * 170, H, darker(f, 0.16), 1.4)
  }
  a.rect(0, floorY - 16, W, 16, lighter(w, 0.35))
  a.rect(0, floorY, W, 34, a.v([0, '#141c2c', 0.3], [1, '#141c2c', 0]))
}

export interface PaneOptions {
  shape?: ArchShape
  cols?: number
  rows?: number
  frame?: string
  horizon?: number
}

/** Windows through which one shared view is seen. */
export function panes(
  a: Art,
  boxes: [number, number, number, number][],
  kind: View,
  o: PaneOptions = {},
): void {
  const shape = o.shape ?? 'round'
  const frame = a.c(o.frame ?? P.white)
  for (const [x, y, w, h] of boxes)
    a.path(opening(x - 14, y - 14, w + 28, h + 14, shape), lighter(frame, 0.1))
  a.clip(boxes.map(([x, y, w, h]) => opening(x, y, w, h, shape)).join(''), () =>
    view(a, kind, o.horizon ?? 380),
  )
  for (const [x, y, w, h] of boxes) {
    const d = opening(x, y, w, h, shape)
    a.clip(d, () => {
      a.rect(x, y, w, 14, '#101a2c', 'opacity=".22"')
      for (let i = 1; i < (o.cols ?? 2); i++)
        a.rect(x + (w * i) / (o.cols ?? 2) - 3, y, 6, h, frame)
      for (let i = 1; i < (o.rows ?? 2); i++)
        a.rect(x, y + (h * i) / (o.rows ?? 2) - 3, w, 6, frame)
    })
    a.stroke(d, darker(frame, 0.12), 5)
    a.rect(x - 22, y + h, w + 44, 12, lighter(frame, 0.2))
    a.rect(x - 18, y + h + 12, w + 36, 7, '#141c2c', 'opacity=".2"')
  }
}

/** Light from a window lying across the floor. */
export function lightPatch(
  a: Art,
  x: number,
  w: number,
  floorY: number,
  lean = -160,
): void {
  const far: Point[] = [
    [x, floorY + 12],
    [x + w, floorY + 12],
  ]
  const tone = mix(a.m.sun, '#ffffff', 0.2)
  a.poly(
    [...far, [x + w * 1.4 + lean, H], [x - w * 0.2 + lean, H]],
    a.v([0, tone, 0.5], [1, tone, 0.12]),
  )
}

export function curtain(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  gatherLeft = true,
): void {
  const tone = a.c(color)
  const n = 5
  for (let i = 0; i < n; i++) {
    const k = i / n
    const pull = gatherLeft ? -w * 0.34 * (k + 0.2) : w * 0.34 * (1.2 - k)
    const d = `M${x + w * k} ${y}H${x + w * (k + 1 / n)}C${x + w * (k + 1 / n)} ${y + h * 0.4} ${x + w * (k + 1 / n) + pull} ${y + h * 0.5} ${x + w * (k + 1 / n) + pull * 0.6} ${y + h}H${x + w * k + pull * 0.6}C${x + w * k + pull} ${y + h * 0.5} ${x + w * k} ${y + h * 0.4} ${x + w * k} ${y}Z`
    a.path(
      d,
      a.h(
        [0, darker(tone, 0.2)],
        [0.6, lighter(tone, 0.16)],
        [1, darker(tone, 0.08)],
      ),
      'opacity=".94"',
    )
  }
}

export function rug(
  a: Art,
  cx: number,
  y: number,
  w: number,
  h: number,
  color: string,
  other: string,
): void {
  const [c1, c2] = [a.c(color), a.c(other)]
  const quad = (k: number): Point[] => [
    [cx - w * 0.4 * k, y + h * (0.5 - 0.5 * k)],
    [cx + w * 0.4 * k, y + h * (0.5 - 0.5 * k)],
    [cx + w * 0.5 * k, y + h * (0.5 + 0.5 * k)],
    [cx - w * 0.5 * k, y + h * (0.5 + 0.5 * k)],
  ]
  a.poly(quad(1), c1)
  a.poly(quad(0.88), c2)
  a.poly(quad(0.82), darker(c1, 0.08))
  for (let i = -2; i <= 2; i++) {
    const x = cx + i * w * 0.14
    a.poly(
      [
        [x, y + h * 0.25],
        [x + w * 0.05, y + h * 0.5],
        [x, y + h * 0.75],
        [x - w * 0.05, y + h * 0.5],
      ],
      c2,
    )
  }
}

/** A framed picture of simple hills. */
export function framed(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  c1: string,
  c2: string,
): void {
  a.rect(x + 5, y + 7, w, h, '#141c2c', 'opacity=".22"')
  a.rect(x, y, w, h, a.c(P.wood))
  a.rect(x + 6, y + 6, w - 12, h - 12, a.c(P.white))
  a.clip(`M${x + 16} ${y + 16}H${x + w - 16}V${y + h - 16}H${x + 16}Z`, () => {
    a.rect(x, y, w, h, lighter(a.c(c1), 0.5))
    a.circ(x + w * 0.66, y + h * 0.38, w * 0.1, a.c(P.gold))
    a.ell(x + w * 0.3, y + h, w * 0.6, h * 0.46, a.c(c1))
    a.ell(x + w * 0.85, y + h, w * 0.5, h * 0.3, a.c(c2))
  })
}

import { Art, smooth, type Point } from './art.ts'
import { darker, lighter, P } from './color.ts'
import { tones } from './plants.ts'

export function bush(
  a: Art,
  x: number,
  y: number,
  w: number,
  color: string = P.leaf,
  flowers?: string,
): void {
  const [lo, mid, hi] = tones(a, color, 0)
  for (let i = 0; i < 5; i++)
    a.blob(x + (i - 2) * w * 0.18, y - w * 0.12, w * 0.2, w * 0.16, lo)
  for (let i = 0; i < 4; i++)
    a.blob(x + (i - 1.5) * w * 0.2, y - w * 0.19, w * 0.16, w * 0.12, mid)
  for (let i = 0; i < 3; i++)
    a.blob(x + (i - 0.6) * w * 0.18, y - w * 0.25, w * 0.1, w * 0.06, hi)
  if (!flowers) return
  for (let i = 0; i < 16; i++)
    a.circ(
      x + a.rr(-0.42, 0.42) * w,
      y - a.rr(0.06, 0.32) * w,
      w * 0.022,
      a.c(flowers),
    )
}

export function pot(
  a: Art,
  x: number,
  y: number,
  s: number,
  flowers?: string,
  color: string = P.terra,
): void {
  const clay = a.c(color)
  a.shadow(x, y, s * 0.5, s * 0.1)
  bush(a, x, y - s * 0.48, s * 1.05, P.leaf, flowers)
  a.poly(
    [
      [x - s * 0.34, y - s * 0.55],
      [x + s * 0.34, y - s * 0.55],
      [x + s * 0.25, y],
      [x - s * 0.25, y],
    ],
    a.h([0, darker(clay, 0.28)], [0.7, clay], [1, lighter(clay, 0.2)]),
  )
  a.rect(
    x - s * 0.38,
    y - s * 0.62,
    s * 0.76,
    s * 0.13,
    lighter(clay, 0.1),
    'rx="2"',
  )
}

/** A leafy branch reaching in from a corner: frames the view and gives it depth. */
export function branch(
  a: Art,
  x: number,
  y: number,
  len: number,
  angle: number,
  color: string = P.olive,
  flip = 1,
): void {
  const leafDark = darker(a.c(color), 0.38)
  const leafMid = darker(a.c(color), 0.14)
  a.group(
    `transform="translate(${x} ${y}) scale(${flip} 1) rotate(${angle})"`,
    () => {
      const spine: Point[] = [
        [0, 0],
        [len * 0.35, 14],
        [len * 0.7, 8],
        [len, 34],
      ]
      a.stroke(smooth(spine), darker(a.c(P.bark), 0.3), 6)
      for (let i = 0; i < 26; i++) {
        const t = (i + 1) / 26
        const [lx, ly] = [t * len, 12 + t * t * 20]
        const turn = (i % 2 ? 42 : -48) + a.rr(-16, 16)
        const l = a.rr(48, 70) * (1.05 - t * 0.4)
        a.path(
          `M0 0Q${l * 0.45} ${-l * 0.17} ${l} 0Q${l * 0.45} ${l * 0.17} 0 0Z`,
          a.r() > 0.45 ? leafDark : leafMid,
          `transform="translate(${lx.toFixed(1)} ${ly.toFixed(1)}) rotate(${turn.toFixed(0)})"`,
        )
      }
    },
  )
}

/** A flowering climber hanging down a wall from x, y. */
export function vine(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  flowers: string,
): void {
  const [lo, mid, hi] = tones(a, P.leaf, 0)
  const n = Math.round((w * h) / 700)
  for (const [k, fill, size] of [
    [1, lo, 0.13],
    [0.9, mid, 0.1],
    [0.7, hi, 0.055],
  ] as const) {
    for (let i = 0; i < n * k; i++) {
      const t = a.r() ** 1.4
      const spread = (1 - t * 0.75) * w * 0.5
      a.blob(
        x + a.rr(-1, 1) * spread + Math.sin(t * 5) * w * 0.1,
        y + t * h,
        w * size * a.rr(0.7, 1.3),
        w * size * a.rr(0.5, 0.9),
        fill,
      )
    }
  }
  for (let i = 0; i < n * 1.6; i++) {
    const t = a.r() ** 1.4
    a.circ(
      x + a.rr(-1, 1) * (1 - t * 0.75) * w * 0.52 + Math.sin(t * 5) * w * 0.1,
      y + t * h,
      a.rr(2.5, 5),
      a.c(i % 3 ? flowers : lighter(flowers, 0.3)),
    )
  }
}

import { Art, type Point } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'
import { bottle, candle, plate, wineGlass } from './tables.ts'

/** A cloth-covered table seen from the front; `y` is its top surface. */
export function clothTable(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string = P.cream,
): void {
  const cloth = a.c(color)
  a.shadow(x, y + h, w * 0.6, h * 0.16, 0.45)
  a.rect(x - 5, y, 10, h, a.c(P.bark))
  a.rect(x - w * 0.2, y + h - 7, w * 0.4, 7, a.c(P.bark), 'rx="3"')
  const drop = h * 0.5
  const folds = 8
  for (let i = 0; i < folds; i++) {
    const [t1, t2] = [i / folds - 0.5, (i + 1) / folds - 0.5]
    const sag = (t: number): number =>
      y + w * 0.085 * Math.sqrt(Math.max(0, 1 - 4 * t * t)) * 0.9
    const low = (t: number): number =>
      sag(t) + drop * (1 + (Math.round((t + 0.5) * folds) % 2 ? 0.07 : -0.04))
    const d = `M${x + w * t1} ${y - 1}L${x + w * t1 * 1.02} ${low(t1)}Q${x + (w * (t1 + t2)) / 2} ${(low(t1) + low(t2)) / 2 + 5} ${x + w * t2 * 1.02} ${low(t2)}L${x + w * t2} ${y - 1}Z`
    const shade = 0.2 - 0.14 * (i / folds)
    a.path(
      d,
      a.h(
        [0, darker(cloth, shade + 0.1)],
        [0.6, darker(mix(cloth, a.m.sun, 0.12), shade * 0.4)],
        [1, darker(cloth, shade)],
      ),
    )
  }
  a.ell(x, y, w / 2, w * 0.085, lighter(cloth, 0.25))
}

export function chair(
  a: Art,
  x: number,
  y: number,
  h: number,
  dir: 1 | -1,
  color: string = P.wood,
): void {
  const wood = a.c(color)
  const dark = darker(wood, 0.3)
  a.shadow(x, y, h * 0.34, h * 0.06)
  a.at(
    x,
    y,
    h / 100,
    () => {
      a.stroke('M-18 0L-17-46M16 0L14-46', dark, 5)
      a.stroke('M-24 2L-22-46L-27-98M22 2L19-44', wood, 5.5)
      a.path('M-25-50H22Q26-46 20-43H-22Z', lighter(wood, 0.16))
      a.stroke('M-26-92Q-21-94-22-88M-25-80L-23-58', lighter(wood, 0.1), 4)
      const back: Point[] = [
        [-28, -99],
        [-24, -100],
        [-21, -52],
        [-25, -52],
      ]
      a.poly(back, wood)
    },
    (dir * h) / 100,
  )
}

export function parasol(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): void {
  const tone = a.c(color)
  a.line(x, y, x, y - h, a.c(P.wood), 6)
  const top = y - h
  const rim = top + w * 0.26
  const panel = (x1: number, x2: number, fill: string): void => {
    a.path(
      `M${x} ${top}L${x + w * x1} ${rim}Q${x + (w * (x1 + x2)) / 2} ${rim + 12} ${x + w * x2} ${rim}Z`,
      fill,
    )
  }
  panel(-0.5, -0.24, darker(tone, 0.28))
  panel(-0.24, 0.04, darker(tone, 0.08))
  panel(0.04, 0.3, mix(tone, a.m.sun, 0.22))
  panel(0.3, 0.5, tone)
  a.circ(x, top - 3, 5, a.c(P.gold))
}

/** A table laid for two with chairs either side. */
export function setTable(
  a: Art,
  x: number,
  y: number,
  s: number,
  cloth: string = P.cream,
  light = true,
): void {
  chair(a, x - 118 * s, y, 150 * s, 1)
  chair(a, x + 118 * s, y, 150 * s, -1)
  clothTable(a, x, y - 108 * s, 200 * s, 108 * s, cloth)
  plate(a, x - 52 * s, y - 106 * s, 62 * s, 'greens')
  plate(a, x + 50 * s, y - 108 * s, 62 * s, 'fish')
  wineGlass(a, x - 16 * s, y - 104 * s, 44 * s)
  wineGlass(a, x + 88 * s, y - 112 * s, 42 * s)
  if (light) candle(a, x + 10 * s, y - 112 * s, 50 * s)
  else bottle(a, x + 12 * s, y - 110 * s, 74 * s)
}

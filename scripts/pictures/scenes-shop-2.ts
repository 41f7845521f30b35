import { Art } from './art.ts'
import { house } from './buildings.ts'
import { darker, lighter, P } from './color.ts'
import { awning, pendant, stringLights } from './fittings.ts'
import { shelves, vase } from './furnishings.ts'
import { paving } from './land.ts'
import { books, crate, menorah } from './objects.ts'
import { shell } from './rooms.ts'
import { APPLES, CITRUS, GREENS } from './scenes-shop-1.ts'
import { sky } from './sky.ts'
import { bottle, candle, challah, goblet } from './tables.ts'
import { townRow } from './towns.ts'

export function greengrocer(a: Art): void {
  sky(a, { horizon: 400, sunX: 200, sunY: 80, clouds: 2 })
  house(a, -20, 660, 1240, 640, '#ecd9b4', {
    roof: 'none',
    rows: 1,
    cols: 6,
    window: { shape: 'segment', shutter: P.teal },
    ground: 440,
  })
  a.rect(80, 330, 1040, 330, a.v([0, '#5a3d2c'], [1, '#2f2422']))
  for (const x of [250, 600, 950]) pendant(a, x, 430, 70, P.cream)
  shelves(a, 110, 440, 980, 130, 1, 6, P.wood, (x, y, w, h, i) => {
    for (let k = 0; k < 5; k++)
      bottle(
        a,
        x + 18 + (k * w) / 5,
        y,
        h * 0.8,
        [P.olive, P.ochre, '#7c2437', P.teal][(i + k) % 4],
        P.cream,
      )
  })
  awning(a, 60, 300, 1080, 84, P.leaf)
  paving(a, 660, '#d5c3a0', 600)
  const rows: readonly (readonly string[])[] = [
    CITRUS,
    GREENS,
    APPLES,
    ['#7a4a86', '#55305f'],
    CITRUS,
    GREENS,
  ]
  rows.forEach((f, i) => crate(a, 92 + i * 172, 662, 156, 62, f))
  const low: readonly (readonly string[])[] = [
    APPLES,
    [P.gold, '#f0cd6a'],
    GREENS,
    CITRUS,
    ['#b63b33'],
    [P.olive],
  ]
  low.forEach((f, i) => crate(a, 60 + i * 184, 762, 168, 68, f))
}

export function judaica(a: Art): void {
  shell(a, 640, '#cdb28a', '#8c5d3d')
  shelves(a, 120, 40, 960, 408, 3, 4, P.wood, (x, y, w, h, i) => {
    const c = x + w / 2
    a.glow(c, y - h * 0.6, w * 0.6, '#ffd591', 0.5)
    if (i % 6 === 0 || i === 7)
      menorah(a, c, y, h * 0.92, i ? '#c9ced6' : P.gold)
    else if (i % 4 === 1)
      for (const k of [-46, 46])
        candle(a, c + k, y, h * 0.84, i > 4 ? '#c9ced6' : P.gold)
    else if (i % 4 === 2)
      for (const k of [-62, 0, 62])
        goblet(a, c + k, y, h * (k ? 0.6 : 0.8), i > 4 ? P.gold : '#c9ced6')
    else if (i % 4 === 3) books(a, x + 12, y, w - 24, h * 0.88)
    else vase(a, c, y, h * 0.6, P.blue, P.leaf, P.rose)
  })
  const wood = a.c('#74482d')
  a.shadow(600, 800, 640, 30, 0.5)
  a.rect(60, 620, 1080, 180, a.v([0, wood], [1, darker(wood, 0.4)]))
  for (let i = 0; i < 5; i++)
    a.rect(90 + i * 208, 656, 188, 144, darker(wood, 0.2), 'rx="4"')
  a.rect(40, 600, 1120, 26, lighter(wood, 0.24), 'rx="4"')
  challah(a, 300, 604, 170)
  candle(a, 520, 604, 120)
  candle(a, 600, 604, 120)
  goblet(a, 720, 604, 96)
  menorah(a, 900, 604, 136)
}

export function marketStalls(a: Art): void {
  sky(a, { horizon: 460, sunX: 880, sunY: 150, clouds: 4 })
  townRow(
    a,
    600,
    200,
    0.3,
    [P.stone, P.cream, P.sand, P.rose],
    ['tile', 'flat'],
  )
  paving(a, 590, '#dbc8a2', 560)
  const stall = (
    x: number,
    base: number,
    w: number,
    c: string,
    fruits: readonly (readonly string[])[],
  ): void => {
    for (const k of [0.03, 0.97])
      a.rect(x + w * k - 5, base - w * 0.76, 10, w * 0.76, a.c(P.wood))
    a.rect(
      x,
      base - w * 0.24,
      w,
      w * 0.24,
      a.v([0, a.c('#9b6b42')], [1, darker(a.c('#9b6b42'), 0.4)]),
    )
    fruits.forEach((f, i) =>
      crate(
        a,
        x + 8 + (i * (w - 10)) / fruits.length,
        base - w * 0.23,
        (w - 30) / fruits.length,
        w * 0.1,
        f,
      ),
    )
    awning(a, x - 16, base - w * 0.8, w + 32, w * 0.17, c)
    a.shadow(x + w / 2, base, w * 0.6, 16, 0.4)
  }
  stall(30, 640, 250, P.blue, [CITRUS, APPLES])
  stall(910, 640, 260, P.olive, [GREENS, ['#7a4a86', '#55305f']])
  stall(470, 620, 230, P.gold, [APPLES, GREENS])
  stall(150, 770, 400, P.terra, [APPLES, GREENS, CITRUS])
  stall(680, 775, 420, P.teal, [['#7a4a86', '#55305f'], CITRUS, [P.olive]])
  stringLights(a, -20, 180, 1220, 170, 16, 60)
}

import { Art, H, W } from './art.ts'
import { house } from './buildings.ts'
import { darker, lighter, mix, P } from './color.ts'
import { door } from './doors.ts'
import { lantern } from './fittings.ts'
import { bush, pot } from './greenery.ts'
import { ground } from './land.ts'
import { by2 } from './lists.ts'
import { wall } from './masonry.ts'
import { star6 } from './objects.ts'
import { opening, windowAt } from './openings.ts'
import { roundTree } from './plants.ts'
import { dome } from './roofs.ts'
import { rose } from './sacred.ts'
import { birds, sky } from './sky.ts'
import { townRow, turret } from './towns.ts'

function laneFloor(a: Art): void {
  const stone = a.c(P.stone)
  a.poly(
    [
      [400, 590],
      [800, 590],
      [W, H],
      [0, H],
    ],
    a.v(
      [0, mix(stone, '#e9a660', 0.45)],
      [0.5, darker(stone, 0.2)],
      [1, darker(stone, 0.5)],
    ),
  )
  for (let i = 1; i < 9; i++) {
    const t = (i / 9) ** 1.7
    const next = ((i + 1) / 9) ** 1.7
    a.line(
      400 - 400 * t,
      590 + 210 * t,
      800 + 400 * t,
      590 + 210 * t,
      darker(stone, 0.5),
      2,
    )
    for (let k = 0; k < 7; k++) {
      const f = (k + (i % 2 ? 0.25 : 0.75)) / 7
      a.line(
        400 - 400 * t + (400 + 800 * t) * f,
        590 + 210 * t,
        400 - 400 * next + (400 + 800 * next) * f,
        590 + 210 * next,
        darker(stone, 0.5),
        1.6,
      )
    }
  }
}

function laneWall(a: Art, dir: 1 | -1): void {
  const stone = a.c(P.stone)
  const x = (v: number): number => (dir > 0 ? v : W - v)
  a.poly(
    [
      [x(0), -10],
      [x(400), 170],
      [x(400), 590],
      [x(0), H],
    ],
    a.h(
      [0, darker(stone, dir > 0 ? 0.55 : 0.08)],
      [1, darker(stone, dir > 0 ? 0.3 : 0.36)],
    ),
  )
  for (let i = 1; i < 16; i++) {
    const t = i / 16
    a.line(x(0), -10 + 810 * t, x(400), 170 + 420 * t, darker(stone, 0.6), 1)
    for (let k = i % 2; k < 9; k += 2) {
      const jx = 400 * (k / 9) ** 0.8
      const at = (v: number): number =>
        -10 + 810 * v + ((170 + 420 * v + 10 - 810 * v) * jx) / 400
      a.line(x(jx), at(t), x(jx), at(t + 1 / 16), darker(stone, 0.6), 1)
    }
  }
  for (const [wx, k] of by2([110, 1, 270, 0.66])) {
    const [ww, wh] = [80 * k, 170 * k]
    windowAt(a, x(wx) - ww / 2, 250, ww, wh, {
      shape: 'round',
      lit: k > 0.8,
      frame: P.wood,
      bars: 3,
      shutter: dir > 0 ? P.teal : P.blue,
    })
    bush(a, x(wx), 250 + wh + 14, ww * 1.4, P.leaf, P.rose)
  }
}

/** A lane between tall stone walls, a small lit door at its end. */
export function laneDoor(a: Art): void {
  sky(a, { horizon: 420, sunX: 640, sunY: 100, sunR: 24, clouds: 2 })
  house(a, 380, 590, 440, 400, '#dcc39a', {
    roof: 'flat',
    rows: 1,
    cols: 3,
    window: { shape: 'round' },
    ground: 250,
  })
  dome(a, 600, 186, 110, P.cream, 0.1, 0.7)
  a.path(opening(530, 400, 140, 190), a.v([0, '#ffe2a0'], [1, '#e3964c']))
  star6(a, 600, 354, 28, a.c(P.gold), 5)
  door(a, 548, 590, 104, 160, P.blue, { glow: true, steps: 3 })
  for (const x of [498, 702]) lantern(a, x, 440, 36)
  const stone = a.c(P.stone)
  laneWall(a, 1)
  laneWall(a, -1)
  a.path(
    'M396 176V340Q600 120 804 340V176Z',
    a.v([0, darker(stone, 0.12)], [1, darker(stone, 0.34)]),
  )
  a.path(
    'M396 340Q600 120 804 340L804 356Q600 142 396 356Z',
    darker(stone, 0.55),
  )
  for (let i = 0; i < 9; i++)
    a.line(
      436 + i * 41,
      176,
      446 + i * 38.5,
      300 - Math.sin(((i + 0.5) / 9) * 3.14) * 80,
      darker(stone, 0.4),
      1.4,
    )
  laneFloor(a)
  pot(a, 160, 750, 120, P.rose)
  pot(a, 1040, 750, 120, P.terra)
}

export function brickGable(a: Art): void {
  sky(a, { horizon: 540, sunX: 980, sunY: 240, clouds: 4 })
  townRow(
    a,
    630,
    180,
    0.45,
    ['#c9a27f', P.brick, P.sand],
    ['step', 'gable', 'tile'],
  )
  const brick = a.c(P.brick)
  wall(a, 360, 290, 480, 350, P.brick)
  a.poly(
    [340, 300, 600, 80, 860, 300],
    a.h([0, darker(brick, 0.16)], [1, mix(brick, a.m.sun, 0.16)]),
  )
  a.stroke('M330 306L600 76L870 306', lighter(a.c(P.cream), 0.1), 16)
  for (const x of [350, 800])
    turret(a, x, 640, 62, 420, P.brick, 'spire', 0, '#4c6b66')
  rose(a, 600, 250, 66)
  for (const x of [440, 510, 656, 726])
    windowAt(a, x, 370, 34, 120, { shape: 'round', surround: P.cream, bars: 4 })
  windowAt(a, 580, 370, 40, 130, { shape: 'round', surround: P.cream, bars: 4 })
  a.rect(430, 516, 340, 12, a.c(P.cream))
  door(a, 550, 640, 100, 112, P.pine, { surround: P.cream, steps: 2 })
  for (const x of [466, 690])
    windowAt(a, x, 552, 44, 70, { shape: 'segment', surround: P.cream })
  ground(a, 640, '#a7a068')
  a.path('M540 640H660L780 800H420Z', a.c('#d9c6a0'))
  roundTree(a, 170, 740, 420, P.ochre)
  roundTree(a, 1050, 730, 400, P.terra)
  roundTree(a, 300, 690, 220, '#b7793b')
  for (let i = 0; i < 60; i++)
    a.ell(
      a.r() * W,
      a.rr(660, 800),
      a.rr(4, 8),
      a.rr(2, 4),
      a.c(a.pick([P.ochre, P.terra, P.rust])),
    )
  birds(a, 260, 180, 5, a.c(P.slate))
}

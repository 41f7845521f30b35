import { Art, H, W } from './art.ts'
import { house } from './buildings.ts'
import { darker, lighter, mix, P } from './color.ts'
import { awning, lampPost, stringLights } from './fittings.ts'
import { branch, bush, pot } from './greenery.ts'
import { hills, paving, sea } from './land.ts'
import { by2, by4 } from './lists.ts'
import { arcade } from './masonry.ts'
import { crate } from './objects.ts'
import { palm, pine } from './plants.ts'
import { dome } from './roofs.ts'
import { sky } from './sky.ts'
import { skyline, townRow, turret } from './towns.ts'
import { boat } from './vehicles.ts'

export function snowTown(a: Art): void {
  sky(a, { horizon: 480, sunX: 880, sunY: 150, clouds: 4 })
  hills(a, 470, 40, '#cfd8e6', 0.4, 3)
  turret(a, 560, 590, 70, 340, P.ochre, 'spire', 0.2, '#e9eef7')
  townRow(
    a,
    600,
    150,
    0.28,
    [P.cream, P.rose, P.ochre, '#9db0b5'],
    ['gable'],
    -20,
    1240,
  )
  townRow(
    a,
    660,
    190,
    0,
    ['#c77a56', P.ochre, '#e3d3b4', '#7f99a8', P.rose],
    ['gable'],
    -60,
    1240,
  )
  const snow = '#f1f5fb'
  for (let i = 0; i < 9; i++) a.blob(i * 150, 668, 110, 18, snow, 0.1)
  a.rect(0, 664, W, 140, a.v([0, snow], [1, '#cdd9ea']))
  a.path(
    'M480 668H700C760 720 640 760 800 810H340C460 760 420 720 480 668Z',
    '#b9c8de',
    'opacity=".6"',
  )
  for (const [x, h] of by2([50, 300, 1010, 250, 1140, 350]))
    pine(a, x, 728, h, true)
  for (const x of [250, 620]) lampPost(a, x, 700, 180)
  stringLights(a, 250, 500, 620, 500, 9, 40)
  for (let i = 0; i < 120; i++)
    a.circ(
      a.r() * W,
      a.r() * H,
      a.rr(1, 3.6),
      '#ffffff',
      `opacity="${a.rr(0.35, 0.95).toFixed(2)}"`,
    )
}

export function tropical(a: Art): void {
  sky(a, { horizon: 450, sunX: 700, sunY: 340, sunR: 46, clouds: 6 })
  hills(a, 430, 60, '#5f7f78', 0.5, 3, 520)
  skyline(a, 470, 80, 210, 0.45, [P.white, P.sand, P.rose, P.teal], 640, 1240)
  sea(a, 460, 700, 700, '#2b8f9c')
  boat(a, 430, 560, 0.7, P.white, true)
  a.path(
    'M-20 640C200 620 420 690 640 700 860 712 1040 660 1220 690V820H-20Z',
    a.v([0, mix(a.c(P.stone), a.m.sun, 0.4)], [1, a.c(P.ochre)]),
  )
  a.stroke(
    'M-20 640C200 620 420 690 640 700 860 712 1040 660 1220 690',
    '#ffffff',
    7,
    'opacity=".6"',
  )
  for (const [x, y, h, l] of by4([
    80, 740, 560, 12, 210, 760, 420, -8, 1010, 730, 470, -12, 1130, 780, 600,
    -9,
  ]))
    palm(a, x, y, h, l)
  bush(a, 60, 800, 320, P.pine, P.terra)
  bush(a, 1120, 806, 360, P.pine, P.rose)
  branch(a, 1230, 30, 330, 155, P.leaf)
}

function fountain(a: Art): void {
  a.ell(612, 700, 100, 16, lighter(a.c(P.stone), 0.2))
  a.rect(
    540,
    650,
    144,
    50,
    a.h([0, darker(a.c(P.stone), 0.25)], [1, lighter(a.c(P.stone), 0.2)]),
    'rx="8"',
  )
  a.ell(612, 650, 78, 12, a.c(P.teal))
  a.rect(604, 590, 16, 60, a.c(P.stone))
  a.ell(612, 590, 40, 9, lighter(a.c(P.stone), 0.3))
}

function marketGoods(a: Art): void {
  for (const [x, y, w, c] of [
    [-40, 480, 290, P.terra],
    [250, 490, 170, P.olive],
    [800, 490, 170, P.gold],
    [960, 480, 290, P.teal],
  ] as const)
    awning(a, x, y, w, 50, c)
  const fruit = [
    [P.gold, '#e58b34'],
    ['#b63b33', '#c9573e'],
    [P.leaf, P.olive],
    ['#7a4a86', '#55305f'],
  ] as const
  for (let i = 0; i < 2; i++) {
    fruit.forEach((f, k) => {
      const x = k < 2 ? 10 + k * 150 + i * 20 : 900 + (k - 2) * 150 - i * 20
      crate(a, x, 680 + i * 96, 130 + i * 14, 54, f)
    })
  }
}

export function marketCity(a: Art): void {
  sky(a, { horizon: 360, sunX: 620, sunY: 250, sunR: 34, clouds: 3 })
  dome(a, 610, 340, 90, P.sand, 0.3, 0.8)
  house(a, 500, 480, 220, 150, P.stone, { depth: 0.3, rows: 1, cols: 4 })
  turret(a, 790, 500, 56, 250, P.stone, 'dome', 0.3, P.sand)
  house(a, -60, 620, 300, 500, P.sand, {
    roof: 'flat',
    rows: 3,
    cols: 2,
    window: { shape: 'pointed', shutter: P.teal },
    ground: 160,
    balconies: 'iron',
    flowers: P.rose,
  })
  house(a, 236, 600, 190, 340, P.rose, {
    roof: 'tile',
    rows: 2,
    cols: 2,
    depth: 0.1,
    ground: 130,
    window: { shape: 'round' },
  })
  house(a, 800, 600, 180, 360, P.cream, {
    roof: 'dome',
    rows: 2,
    cols: 2,
    depth: 0.1,
    ground: 130,
    window: { shape: 'round' },
  })
  house(a, 970, 620, 300, 540, P.stone, {
    roof: 'flat',
    rows: 3,
    cols: 2,
    window: { shape: 'round', shutter: P.blue },
    ground: 160,
    balconies: 'iron',
    flowers: P.terra,
  })
  arcade(a, 424, 600, 380, 130, 4, P.stone)
  paving(a, 596, '#d8c29a', 610)
  marketGoods(a)
  stringLights(a, 230, 250, 980, 240, 12, 50)
  pot(a, 400, 670, 70, P.rose)
  pot(a, 830, 670, 70, P.rose)
  fountain(a)
}

import { Art, H } from './art.ts'
import { house } from './buildings.ts'
import { darker, lighter, P } from './color.ts'
import { door } from './doors.ts'
import { lampPost } from './fittings.ts'
import { bush, pot } from './greenery.ts'
import { hills, paving } from './land.ts'
import { wall } from './masonry.ts'
import { menorah } from './objects.ts'
import { opening, windowAt } from './openings.ts'
import { cypress, olive, roundTree } from './plants.ts'
import { dome } from './roofs.ts'
import { lightPatch, shell } from './rooms.ts'
import {
  ark,
  chandelier,
  hangingLamp,
  pews,
  rose,
  stainedWindow,
} from './sacred.ts'
import { sky } from './sky.ts'
import { stoneQuarter, townRow } from './towns.ts'

export function domedStone(a: Art): void {
  sky(a, { horizon: 520, sunX: 950, sunY: 150, clouds: 4 })
  const ridge = hills(a, 500, 36, P.olive, 0.5, 4)
  stoneQuarter(a, (x) => ridge(x) + 24, 0.45, 50)
  dome(a, 600, 310, 150, P.teal, 0.03, 0.92, true)
  wall(a, 446, 300, 308, 60, P.stone)
  for (let i = 0; i < 7; i++)
    windowAt(a, 466 + i * 40, 312, 22, 36, {
      shape: 'round',
      bars: 0,
      lit: false,
    })
  house(a, 240, 620, 720, 262, P.stone, { roof: 'flat', rows: 0 })
  for (const x of [282, 366, 790, 874])
    windowAt(a, x, 400, 48, 130, { shape: 'round', surround: P.cream, bars: 4 })
  wall(a, 460, 330, 280, 290, '#f0e2c5')
  a.poly([446, 332, 600, 270, 754, 332], lighter(a.c(P.stone), 0.35))
  rose(a, 600, 400, 44)
  door(a, 552, 620, 96, 150, P.deep, { steps: 3 })
  for (const x of [490, 680])
    windowAt(a, x, 480, 34, 100, { shape: 'round', bars: 3 })
  paving(a, 636, '#e3d2ae', 600)
  cypress(a, 190, 660, 380)
  cypress(a, 110, 690, 300)
  cypress(a, 1010, 660, 400)
  cypress(a, 1100, 700, 320)
  olive(a, 330, 730, 250)
  for (const x of [500, 700]) pot(a, x, 690, 70, P.rose)
  bush(a, 960, 720, 190, P.leaf, P.rose)
}

export function prayerHall(a: Art): void {
  shell(a, 560, '#e9d6b2', '#9b6a45')
  const tone = a.c('#e9d6b2')
  for (let i = 0; i < 5; i++)
    a.path(
      `M${120 + i * 240 - 130} 0Q${120 + i * 240} 150 ${120 + i * 240 + 130} 0Z`,
      darker(tone, 0.1 + (i % 2) * 0.05),
    )
  for (const x of [70, 250, 850, 1030]) stainedWindow(a, x, 170, 100, 280)
  for (const x of [70, 850])
    lightPatch(a, x + 40, 220, 560, x < 600 ? 120 : -160)
  a.path(opening(390, 70, 420, 490), darker(tone, 0.16))
  a.path(
    opening(412, 92, 376, 468),
    a.v([0, lighter(tone, 0.2)], [1, darker(tone, 0.04)]),
  )
  ark(a, 600, 540, 200, 360)
  hangingLamp(a, 600, 156, 30)
  chandelier(a, 250, 130, 180)
  chandelier(a, 950, 130, 180)
  a.poly(
    [
      [545, 588],
      [655, 588],
      [760, H],
      [440, H],
    ],
    a.c('#8b3a3a'),
  )
  a.poly(
    [
      [553, 588],
      [647, 588],
      [742, H],
      [458, H],
    ],
    a.c('#a5493f'),
  )
  pews(a, 610, 4, P.wood)
  menorah(a, 410, 540, 130)
  menorah(a, 790, 540, 130)
}

function moorishDoors(a: Art, c1: string): void {
  for (let i = 0; i < 3; i++) {
    const x = 434 + i * 118
    a.path(opening(x - 8, 482, 112, 168, 'horseshoe'), lighter(c1, 0.4))
    door(a, x + 6, 650, 84, 144, P.pine, {
      shape: 'horseshoe',
      surround: P.cream,
      glow: true,
    })
  }
}

function striped(a: Art, x: number, y: number, w: number, h: number): void {
  const [c1, c2] = [a.c('#d9a878'), a.c(P.brick)]
  wall(a, x, y, w, h, '#e3bd8c', 0, false)
  for (let i = 0; i < h / 26; i += 2)
    a.rect(x, y + i * 26, w, Math.min(26, h - i * 26), c2, 'opacity=".5"')
  a.rect(x, y, w * 0.2, h, darker(c1, 0.5), 'opacity=".2"')
}

export function moorish(a: Art): void {
  sky(a, { horizon: 540, sunX: 300, sunY: 300, clouds: 5 })
  townRow(
    a,
    640,
    190,
    0.4,
    [P.cream, P.rose, P.sand],
    ['tile', 'mansard'],
    -30,
    330,
  )
  townRow(
    a,
    640,
    190,
    0.4,
    [P.cream, P.rose, P.sand],
    ['tile', 'mansard'],
    880,
    1240,
  )
  const c1 = a.c('#d9a878')
  striped(a, 400, 250, 400, 400)
  for (const x of [300, 790]) {
    striped(a, x, 190, 110, 460)
    a.rect(x - 8, 180, 126, 14, lighter(c1, 0.4))
    wall(a, x + 12, 110, 86, 70, '#e9c99b', 0, false)
    for (const k of [26, 60])
      a.path(opening(x + k, 124, 22, 54, 'horseshoe'), darker(c1, 0.75))
    dome(a, x + 55, 108, 46, P.gold, 0, 1.2, true)
    for (let r = 0; r < 3; r++)
      windowAt(a, x + 36, 230 + r * 120, 38, 82, {
        shape: 'horseshoe',
        surround: P.cream,
        bars: 3,
      })
  }
  for (let i = 0; i < 9; i++)
    a.rect(404 + i * 45, 224, 28, 28, i % 2 ? c1 : lighter(c1, 0.3))
  rose(a, 600, 350, 70)
  for (const x of [440, 716])
    windowAt(a, x, 320, 46, 120, {
      shape: 'horseshoe',
      surround: P.cream,
      bars: 3,
    })
  moorishDoors(a, c1)
  paving(a, 648, '#cfb896', 600)
  lampPost(a, 210, 740, 230)
  lampPost(a, 990, 740, 230)
  roundTree(a, 90, 740, 300, P.leaf)
  roundTree(a, 1110, 740, 320, P.leaf)
}

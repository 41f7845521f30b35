import { Art, H, W } from './art.ts'
import { house } from './buildings.ts'
import { darker, P } from './color.ts'
import { lampPost } from './fittings.ts'
import { branch } from './greenery.ts'
import { dune, ground, hills, mountains, sea } from './land.ts'
import { by2, by3 } from './lists.ts'
import { wall } from './masonry.ts'
import { windowAt } from './openings.ts'
import { cypress, olive, palm, pine, roundTree } from './plants.ts'
import { dome } from './roofs.ts'
import { birds, sky } from './sky.ts'
import { skyline, stoneQuarter, tower, townRow, turret } from './towns.ts'
import { boat } from './vehicles.ts'

export const PASTEL = [
  P.cream,
  P.rose,
  P.sand,
  '#e8c9a0',
  '#c9d3c6',
  P.ochre,
] as const
const GLASS = [P.slate, P.blue, P.deep, '#7d8ea0', P.sand] as const

export function oldStone(a: Art): void {
  sky(a, { horizon: 430, sunX: 860, sunY: 270, sunR: 42, clouds: 5 })
  hills(a, 390, 60, P.slate, 0.65, 3)
  const far = hills(a, 430, 44, P.olive, 0.5, 4)
  stoneQuarter(a, (x) => far(x) + 16, 0.48, 42)
  const mid = hills(a, 520, 30, P.olive, 0.3, 4)
  stoneQuarter(a, (x) => mid(x) + 20, 0.28, 66)
  wall(a, -10, 590, 1220, 80, '#d9bd8d', 0.05)
  for (let x = 0; x < W; x += 46) a.rect(x, 572, 28, 22, a.c('#d9bd8d', 0.05))
  turret(a, 250, 672, 92, 190, '#dcc294', 'dome', 0.04, P.sand)
  wall(a, 820, 480, 130, 200, '#dcc294', 0.03)
  for (let x = 820; x < 950; x += 34)
    a.rect(x, 464, 22, 20, a.c('#dcc294', 0.03))
  windowAt(a, 864, 520, 40, 80, { shape: 'pointed', bars: 0 })
  ground(a, 668, '#8d8a50')
  for (let i = 0; i < 9; i++)
    olive(a, 40 + i * 146 + a.rr(-30, 30), 730 + (i % 2) * 60, a.rr(150, 230))
  for (const x of [120, 640, 1080]) cypress(a, x, 720, a.rr(240, 320))
}

export function harbour(a: Art): void {
  sky(a, { horizon: 420, sunX: 240, sunY: 200, clouds: 5 })
  hills(a, 380, 60, P.olive, 0.55, 3, 480)
  townRow(a, 410, 70, 0.4, PASTEL, ['tile'], 260, 1240)
  townRow(a, 470, 110, 0.15, PASTEL, ['tile', 'flat'], 380, 1240)
  house(a, 180, 470, 44, 190, P.white, {
    roof: 'none',
    rows: 3,
    cols: 1,
    courses: false,
    depth: 0.1,
  })
  a.rect(170, 266, 64, 14, a.c(P.terra))
  a.rect(184, 236, 36, 32, '#ffe6ae')
  dome(a, 202, 238, 24, P.terra, 0.1, 0.9)
  a.path('M-20 470H420L390 500H-20Z', a.c(P.stone))
  sea(a, 470, H, 240)
  for (let i = 0; i < 9; i++)
    a.rect(
      400 + i * 90,
      474,
      60,
      70,
      a.c(PASTEL[i % 6] ?? P.cream),
      'opacity=".16"',
    )
  boat(a, 520, 560, 0.75, P.terra)
  boat(a, 760, 540, 0.7, P.olive, true)
  boat(a, 1000, 590, 1, P.blue, true)
  boat(a, 300, 660, 1.4, P.terra)
  boat(a, 800, 730, 1.7, P.teal)
  birds(a, 620, 180, 8, a.c(P.slate))
  branch(a, -20, 40, 360, 20, P.olive)
}

export function desertTown(a: Art): void {
  sky(a, { horizon: 460, sunX: 800, sunY: 350, sunR: 50, clouds: 5 })
  hills(a, 390, 80, '#a0624a', 0.58, 2)
  hills(a, 450, 54, '#a8694c', 0.42, 3)
  hills(a, 510, 30, '#b87a55', 0.3, 4)
  dune(a, 540, 300, 30, P.ochre, 0.3)
  stoneQuarter(a, () => 580, 0.22, 76, 300, 960)
  stoneQuarter(a, () => 630, 0.06, 92, 400, 880)
  dune(a, 680, 980, 40, '#d79f60', 0.05)
  for (const [x, y, h] of by3([
    180, 680, 330, 270, 690, 260, 960, 690, 300, 1060, 700, 400, 1130, 700, 280,
  ]))
    palm(a, x, y, h, x % 4 ? 9 : -8)
  dune(a, 760, 200, 40, '#c08749', 0)
}

export function alpineTown(a: Art): void {
  sky(a, { horizon: 460, sunX: 300, sunY: 150, clouds: 4 })
  mountains(a, 480, 430, '#7f90a6', 0.35, true)
  hills(a, 480, 60, '#6d8560', 0.35, 4)
  const near = hills(a, 560, 30, '#708a4c', 0.18, 4)
  townRow(
    a,
    600,
    90,
    0.16,
    [P.white, P.cream, P.sand, '#d9b48c'],
    ['gable'],
    180,
    1020,
  )
  turret(a, 560, 600, 64, 230, P.white, 'spire', 0.1, '#5d7d78')
  for (let i = 0; i < 12; i++)
    pine(a, i * 110, near(i * 110) + 60, a.rr(110, 190), false, 0.14)
  sea(a, 626, H, 300, '#4c8fa3')
  for (let i = 0; i < 10; i++)
    a.rect(200 + i * 82, 630, 56, 70, a.c(P.cream), 'opacity=".16"')
  boat(a, 840, 710, 0.9, P.white, true)
  for (const [x, h] of by2([60, 420, 160, 300, 1150, 440, 1050, 290]))
    pine(a, x, 810, h)
}

export function northernTown(a: Art): void {
  sky(a, { horizon: 480, sunX: 900, sunY: 240, clouds: 5 })
  turret(a, 160, 600, 60, 330, P.sand, 'spire', 0.45)
  townRow(a, 590, 120, 0.42, PASTEL, ['step', 'gable'], -20, 1240)
  townRow(
    a,
    630,
    170,
    0,
    ['#c9694a', P.ochre, '#e9d9b6', '#7f9aa0', P.rose, P.brick, P.cream],
    ['step', 'gable', 'step', 'gable', 'tile'],
    -30,
    1240,
  )
  a.rect(0, 628, W, 26, a.c(P.stone))
  a.rect(0, 652, W, 10, darker(a.c(P.stone), 0.3))
  sea(a, 662, H, 900, '#3e6f7d')
  for (let i = 0; i < 9; i++)
    a.rect(
      i * 140 + 10,
      664,
      110,
      130,
      a.c(['#c9694a', P.ochre, P.cream, '#7f9aa0'][i % 4] ?? P.cream),
      'opacity=".2"',
    )
  boat(a, 330, 730, 1.2, P.deep)
  boat(a, 880, 740, 1.3, P.terra)
  for (const x of [110, 560, 1010]) lampPost(a, x, 640, 150)
  for (const x of [240, 720, 1130]) roundTree(a, x, 642, 190, P.ochre)
}

export function modernSkyline(a: Art): void {
  sky(a, { horizon: 560, sunX: 760, sunY: 420, sunR: 40, clouds: 5 })
  skyline(a, 600, 160, 330, 0.62, GLASS)
  skyline(a, 610, 120, 400, 0.38, GLASS)
  for (const [x, w, h] of by3([170, 100, 440, 520, 90, 520, 880, 110, 460]))
    tower(a, x, 620, w, h, P.deep, 0.15)
  skyline(a, 630, 80, 240, 0.08, GLASS)
  for (let i = 0; i < 16; i++)
    roundTree(a, i * 80, 646, a.rr(60, 90), P.pine, 0.08)
  sea(a, 640, H, 760, '#24527c')
  for (let i = 0; i < 40; i++)
    a.rect(
      a.r() * W,
      644,
      a.rr(5, 12),
      a.rr(30, 120),
      '#ffd488',
      'rx="3" opacity=".2"',
    )
  boat(a, 280, 720, 0.8, P.white, true)
}

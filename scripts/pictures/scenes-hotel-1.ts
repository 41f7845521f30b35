import { Art } from './art.ts'
import { house } from './buildings.ts'
import { darker, lighter, P } from './color.ts'
import { balcony } from './doors.ts'
import { awning, lantern } from './fittings.ts'
import { vase } from './furnishings.ts'
import { bed, nightstand, tableLamp } from './furniture.ts'
import { branch, bush, pot } from './greenery.ts'
import { hills, paving, sea } from './land.ts'
import { by2 } from './lists.ts'
import { arcade, wall } from './masonry.ts'
import { glass } from './openings.ts'
import { cypress, olive, palm } from './plants.ts'
import {
  curtain,
  framed,
  lightPatch,
  panes,
  rug,
  shell,
  type PaneOptions,
  type View,
} from './rooms.ts'
import { birds, sky } from './sky.ts'
import { stoneQuarter } from './towns.ts'
import { car } from './vehicles.ts'

/** A long white seafront block with rows of balconies. */
export function seafront(a: Art): void {
  sky(a, { horizon: 520, sunX: 1020, sunY: 130, clouds: 4 })
  hills(a, 505, 46, P.slate, 0.6, 3, 600)
  sea(a, 515, 640, 1020)
  const [x, y, w, rows] = [110, 150, 640, 5]
  wall(a, x, y, w, 470, P.white, 0, false)
  a.rect(x + w, y + 40, 120, 430, darker(a.c(P.white), 0.3))
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < 6; c++) {
      const [bx, by] = [x + 22 + c * 102, y + 26 + r * 74]
      a.rect(bx, by, 84, 58, glass(a, a.r() < 0.12))
      a.path(
        `M${bx} ${by + 58}L${bx + 40} ${by}H${bx + 62}L${bx + 22} ${by + 58}Z`,
        '#ffffff',
        'opacity=".14"',
      )
      a.rect(bx + 40, by, 4, 58, a.c(P.white))
      balcony(a, bx - 6, by + 58, 96, 'glass', a.r() > 0.72 ? P.rose : '')
    }
    a.rect(
      x + w + 16,
      y + 66 + r * 74,
      88,
      44,
      glass(a, false),
      'opacity=".85"',
    )
  }
  a.rect(x - 14, y - 18, w + 28, 20, lighter(a.c(P.sand), 0.3))
  a.rect(x + 200, y - 60, 220, 44, a.c(P.cream))
  paving(a, 620, '#e2cfa8', 700)
  awning(a, 330, 540, 240, 34, P.deep, P.gold)
  for (const [px, h] of by2([60, 330, 250, 270, 830, 340, 980, 420, 1130, 300]))
    palm(a, px, 650, h, px % 3 ? 8 : -8)
  bush(a, 160, 660, 190, P.leaf, P.rose)
  bush(a, 900, 664, 240, P.leaf, P.terra)
  car(a, 640, 742, 1.1, P.teal)
  birds(a, 900, 240, 5, a.c(P.slate))
}

interface RoomOptions {
  view: View
  wall: string
  floor: string
  accent: string
  drape: string
  pane?: PaneOptions
}

function guestRoom(a: Art, o: RoomOptions): void {
  shell(a, 590, o.wall, o.floor)
  panes(a, [[500, 90, 560, 420]], o.view, {
    shape: 'flat',
    cols: 3,
    rows: 1,
    horizon: 340,
    ...o.pane,
  })
  curtain(a, 420, 70, 130, 530, o.drape, true)
  curtain(a, 1010, 70, 130, 530, o.drape, false)
  a.rect(390, 62, 780, 9, a.c(P.wood), 'rx="4"')
  if (!a.m.night) lightPatch(a, 560, 440, 590, -220)
  framed(a, 120, 150, 190, 140, o.accent, P.olive)
  rug(a, 560, 690, 900, 110, o.accent, P.cream)
  nightstand(a, 452, 668, 96, 106)
  tableLamp(a, 500, 556, 86)
  if (a.m.night) a.glow(500, 480, 420, '#ffcf8a', 0.45)
  bed(a, 250, 748, 440, o.accent)
  vase(a, 1110, 700, 120, P.terra, P.leaf)
  const seat = a.c(o.drape)
  a.shadow(860, 700, 110, 16, 0.4)
  a.stroke('M800 700L812 640M920 700L908 640', a.c(P.bark), 7)
  a.path(
    'M788 640Q786 540 812 520H908Q934 540 932 640Z',
    a.h([0, darker(seat, 0.25)], [1, lighter(seat, 0.14)]),
  )
  a.rect(
    796,
    606,
    128,
    44,
    a.v([0, lighter(seat, 0.22)], [1, darker(seat, 0.2)]),
    'rx="16"',
  )
}

export const seaRoom = (a: Art): void =>
  guestRoom(a, {
    view: 'sea',
    wall: '#efe3cc',
    floor: '#c19a6b',
    accent: P.blue,
    drape: '#f4ecdc',
  })
export const cityRoom = (a: Art): void =>
  guestRoom(a, {
    view: 'city',
    wall: '#7f8a97',
    floor: '#7d5a42',
    accent: P.terra,
    drape: '#3d5573',
    pane: { frame: '#3b3f4a' },
  })

export function stoneInn(a: Art): void {
  sky(a, { horizon: 480, sunX: 250, sunY: 330, clouds: 5 })
  hills(a, 450, 50, P.slate, 0.55, 4)
  const ridge = hills(a, 500, 30, P.olive, 0.35, 4)
  stoneQuarter(a, (x) => ridge(x) + 20, 0.4, 44, -20, 320)
  cypress(a, 130, 620, 330, 0.08)
  cypress(a, 1100, 620, 400, 0.05)
  house(a, 250, 600, 230, 330, P.sand, {
    roof: 'tile',
    rows: 2,
    cols: 2,
    window: { shape: 'round', shutter: P.teal },
    ground: 120,
  })
  house(a, 820, 600, 220, 380, P.stone, {
    roof: 'dome',
    roofColor: P.cream,
    rows: 3,
    cols: 2,
    window: { shape: 'round' },
    balconies: 'iron',
    flowers: P.rose,
  })
  house(a, 440, 600, 420, 400, '#e6d2ad', {
    roof: 'tile',
    rows: 2,
    cols: 4,
    window: { shape: 'round', surround: P.cream },
    balconies: 'stone',
    flowers: P.rose,
    ground: 190,
  })
  arcade(a, 420, 604, 460, 176, 4, P.stone)
  paving(a, 600, '#dcc6a0', 650)
  for (const x of [404, 896]) lantern(a, x, 440, 40)
  for (const [x, s] of by2([380, 74, 920, 74, 330, 96, 980, 100]))
    pot(a, x, 640 + s * 0.4, s, P.rose)
  olive(a, 130, 760, 340)
  bush(a, 1120, 780, 300, P.leaf, P.terra)
  branch(a, 1220, 40, 360, 150, P.olive)
}

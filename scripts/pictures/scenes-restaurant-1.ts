import { Art, W } from './art.ts'
import { house } from './buildings.ts'
import { darker, lighter, mix, P } from './color.ts'
import { door } from './doors.ts'
import { awning, pendant, stringLights } from './fittings.ts'
import { branch, pot, vine } from './greenery.ts'
import { hills, paving, sea } from './land.ts'
import { arcade, wall } from './masonry.ts'
import { windowAt } from './openings.ts'
import { cypress, olive } from './plants.ts'
import { lightPatch, panes, shell } from './rooms.ts'
import { parasol, setTable } from './seating.ts'
import { sky } from './sky.ts'
import { bottle, candle, challah, goblet, plate, wineGlass } from './tables.ts'
import { townRow } from './towns.ts'
import { boat } from './vehicles.ts'

export function seaTerrace(a: Art): void {
  sky(a, { horizon: 430, sunX: 800, sunY: 380, sunR: 30, clouds: 5 })
  hills(a, 420, 34, P.slate, 0.55, 3, 520)
  sea(a, 432, 640, 800)
  paving(a, 600, P.stone, 640)
  const rail = a.c(P.cream)
  for (let x = 20; x < W; x += 40)
    a.path(
      `M${x - 6} 602C${x - 14} 580 ${x - 3} 566 ${x - 6} 548H${x + 6}C${x + 3} 566 ${x + 14} 580 ${x + 6} 602Z`,
      a.h([0, darker(rail, 0.3)], [1, mix(rail, a.m.sun, 0.3)]),
    )
  a.rect(0, 538, W, 14, lighter(rail, 0.2))
  a.rect(0, 598, W, 14, darker(rail, 0.1))
  const beam = darker(a.c(P.wood), 0.4)
  a.rect(70, 90, 20, 560, beam)
  a.rect(1110, 90, 20, 560, beam)
  a.rect(0, 76, W, 24, beam)
  for (let x = 10; x < W; x += 84) a.rect(x, 58, 16, 30, darker(beam, 0.2))
  stringLights(a, 80, 110, 600, 100, 9, 44)
  stringLights(a, 600, 100, 1120, 110, 9, 44)
  setTable(a, 330, 692, 0.95)
  setTable(a, 860, 740, 1.2, '#f0dcc4')
  pot(a, 60, 760, 110, P.rose)
  branch(a, 1220, 70, 330, 150, P.leaf)
}

export function streetCafe(a: Art): void {
  sky(a, { horizon: 500, sunX: 1050, sunY: 110, clouds: 3 })
  house(a, -60, 630, 330, 560, P.rose, {
    roof: 'tile',
    rows: 3,
    cols: 2,
    window: { shutter: P.olive },
    courses: false,
    ground: 170,
  })
  house(a, 940, 630, 340, 500, P.sand, {
    roof: 'tile',
    rows: 3,
    cols: 2,
    window: { shutter: P.blue },
    balconies: 'iron',
    flowers: P.rose,
    courses: false,
  })
  house(a, 266, 630, 680, 590, P.cream, {
    roof: 'mansard',
    rows: 2,
    cols: 5,
    window: { shape: 'segment', surround: P.stone },
    balconies: 'iron',
    flowers: P.terra,
    ground: 250,
  })
  const front = a.c(P.pine)
  a.rect(290, 400, 632, 230, a.v([0, front], [1, darker(front, 0.3)]))
  for (const x of [310, 440, 690, 808])
    windowAt(a, x, 440, 100, 150, {
      lit: true,
      frame: '#2a4033',
      shape: 'segment',
      bars: 2,
    })
  door(a, 570, 630, 92, 186, P.rust, { shape: 'segment', surround: P.pine })
  awning(a, 286, 388, 640, 62, P.terra)
  paving(a, 630, '#d8c8ac', 600)
  setTable(a, 330, 738, 0.95, P.white, false)
  setTable(a, 880, 738, 0.95, P.white, false)
  pot(a, 548, 660, 60, P.rose)
  pot(a, 690, 660, 60, P.rose)
}

export function archedDining(a: Art): void {
  shell(a, 560, '#ead6b4', '#b07a4c')
  panes(
    a,
    [
      [120, 130, 220, 380],
      [490, 130, 220, 380],
      [860, 130, 220, 380],
    ],
    'garden',
    { rows: 3, horizon: 390 },
  )
  const panel = a.c('#5f6f5a')
  a.rect(0, 520, W, 40, darker(panel, 0.1))
  for (let x = 0; x < W; x += 74)
    a.rect(x + 8, 530, 58, 22, lighter(panel, 0.14), 'rx="2"')
  for (const x of [120, 490, 860]) lightPatch(a, x, 220, 560)
  for (const x of [300, 600, 900]) pendant(a, x, 170, 96, P.deep)
  setTable(a, 600, 700, 0.92)
  setTable(a, 230, 762, 1.25, P.white)
  setTable(a, 980, 762, 1.25, P.white)
}

/** A laid Shabbat table before a window. */
export function shabbatTable(a: Art): void {
  shell(a, 560, '#c9a983', P.wood)
  panes(a, [[330, 60, 540, 420]], 'stone', {
    shape: 'segment',
    cols: 3,
    rows: 2,
    horizon: 300,
  })
  const cloth = a.c(P.white)
  a.rect(
    0,
    540,
    W,
    260,
    a.v([0, lighter(cloth, 0.3)], [0.3, cloth], [1, darker(cloth, 0.2)]),
  )
  a.ell(600, 545, 720, 34, lighter(cloth, 0.45))
  a.rect(0, 700, W, 10, a.c(P.deep), 'opacity=".8"')
  a.rect(0, 720, W, 4, a.c(P.gold), 'opacity=".8"')
  plate(a, 190, 650, 220, 'dip')
  plate(a, 1010, 650, 220, 'fruit')
  a.path('M400 640Q600 610 800 640L830 668Q600 690 370 668Z', a.c(P.blue))
  challah(a, 510, 652, 210)
  challah(a, 700, 660, 210)
  candle(a, 330, 600, 170)
  candle(a, 420, 585, 170)
  goblet(a, 850, 640, 120)
  bottle(a, 935, 610, 190, '#3d2230')
  wineGlass(a, 90, 620, 110)
  wineGlass(a, 1110, 620, 110)
}

export function courtyard(a: Art): void {
  sky(a, { horizon: 420, sunX: 980, sunY: 90, clouds: 3 })
  cypress(a, 90, 400, 260, 0.2)
  cypress(a, 1120, 400, 300, 0.2)
  wall(a, 0, 210, W, 400, P.stone)
  for (const x of [70, 400, 730, 1040])
    windowAt(a, x, 240, 66, 110, {
      shape: 'round',
      shutter: P.teal,
      surround: P.cream,
    })
  arcade(a, 0, 620, W, 240, 6, P.stone)
  paving(a, 616, '#e0cda6', 560)
  olive(a, 600, 710, 480)
  a.ell(610, 694, 96, 20, a.c(P.sand))
  a.rect(514, 694, 192, 26, darker(a.c(P.sand), 0.18), 'rx="10"')
  setTable(a, 240, 748, 1.15, P.white, false)
  setTable(a, 980, 752, 1.15, P.white, false)
  pot(a, 440, 640, 60, P.rose)
  pot(a, 800, 640, 60, P.terra)
  vine(a, 330, 214, 150, 230, '#c2477a')
  vine(a, 910, 214, 150, 200, '#c2477a')
  for (let i = 0; i < 40; i++)
    a.ell(
      a.rr(300, 900),
      a.rr(690, 780),
      a.rr(14, 40),
      a.rr(3, 8),
      '#1c2436',
      'opacity=".1"',
    )
  branch(a, -20, 60, 340, 15, P.olive)
}

export function harbourTables(a: Art): void {
  sky(a, { horizon: 400, sunX: 300, sunY: 240, clouds: 5 })
  hills(a, 390, 40, P.olive, 0.5, 3, 460)
  townRow(
    a,
    430,
    92,
    0.2,
    [P.cream, P.rose, P.sand, '#e8c9a0', P.white],
    ['tile'],
    300,
    1240,
  )
  sea(a, 424, 650, 300)
  boat(a, 560, 520, 0.8, P.terra)
  boat(a, 260, 560, 1.1, P.blue)
  boat(a, 860, 490, 0.6, P.olive)
  paving(a, 640, P.stone, 500)
  a.rect(0, 630, W, 14, a.c(P.cream))
  parasol(a, 880, 740, 380, 420, P.terra)
  setTable(a, 880, 760, 1.2, P.white, false)
  parasol(a, 250, 720, 320, 360, P.cream)
  setTable(a, 250, 730, 0.95, P.white, false)
  pot(a, 560, 690, 80, P.rose)
}

import { Art, W } from './art.ts'
import { house } from './buildings.ts'
import { darker, lighter, mix, P } from './color.ts'
import { door } from './doors.ts'
import { shelves } from './furnishings.ts'
import { tableLamp } from './furniture.ts'
import { branch, bush, pot, vine } from './greenery.ts'
import { hills, paving } from './land.ts'
import { arcade, column } from './masonry.ts'
import { books, star6 } from './objects.ts'
import { windowAt } from './openings.ts'
import { olive } from './plants.ts'
import { dome } from './roofs.ts'
import { lightPatch, shell } from './rooms.ts'
import { chandelier, rose, stainedWindow } from './sacred.ts'
import { chair } from './seating.ts'
import { sky } from './sky.ts'
import { skyline } from './towns.ts'

export function modernHall(a: Art): void {
  sky(a, { horizon: 540, sunX: 200, sunY: 200, sunR: 26, clouds: 3 })
  skyline(a, 620, 120, 300, 0.55, [P.slate, P.blue, P.sand])
  const [c, d] = [a.c('#efe5d2'), a.c('#cdbb9b')]
  a.poly(
    [220, 640, 220, 330, 700, 170, 700, 640],
    a.h([0, darker(c, 0.2)], [1, c]),
  )
  a.poly(
    [700, 170, 980, 300, 980, 640, 700, 640],
    a.h([0, darker(d, 0.35)], [1, darker(d, 0.2)]),
  )
  for (let i = 0; i < 11; i++) {
    const x = 262 + i * 38
    const top = 372 - i * 12.6 + (i % 3) * 22
    a.glow(x + 8, (top + 600) / 2, 80, '#ffc66e', 0.12)
    a.rect(x, top, 16, 610 - top, a.v([0, '#ffe6ab'], [1, '#e9a253']), 'rx="2"')
  }
  star6(a, 840, 380, 62, '#ffdf9a', 8)
  a.glow(840, 380, 170, '#ffc66e', 0.4)
  a.rect(770, 510, 140, 130, a.v([0, '#ffdf9a'], [1, '#c9813f']))
  for (const x of [770, 815, 860, 905]) a.rect(x, 510, 6, 130, '#3b2f2a')
  a.poly([740, 508, 960, 508, 1010, 494, 760, 494], lighter(c, 0.2))
  paving(a, 640, '#a9a6aa', 760)
  a.rect(
    0,
    690,
    W,
    70,
    a.v([0, mix(a.m.low, P.deep, 0.35)], [1, mix(a.m.top, P.deep, 0.3)]),
  )
  for (let i = 0; i < 11; i++)
    a.rect(262 + i * 38, 692, 16, 60, '#ffd688', 'opacity=".28"')
  olive(a, 120, 690, 260)
  olive(a, 1080, 690, 290)
  bush(a, 1010, 800, 330, P.leaf)
  bush(a, 130, 806, 300, P.leaf)
}

export function studyRoom(a: Art): void {
  shell(a, 590, '#d9bd92', '#8a5f40')
  shelves(a, 60, 90, 380, 490, 5, 2, P.wood, (x, y, w, h) =>
    books(a, x, y, w, h),
  )
  shelves(a, 760, 90, 380, 490, 5, 2, P.wood, (x, y, w, h) =>
    books(a, x, y, w, h),
  )
  stainedWindow(a, 510, 110, 180, 400, 'round')
  a.glow(600, 320, 420, a.m.sun, 0.3)
  lightPatch(a, 470, 260, 590, 0)
  const wood = a.c(P.wood)
  chair(a, 330, 716, 190, 1)
  chair(a, 870, 716, 190, -1)
  a.shadow(600, 770, 430, 30, 0.5)
  for (const x of [300, 880]) a.rect(x, 640, 20, 130, darker(wood, 0.35))
  a.poly(
    [290, 616, 910, 616, 980, 660, 220, 660],
    a.v([0, lighter(wood, 0.3)], [1, wood]),
  )
  a.rect(220, 660, 760, 18, darker(wood, 0.25))
  openBook(a, 480, 640, 1)
  openBook(a, 730, 642, 1)
  tableLamp(a, 600, 634, 110, P.olive)
  books(a, 850, 632, 74, 50)
  chandelier(a, 600, 70, 150)
}

function openBook(a: Art, x: number, y: number, s: number): void {
  const page = a.c(P.white)
  a.path(
    `M${x - 84 * s} ${y + 4}L${x - 66 * s} ${y - 22}Q${x - 28 * s} ${y - 34} ${x} ${y - 20}Q${x + 28 * s} ${y - 34} ${x + 66 * s} ${y - 22}L${x + 84 * s} ${y + 4}Q${x + 40 * s} ${y - 8} ${x} ${y + 8}Q${x - 40 * s} ${y - 8} ${x - 84 * s} ${y + 4}Z`,
    a.h(
      [0, darker(page, 0.1)],
      [0.48, lighter(page, 0.3)],
      [0.52, darker(page, 0.2)],
      [1, page],
    ),
  )
  for (let i = 0; i < 3; i++)
    for (const k of [-1, 1])
      a.line(
        x + k * 18,
        y - 14 + i * 6,
        x + k * 60,
        y - 18 + i * 6,
        darker(page, 0.3),
        1.4,
      )
}

export function whitewashed(a: Art): void {
  sky(a, { horizon: 500, sunX: 200, sunY: 110, clouds: 3 })
  hills(a, 480, 50, P.slate, 0.55, 4)
  house(a, -40, 640, 300, 380, '#f3ede0', {
    roof: 'flat',
    rows: 2,
    cols: 2,
    window: { shutter: P.blue },
    courses: false,
    side: 0.3,
  })
  house(a, 930, 640, 330, 340, '#f0e6d6', {
    roof: 'tile',
    rows: 2,
    cols: 2,
    window: { shutter: P.blue },
    courses: false,
  })
  house(a, 250, 640, 700, 420, '#fbf6ea', {
    roof: 'flat',
    rows: 0,
    courses: false,
  })
  dome(a, 600, 216, 120, '#4f86ad', 0, 0.86, true)
  for (const x of [320, 420, 740, 840])
    windowAt(a, x, 300, 48, 100, {
      shape: 'round',
      frame: P.blue,
      surround: P.stone,
      bars: 3,
    })
  rose(a, 600, 310, 46, false, P.stone)
  arcade(a, 330, 640, 540, 200, 3, '#f6eedd')
  door(a, 548, 640, 104, 156, P.blue, { surround: P.cream })
  column(a, 330, 640, 26, 200, P.cream)
  column(a, 870, 640, 26, 200, P.cream)
  paving(a, 638, '#ecdfc4', 600)
  vine(a, 276, 236, 120, 300, '#c2477a')
  vine(a, 930, 236, 110, 220, '#c2477a')
  pot(a, 470, 690, 90, '#c2477a', P.blue)
  pot(a, 730, 690, 90, '#c2477a', P.blue)
  olive(a, 1110, 780, 380)
  branch(a, -20, 30, 360, 20, P.olive)
}

import { Art, H, W } from './art.ts'
import { house } from './buildings.ts'
import { darker, lighter, P } from './color.ts'
import { door } from './doors.ts'
import { lampPost, lantern } from './fittings.ts'
import { lounger } from './furnishings.ts'
import { branch, bush, pot } from './greenery.ts'
import { dune, ground, hills, mountains, paving } from './land.ts'
import { by2 } from './lists.ts'
import { arcade, wall } from './masonry.ts'
import { opening, windowAt } from './openings.ts'
import { palm, pine } from './plants.ts'
import { dome } from './roofs.ts'
import { parasol } from './seating.ts'
import { sky } from './sky.ts'
import { skyline } from './towns.ts'
import { car } from './vehicles.ts'

export function poolside(a: Art): void {
  sky(a, { horizon: 420, sunX: 220, sunY: 120, clouds: 3 })
  hills(a, 405, 50, P.olive, 0.5, 4)
  house(a, 620, 520, 620, 330, P.white, {
    roof: 'flat',
    rows: 3,
    cols: 6,
    window: { bars: 2, surround: P.sand },
    balconies: 'stone',
    flowers: P.rose,
    courses: false,
  })
  arcade(a, 600, 540, 660, 120, 7, P.stone)
  paving(a, 530, '#ead9b8', 300)
  for (const [x, h] of by2([60, 380, 190, 300, 560, 340, 1160, 420]))
    palm(a, x, 560, h, x % 4 ? 9 : -7)
  for (const x of [300, 400, 500]) bush(a, x, 560, 130, P.leaf, P.rose)
  const pool =
    'M120 640Q130 600 240 600H900Q1010 604 1040 650L1080 730Q1090 790 980 794H180Q60 790 80 730Z'
  a.path(pool, a.c(P.white), `stroke="${a.c(P.white)}" stroke-width="26"`)
  a.path(pool, a.v([0, '#bfe3e2'], [0.35, '#5fb3c2'], [1, '#2b7d98']))
  a.clip(pool, () => {
    for (let i = 0; i < 60; i++) {
      const y = 606 + a.r() ** 1.2 * 186
      a.stroke(
        `M${a.rr(60, 1080)} ${y}q${a.rr(16, 34)} ${-6 * (y / 700)} ${a.rr(40, 90)} 0`,
        '#ffffff',
        1 + (y - 600) / 60,
        'opacity=".4"',
      )
    }
    a.rect(60, 596, 1040, 12, darker('#2b7d98', 0.3), 'opacity=".35"')
  })
  parasol(a, 760, 590, 230, 180, P.terra)
  lounger(a, 690, 592, 0.8, P.cream)
  lounger(a, 880, 592, 0.8, P.cream)
  branch(a, -20, 40, 330, 20, P.leaf)
  pot(a, 56, 700, 100, P.rose)
}

export function alpineLodge(a: Art): void {
  sky(a, { horizon: 520, sunX: 900, sunY: 170, clouds: 4 })
  mountains(a, 520, 380, '#8492a8', 0.35, true)
  hills(a, 520, 40, '#dfe6ef', 0.2, 3)
  for (let i = 0; i < 14; i++)
    pine(
      a,
      i * 92 + a.rr(-20, 20),
      560 + a.rr(-10, 24),
      a.rr(110, 200),
      true,
      0.25,
    )
  ground(a, 590, '#eef2f8')
  const wood = a.c('#8a5635')
  wall(a, 380, 330, 520, 310, '#8a5635', 0, false)
  for (let i = 0; i < 20; i++)
    a.rect(380, 330 + i * 15.5, 520, 2, darker(wood, 0.3))
  wall(a, 380, 540, 520, 100, '#c6bba8')
  a.poly([380, 332, 640, 180, 900, 332], wood)
  for (let r = 0; r < 2; r++)
    for (let c = 0; c < 5; c++)
      windowAt(a, 416 + c * 96, 352 + r * 96, 50, 62, {
        lit: a.r() < 0.7,
        shutter: P.pine,
        ...(r ? {} : { box: P.terra }),
      })
  windowAt(a, 606, 240, 68, 80, { lit: true, shape: 'round' })
  door(a, 604, 640, 72, 96, P.rust, { shape: 'segment', glow: true })
  a.stroke('M330 362L640 176L950 362', darker(wood, 0.4), 22)
  a.stroke('M318 350L640 156L962 350', '#f6f9fd', 26)
  for (const [x, h] of by2([90, 420, 240, 300, 1010, 330, 1130, 460]))
    pine(a, x, 690, h, true)
  a.path('M560 640H720Q760 720 920 800H420Q560 720 560 640Z', a.c('#d9e0ea'))
  ground2(a)
}

function ground2(a: Art): void {
  for (let i = 0; i < 90; i++)
    a.circ(
      a.r() * W,
      a.r() * H,
      a.rr(1, 3.4),
      '#ffffff',
      `opacity="${a.rr(0.3, 0.9).toFixed(2)}"`,
    )
}

export function cityHotel(a: Art): void {
  sky(a, { horizon: 560, sunX: 180, sunY: 110, sunR: 28, clouds: 3 })
  skyline(a, 640, 240, 470, 0.5, [P.slate, P.deep, P.blue])
  skyline(a, 640, 150, 330, 0.2, [P.slate, P.deep], -20, 330)
  skyline(a, 640, 150, 330, 0.2, [P.slate, P.deep], 880, 1220)
  house(a, 350, 640, 500, 590, '#d8c3a0', {
    roof: 'mansard',
    rows: 5,
    cols: 6,
    window: { surround: P.cream, shape: 'segment' },
    ground: 150,
    balconies: 'iron',
    courses: false,
  })
  a.rect(350, 490, 500, 150, a.v([0, '#f6c67a'], [1, '#b6713f']))
  for (let i = 0; i <= 6; i++)
    a.rect(350 + i * 80, 490, 20, 150, a.c('#cbb38c'))
  a.rect(340, 478, 520, 18, lighter(a.c(P.cream), 0.2))
  door(a, 550, 640, 100, 138, P.gold, { shape: 'flat', glow: true })
  a.rect(
    470,
    480,
    260,
    30,
    a.v([0, a.c(P.gold)], [1, darker(a.c(P.gold), 0.4)]),
    'rx="4"',
  )
  for (const x of [490, 700]) a.rect(x, 510, 7, 130, a.c(P.gold))
  paving(a, 640, '#848292', 600)
  a.poly(
    [540, 640, 660, 640, 740, 800, 460, 800],
    a.v([0, a.c('#a3303a')], [1, darker(a.c('#a3303a'), 0.3)]),
  )
  a.ell(600, 680, 330, 60, a.radial([0, '#ffc46a', 0.5], [1, '#ffc46a', 0]))
  for (const x of [390, 810]) pot(a, x, 700, 92, undefined, P.slate)
  lampPost(a, 170, 730, 230)
  lampPost(a, 1030, 730, 230)
  car(a, 830, 770, 1.3, P.navy)
}

export function desertLodge(a: Art): void {
  sky(a, { horizon: 470, sunX: 770, sunY: 370, sunR: 46, clouds: 4 })
  mountains(a, 480, 190, '#a5694f', 0.5)
  dune(a, 500, 380, 50, P.ochre, 0.32)
  for (const [x, r] of by2([300, 84, 520, 120, 760, 92, 930, 70])) {
    wall(a, x - r, 590 - r * 0.9, r * 2, r * 0.9 + 20, '#e3c295')
    dome(a, x, 590 - r * 0.86, r, '#e9d1a8', 0, 0.82)
    a.path(
      opening(x - r * 0.24, 610 - r * 0.82, r * 0.48, r * 0.82, 'pointed'),
      a.v([0, '#ffd184'], [1, '#c97a42']),
    )
    for (const k of [-0.68, 0.46])
      windowAt(a, x + r * k, 590 - r * 0.6, r * 0.2, r * 0.32, {
        shape: 'round',
        bars: 0,
        lit: true,
        frame: '#e3c295',
      })
  }
  dune(a, 630, 900, 46, '#d9a766', 0.06)
  for (const [x, h] of by2([120, 330, 210, 250, 1050, 380, 1140, 280]))
    palm(a, x, 660, h, x > 600 ? -9 : 10)
  dune(a, 735, 250, 44, '#c98f55', 0)
  for (const x of [430, 620, 820]) lantern(a, x, 700 + (x % 50), 30)
}

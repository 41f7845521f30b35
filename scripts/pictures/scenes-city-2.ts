import { Art, H, W } from './art.ts'
import { house } from './buildings.ts'
import { darker, lighter, mix, P } from './color.ts'
import { lampPost } from './fittings.ts'
import { branch, bush, pot } from './greenery.ts'
import { ground, hills, sea } from './land.ts'
import { wall } from './masonry.ts'
import { cypress, roundTree } from './plants.ts'
import { dome } from './roofs.ts'
import { PASTEL } from './scenes-city-1.ts'
import { birds, sky } from './sky.ts'
import { skyline, townRow, turret } from './towns.ts'
import { boat } from './vehicles.ts'

export function coastTown(a: Art): void {
  sky(a, { horizon: 400, sunX: 250, sunY: 120, clouds: 4 })
  hills(a, 395, 46, P.slate, 0.6, 3, 460)
  sea(a, 405, H, 250)
  boat(a, 300, 520, 0.6, P.white, true)
  boat(a, 470, 470, 0.4, P.terra, true)
  const cliff = a.c('#b99a68')
  a.path(
    'M520 800C560 640 640 600 660 520 720 440 800 430 880 330 980 240 1100 230 1220 190V800Z',
    a.h([0, darker(cliff, 0.3)], [1, lighter(cliff, 0.1)]),
  )
  for (let r = 0; r < 5; r++) {
    const size = 62 + r * 12
    for (
      let x = 1200 - (5 - r) * 20;
      x > 640 + (4 - r) * 70 - r * 20;
      x -= size * 1.02
    ) {
      const y = 300 + r * 104 + (1200 - x) * 0.2
      house(
        a,
        x,
        y,
        size,
        size * a.rr(0.9, 1.2),
        a.pick([P.white, P.white, P.cream, P.rose, '#f0d9b0']),
        {
          roof: a.pick(['flat', 'dome', 'tile'] as const),
          roofColor: a.r() > 0.5 ? P.blue : P.terra,
          rows: 1,
          cols: 2,
          courses: false,
          side: 0.24,
          depth: 0.16 - r * 0.035,
          window: { shape: 'round', bars: 0, frame: P.blue },
        },
      )
      if (a.r() > 0.68) bush(a, x + size, y + 8, 60, P.leaf, '#c2477a')
    }
  }
  wall(a, -10, 690, 640, 120, P.white, 0, false)
  a.rect(-10, 682, 650, 12, lighter(a.c(P.cream), 0.4))
  pot(a, 140, 684, 100, '#c2477a', P.blue)
  pot(a, 380, 684, 80, P.rose)
  cypress(a, 560, 700, 260)
  branch(a, -20, 30, 380, 20, P.olive)
}

export function park(a: Art): void {
  sky(a, { horizon: 430, sunX: 880, sunY: 160, clouds: 4 })
  skyline(a, 470, 90, 260, 0.62, [P.slate, P.sand, P.blue])
  for (let i = 0; i < 14; i++)
    roundTree(
      a,
      i * 94 + a.rr(-20, 20),
      500,
      a.rr(120, 190),
      a.pick([P.leaf, P.ochre, P.terra, P.olive]),
      0.32,
    )
  ground(a, 490, '#9aa65c')
  a.path(
    'M300 560C460 520 800 520 960 570 1080 620 900 680 660 676 420 680 180 630 300 560Z',
    a.v([0, mix(a.m.mid, '#ffffff', 0.2)], [1, a.c(P.teal)]),
  )
  for (let i = 0; i < 14; i++)
    a.rect(
      a.rr(340, 860),
      a.rr(560, 660),
      a.rr(30, 110),
      2.4,
      '#ffffff',
      'rx="1" opacity=".45"',
    )
  boat(a, 470, 610, 0.5, P.terra)
  boat(a, 690, 600, 0.4, P.white, true)
  a.path(
    'M-20 700C300 680 520 740 1220 690V760C700 780 300 740-20 780Z',
    a.c('#e4d2a8'),
  )
  roundTree(a, 150, 720, 470, P.terra)
  roundTree(a, 1060, 700, 420, P.ochre)
  roundTree(a, 330, 620, 220, P.olive)
  a.shadow(760, 726, 110, 10)
  a.rect(680, 690, 170, 9, a.c(P.wood), 'rx="3"')
  a.rect(684, 660, 162, 9, a.c(P.wood), 'rx="3"')
  a.rect(684, 674, 162, 7, a.c(P.wood), 'rx="3"')
  for (const x of [696, 826]) a.rect(x, 656, 7, 72, '#2b2d35')
  lampPost(a, 600, 726, 220)
  for (let i = 0; i < 50; i++)
    a.ell(
      a.r() * W,
      a.rr(690, 800),
      a.rr(4, 8),
      a.rr(2, 4),
      a.c(a.pick([P.ochre, P.terra, P.rust])),
    )
  birds(a, 520, 150, 6, a.c(P.slate))
}

export function riverBridges(a: Art): void {
  sky(a, { horizon: 430, sunX: 620, sunY: 350, sunR: 40, clouds: 5 })
  hills(a, 410, 50, P.slate, 0.6, 3)
  townRow(a, 470, 80, 0.45, PASTEL, ['tile', 'mansard'], -20, 1240)
  dome(a, 330, 330, 66, P.teal, 0.35, 1)
  house(a, 264, 460, 132, 130, P.stone, {
    depth: 0.35,
    rows: 1,
    cols: 3,
    roof: 'flat',
  })
  turret(a, 880, 470, 56, 230, P.sand, 'spire', 0.35)
  sea(a, 470, H, 620, '#3d6f86')
  const bridge = (
    y: number,
    n: number,
    h: number,
    c: string,
    depth: number,
  ): void => {
    const t = a.c(c, depth)
    const w = W / n
    for (let i = -1; i <= n; i++) {
      const x = i * w + w * 0.2
      a.path(
        `M${x} ${y}H${x + w}V${y + h}H${x + w * 0.92}A${w * 0.42} ${h * 0.72} 0 0 0 ${x + w * 0.08} ${y + h}H${x}Z`,
        a.v([0, lighter(t, 0.25)], [1, darker(t, 0.25)]),
      )
      a.path(
        `M${x - w * 0.08} ${y + h * 0.5}L${x} ${y + h * 0.44}L${x + w * 0.08} ${y + h * 0.5}V${y + h + 10}H${x - w * 0.08}Z`,
        darker(t, 0.2),
      )
    }
    a.rect(0, y - h * 0.12, W, h * 0.18, lighter(t, 0.3))
    a.rect(0, y + h * 0.06, W, h * 0.05, darker(t, 0.3))
  }
  bridge(490, 7, 50, P.sand, 0.4)
  bridge(560, 4, 110, P.stone, 0.06)
  for (let i = 0; i < 8; i++) lampPost(a, 80 + i * 150, 556, 90)
  boat(a, 300, 740, 0.9, P.terra)
  roundTree(a, 80, 820, 330, P.pine)
  roundTree(a, 1140, 830, 360, P.pine)
}

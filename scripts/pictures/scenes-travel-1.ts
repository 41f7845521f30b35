import { Art, H, W } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'
import { branch, bush } from './greenery.ts'
import { hills, mountains, sea } from './land.ts'
import { by3 } from './lists.ts'
import { cypress, olive, pine } from './plants.ts'
import { panes, shell } from './rooms.ts'
import { birds, sky } from './sky.ts'
import { boat, coach, plane, suitcase, train } from './vehicles.ts'

export function overClouds(a: Art): void {
  sky(a, { horizon: 640, sunX: 900, sunY: 430, sunR: 44, clouds: 5 })
  for (let row = 0; row < 5; row++) {
    const y = 560 + row * 58
    const tint = mix(mix(a.m.low, '#ffffff', 0.4), a.m.mid, row * 0.16)
    const fill = a.v(
      [0, lighter(tint, 0.65)],
      [0.35, tint],
      [1, mix(tint, a.m.top, 0.3)],
    )
    for (let i = 0; i < 17; i++) {
      const r = a.rr(44, 104) + row * 8
      a.circ(
        i * 78 - 30 + a.rr(-24, 24),
        y + r * 0.62 + a.rr(-10, 16),
        r,
        fill,
        'opacity=".9"',
      )
    }
    a.rect(
      0,
      y + 70,
      W,
      H - y,
      a.v([0, tint, 0], [0.5, mix(tint, a.m.top, 0.12), 0.8]),
    )
  }
  plane(a, 540, 330, 1.5, -9, P.deep)
}

export function departures(a: Art): void {
  shell(a, 560, '#c9c4bb', '#b9aca0', false)
  panes(
    a,
    [
      [40, 60, 340, 470],
      [430, 60, 340, 470],
      [820, 60, 340, 470],
    ],
    'garden',
    { shape: 'flat', cols: 1, rows: 1, frame: '#4a5361', horizon: 400 },
  )
  a.clip('M40 60H380V530H40ZM430 60H770V530H430ZM820 60H1160V530H820Z', () => {
    a.rect(0, 440, W, 120, a.v([0, a.c('#a9a7a4')], [1, a.c('#85878c')]))
    plane(a, 640, 400, 1.35, 0, P.teal)
    a.rect(0, 60, W, 480, a.v([0, '#ffffff', 0.16], [1, '#ffffff', 0]))
  })
  for (const x of [40, 430, 820])
    a.poly(
      [
        [x, 572],
        [x + 340, 572],
        [x + 260, H],
        [x - 180, H],
      ],
      mix(a.m.sun, '#ffffff', 0.3),
      'opacity=".3"',
    )
  const seat = (x: number): void => {
    for (let i = 0; i < 3; i++) {
      a.rect(
        x + i * 92,
        590,
        82,
        60,
        a.v([0, lighter(a.c(P.deep), 0.15)], [1, a.c(P.deep)]),
        'rx="12"',
      )
      a.rect(x + i * 92, 646, 82, 16, darker(a.c(P.deep), 0.2), 'rx="6"')
    }
    a.rect(x - 10, 662, 286, 7, '#4a5361')
    for (const k of [20, 240]) a.rect(x + k, 668, 7, 34, '#4a5361')
  }
  seat(90)
  seat(830)
  suitcase(a, 500, 740, 120, 190, P.terra)
  suitcase(a, 640, 752, 96, 136, P.teal)
}

export function coastRoad(a: Art): void {
  sky(a, { horizon: 400, sunX: 860, sunY: 300, clouds: 4 })
  hills(a, 392, 40, P.slate, 0.6, 3, 480)
  sea(a, 400, H, 860)
  boat(a, 900, 500, 0.55, P.white, true)
  const cliff = a.c('#b58f5e')
  a.path(
    'M-20 300C120 290 260 330 340 400 460 470 520 500 640 560 800 640 940 680 1240 720V820H-20Z',
    a.v([0, mix(cliff, a.m.sun, 0.25)], [0.5, cliff], [1, darker(cliff, 0.4)]),
  )
  a.path(
    'M-20 270C120 250 280 300 350 370 300 390 120 360-20 420Z',
    a.c(P.olive, 0.15),
  )
  const road = a.c('#75747c')
  a.path(
    'M-20 480C160 430 300 430 420 500 560 580 760 640 1240 700V800H300C420 760 380 660 220 610 120 580 20 570-20 570Z',
    a.v([0, lighter(road, 0.14)], [1, darker(road, 0.25)]),
  )
  a.stroke(
    'M-20 522C170 480 290 490 400 560 520 650 760 700 1230 752',
    a.c(P.cream),
    6,
    'stroke-dasharray="34 26" opacity=".85"',
  )
  a.stroke(
    'M-20 480C160 430 300 430 420 500 560 580 760 640 1240 700',
    lighter(a.c(P.stone), 0.3),
    9,
  )
  for (const [x, y, h] of by3([60, 420, 170, 140, 400, 210, 250, 410, 150]))
    cypress(a, x, y, h, 0.1)
  coach(a, 560, 668, 0.62, P.teal)
  olive(a, 120, 780, 330)
  bush(a, 330, 800, 220, P.olive, P.rose)
  branch(a, 1220, 20, 380, 155, P.olive)
  birds(a, 560, 180, 6, a.c(P.slate))
}

export function viaduct(a: Art): void {
  sky(a, { horizon: 460, sunX: 260, sunY: 160, clouds: 5 })
  mountains(a, 480, 360, '#8494a8', 0.4, true)
  hills(a, 470, 60, '#6f8262', 0.35, 4)
  hills(a, 560, 50, P.leaf, 0.2, 4)
  const stone = a.c(P.stone)
  for (let i = -1; i < 9; i++) {
    const x = i * 150
    a.path(
      `M${x} 440H${x + 150}V800H${x + 124}V560A49 62 0 0 0 ${x + 26} 560V800H${x}Z`,
      a.v([0, lighter(stone, 0.2)], [1, darker(stone, 0.3)]),
    )
    a.path(
      `M${x + 124} 800V560A49 62 0 0 0 ${x + 75} 498V510A40 56 0 0 1 ${x + 112} 562V800Z`,
      darker(stone, 0.42),
    )
  }
  a.rect(0, 428, W, 16, lighter(stone, 0.35))
  a.rect(0, 444, W, 8, darker(stone, 0.3))
  train(a, 900, 428, 5, P.terra)
  hills(a, 720, 40, '#58703f', 0, 4)
  for (let i = 0; i < 14; i++)
    pine(
      a,
      i * 94 + a.rr(-20, 20),
      780 + a.rr(0, 30),
      a.rr(110, 220),
      false,
      0.04,
    )
}

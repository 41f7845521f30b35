import { Art, H, W } from './art.ts'
import { house } from './buildings.ts'
import { darker, lighter, P } from './color.ts'
import { lantern } from './fittings.ts'
import { branch } from './greenery.ts'
import { paving } from './land.ts'
import { opening } from './openings.ts'
import { setTable } from './seating.ts'
import { sky } from './sky.ts'
import { wineGlass } from './tables.ts'
import { townRow } from './towns.ts'

export function nightBistro(a: Art): void {
  sky(a, { horizon: 520, sunX: 200, sunY: 110, sunR: 26, clouds: 3 })
  townRow(
    a,
    620,
    230,
    0.3,
    [P.slate, P.deep, P.rust],
    ['tile', 'mansard'],
    -30,
    300,
  )
  townRow(
    a,
    620,
    230,
    0.3,
    [P.slate, P.deep, P.rust],
    ['tile', 'flat'],
    880,
    1240,
  )
  house(a, 220, 640, 760, 560, '#c9a882', {
    roof: 'flat',
    rows: 1,
    cols: 5,
    window: { shape: 'round' },
    ground: 400,
  })
  for (let i = 0; i < 3; i++) {
    const x = 262 + i * 236
    a.glow(x + 100, 500, 260, '#ffc46a', 0.5)
    a.path(
      opening(x, 290, 204, 350),
      a.v([0, '#ffdf9c'], [0.6, '#f0a551'], [1, '#b8683a']),
    )
    a.clip(opening(x, 290, 204, 350), () => {
      pendantIn(a, x + 102, 400)
      a.rect(x, 540, 204, 100, '#6e3e2b', 'opacity=".75"')
      for (const k of [40, 110, 165]) wineGlass(a, x + k, 542, 34)
      for (const k of [1, 2, 3]) a.rect(x + 51 * k - 2, 290, 4, 350, '#33281f')
      a.rect(x, 396, 204, 4, '#33281f')
    })
  }
  paving(a, 640, '#8f8894', 600)
  for (const x of [364, 600, 836])
    a.ell(x, 690, 150, 34, a.radial([0, '#ffc46a', 0.45], [1, '#ffc46a', 0]))
  setTable(a, 180, 752, 1.1)
  setTable(a, 1000, 760, 1.15)
  lantern(a, 242, 330, 40)
  lantern(a, 958, 330, 40)
}

function pendantIn(a: Art, x: number, y: number): void {
  a.line(x, 290, x, y, '#33281f', 2.5)
  a.path(
    `M${x - 34} ${y + 26}Q${x - 30} ${y} ${x} ${y}T${x + 34} ${y + 26}Z`,
    '#33281f',
  )
  a.ell(x, y + 26, 34, 5, '#fff3cf')
}

function dish(
  a: Art,
  x: number,
  y: number,
  r: number,
  rim: string,
  inner: string,
): void {
  a.circ(x + 12, y + 18, r, '#1d1420', 'opacity=".28"')
  a.circ(
    x,
    y,
    r,
    a.radial(
      [0, lighter(a.c(rim), 0.4)],
      [0.8, a.c(rim)],
      [1, darker(a.c(rim), 0.14)],
    ),
  )
  a.circ(x, y, r * 0.76, a.c(inner))
}

function saladAndDip(a: Art): void {
  dish(a, 600, 400, 190, P.white, '#f0e6d2')
  for (let i = 0; i < 26; i++)
    a.blob(
      600 + a.rr(-96, 96),
      400 + a.rr(-90, 90),
      a.rr(22, 42),
      a.rr(16, 30),
      a.c(a.pick([P.leaf, P.olive, '#9bb05f', '#6f8d49'])),
    )
  for (let i = 0; i < 9; i++)
    a.circ(
      600 + a.rr(-100, 100),
      400 + a.rr(-90, 90),
      a.rr(13, 19),
      a.c(i % 3 ? '#c7462f' : P.gold),
    )
  dish(a, 250, 230, 130, P.teal, '#e8d2a4')
  a.path(
    'M190 230C190 190 310 180 312 232 314 280 220 290 214 250 210 220 280 216 280 240',
    'none',
    `stroke="${a.c('#d6b87c')}" stroke-width="10" stroke-linecap="round"`,
  )
  a.circ(256, 236, 22, a.c(P.ochre))
  for (let i = 0; i < 8; i++)
    a.circ(252 + a.rr(-60, 60), 232 + a.rr(-60, 60), 6, a.c(P.leaf))
}

function plankTable(a: Art): void {
  const wood = a.c('#a9764a')
  a.rect(0, 0, W, H, wood)
  for (let i = 0; i < 9; i++) {
    const x = i * 136
    a.rect(
      x,
      0,
      133,
      H,
      a.v([0, lighter(wood, a.rr(0, 0.2))], [1, darker(wood, a.rr(0, 0.2))]),
    )
    for (let k = 0; k < 4; k++)
      a.line(
        x + a.rr(16, 118),
        a.rr(0, 300),
        x + a.rr(16, 118),
        a.rr(400, 800),
        darker(wood, 0.3),
        1,
      )
  }
  a.group('transform="rotate(-14 600 400)"', () => {
    a.rect(-200, 290, 1600, 240, a.c('#e9dfc9'))
    for (const y of [306, 505]) a.rect(-200, y, 1600, 10, a.c(P.blue))
  })
}

/** Plates seen from above on a wooden table. */
export function fromAbove(a: Art): void {
  plankTable(a)
  saladAndDip(a)
  dish(a, 960, 590, 140, P.deep, '#f3e9d6')
  for (let i = 0; i < 7; i++) {
    const t = (i / 7) * 6.28
    a.blob(
      960 + Math.cos(t) * 66,
      590 + Math.sin(t) * 66,
      28,
      26,
      a.c('#a9632f'),
      0.1,
    )
    a.blob(
      966 + Math.cos(t) * 66,
      584 + Math.sin(t) * 66,
      18,
      15,
      a.c('#cd8b4a'),
      0.1,
    )
  }
  dish(a, 900, 190, 92, P.cream, '#7c2437')
  dish(a, 300, 600, 110, P.cream, '#d6a04d')
  for (let i = 0; i < 12; i++)
    a.ell(
      300 + a.rr(-56, 56),
      600 + a.rr(-56, 56),
      17,
      12,
      a.c(i % 2 ? '#4d5a2c' : '#3b2a3d'),
    )
  branch(a, 1230, 330, 320, 165, P.olive)
  branch(a, -30, 770, 280, -25, P.olive)
  a.glow(150, 60, 800, a.m.sun, 0.3)
}

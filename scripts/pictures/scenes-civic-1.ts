import { Art, W } from './art.ts'
import { house } from './buildings.ts'
import { darker, lighter, P } from './color.ts'
import { door } from './doors.ts'
import { lampPost } from './fittings.ts'
import { bush, pot } from './greenery.ts'
import { ground, hills, paving } from './land.ts'
import { column, pediment, wall } from './masonry.ts'
import { pennant } from './objects.ts'
import { opening } from './openings.ts'
import { cypress, roundTree } from './plants.ts'
import { dome } from './roofs.ts'
import { birds, sky } from './sky.ts'
import { townRow } from './towns.ts'

function portico(
  a: Art,
  x: number,
  base: number,
  w: number,
  h: number,
  n: number,
  color: string,
): void {
  const tone = a.c(color)
  a.rect(
    x,
    base - h,
    w,
    h,
    a.v([0, darker(tone, 0.62)], [1, darker(tone, 0.36)]),
  )
  door(a, x + w / 2 - h * 0.16, base, h * 0.32, h * 0.66, P.deep, {
    shape: 'flat',
    surround: color,
    glow: a.m.night,
  })
  for (let i = 0; i < n; i++)
    column(a, x + (w * (i + 0.5)) / n, base, w * 0.055, h, color)
  pediment(a, x - w * 0.02, base - h, w * 1.04, w * 0.15, color)
  for (let i = 0; i < 4; i++) {
    a.rect(
      x - 14 - i * 18,
      base + i * 11,
      w + 28 + i * 36,
      11,
      lighter(tone, i % 2 ? 0.1 : 0.34),
    )
    a.rect(
      x - 14 - i * 18,
      base + i * 11 + 8,
      w + 28 + i * 36,
      3,
      darker(tone, 0.25),
    )
  }
}

export function classicMuseum(a: Art): void {
  sky(a, { horizon: 500, sunX: 240, sunY: 170, clouds: 5 })
  townRow(a, 590, 150, 0.5, [P.cream, P.sand, P.stone], ['mansard', 'flat'])
  house(a, 110, 620, 980, 290, P.stone, {
    roof: 'flat',
    rows: 2,
    cols: 10,
    window: { shape: 'segment', surround: P.cream, bars: 3 },
  })
  dome(a, 600, 240, 120, '#6f9a94', 0.08, 0.9, true)
  wall(a, 470, 236, 260, 100, P.stone)
  portico(a, 370, 610, 460, 250, 6, '#efe2c6')
  paving(a, 648, '#dcccab', 600)
  ground2(a)
  for (const x of [200, 980]) {
    const tone = a.c(x < 600 ? P.deep : P.terra)
    a.rect(x, 390, 46, 170, a.v([0, tone], [1, darker(tone, 0.25)]))
    a.circ(x + 23, 440, 13, a.c(P.gold))
    a.path(opening(x + 10, 476, 26, 60), a.c(P.cream))
  }
  roundTree(a, 90, 740, 330)
  roundTree(a, 1110, 740, 350)
  lampPost(a, 300, 740, 210)
  lampPost(a, 900, 740, 210)
  birds(a, 800, 150, 6, a.c(P.slate))
}

function ground2(a: Art): void {
  for (const x of [-60, 880]) a.ell(x + 190, 740, 270, 34, a.c(P.leaf))
  for (const x of [-60, 880]) a.ell(x + 190, 734, 270, 32, a.c('#8f9d5b'))
}

/** Iron railings on low stone, open in the middle. */
function railings(
  a: Art,
  y: number,
  gap: [number, number],
  dark: string,
): void {
  for (let x = 10; x < W; x += 22) {
    if (x > gap[0] && x < gap[1]) continue
    a.line(x, y - 84, x, y, dark, 3.4)
    a.poly(
      [
        [x - 4, y - 84],
        [x, y - 96],
        [x + 4, y - 84],
      ],
      dark,
    )
  }
  for (const [x1, x2] of [
    [0, gap[0]],
    [gap[1], W],
  ] as const) {
    a.rect(x1, y - 74, x2 - x1, 4, dark)
    a.rect(x1, y - 12, x2 - x1, 26, a.c(P.stone))
  }
  for (const x of gap) {
    a.rect(
      x - 20,
      y - 112,
      40,
      126,
      a.h([0, darker(a.c(P.stone), 0.2)], [1, lighter(a.c(P.stone), 0.25)]),
    )
    a.rect(x - 26, y - 122, 52, 14, lighter(a.c(P.stone), 0.35))
    a.circ(x, y - 136, 14, a.c(P.stone))
  }
}

export function neoclassicVilla(a: Art): void {
  sky(a, { horizon: 480, sunX: 960, sunY: 120, clouds: 4 })
  hills(a, 500, 30, P.olive, 0.4, 4)
  for (let i = 0; i < 9; i++)
    roundTree(a, 30 + i * 145, 600, a.rr(230, 320), P.leaf, 0.3)
  house(a, 230, 600, 740, 320, '#f4ead6', {
    roof: 'tile',
    roofColor: P.slate,
    rows: 2,
    cols: 7,
    window: { surround: P.sand, bars: 3 },
    courses: false,
  })
  portico(a, 450, 590, 300, 290, 4, '#f8f0df')
  pennant(a, 600, 262, 190, P.teal)
  ground(a, 630, '#8fa061')
  a.path('M520 634H680L820 800H380Z', a.c('#e5d6b6'))
  for (const x of [300, 400, 800, 900]) bush(a, x, 672, 110, P.leaf, P.rose)
  railings(a, 740, [400, 800], '#26313f')
  cypress(a, 200, 690, 260)
  cypress(a, 1000, 690, 260)
}

export function cityMansion(a: Art): void {
  sky(a, { horizon: 520, sunX: 200, sunY: 330, clouds: 4 })
  townRow(a, 640, 290, 0.28, [P.cream, P.stone, P.sand], ['mansard'], -60, 300)
  townRow(a, 640, 290, 0.28, [P.cream, P.stone, P.sand], ['mansard'], 900, 1260)
  house(a, 270, 640, 660, 500, '#eadcc0', {
    roof: 'mansard',
    rows: 3,
    cols: 7,
    window: { surround: P.cream, shape: 'segment', bars: 3 },
    balconies: 'iron',
    door: P.deep,
    ground: 170,
  })
  a.rect(470, 458, 260, 14, lighter(a.c(P.cream), 0.3))
  for (const x of [500, 700]) column(a, x, 640, 26, 170, P.cream)
  for (const [x, c] of [
    [400, P.teal],
    [800, P.teal],
  ] as const)
    a.group(`transform="rotate(${x < 600 ? -24 : 24} ${x} 460)"`, () =>
      pennant(a, x, 470, 170, c),
    )
  paving(a, 640, '#cfc2a8', 600)
  railings(a, 712, [480, 720], '#26313f')
  lampPost(a, 160, 770, 260)
  lampPost(a, 1040, 770, 260)
  for (const x of [440, 760]) pot(a, x, 790, 90, P.rose, P.slate)
}

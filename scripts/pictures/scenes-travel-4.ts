import { Art, H, W } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'
import { branch, bush } from './greenery.ts'
import { ground, hills, mountains, sea } from './land.ts'
import { opening } from './openings.ts'
import { cypress, roundTree } from './plants.ts'
import { birds, cloud, sky } from './sky.ts'
import { stoneQuarter, townRow } from './towns.ts'
import { boat, suitcase } from './vehicles.ts'

function coastBelow(a: Art): void {
  const land =
    'M200 560C300 540 380 552 440 570 500 590 520 560 580 584 640 612 590 650 640 690 680 720 640 760 660 820H200Z'
  a.path(
    land,
    lighter(a.c(P.stone), 0.3),
    `stroke="${lighter(a.c(P.cream), 0.4)}" stroke-width="9"`,
  )
  a.clip(land, () => {
    a.rect(
      180,
      540,
      600,
      300,
      a.v([0, a.c(P.olive, 0.4)], [1, a.c(P.leaf, 0.05)]),
    )
    for (let k = 0; k < 22; k++)
      a.rect(
        a.rr(200, 640),
        a.rr(580, 790),
        a.rr(30, 80),
        a.rr(8, 22),
        a.c(a.pick([P.ochre, P.sand, P.olive, P.leaf]), 0.15),
        'opacity=".75" transform="skewX(-24) translate(270 0)"',
      )
  })
}

/** The wing and the coast from a cabin window. */
export function windowSeat(a: Art): void {
  const wall = a.c('#d8d2c6')
  a.rect(
    0,
    0,
    W,
    H,
    a.h([0, darker(wall, 0.2)], [0.5, wall], [1, darker(wall, 0.26)]),
  )
  const pane = (x: number, s: number): string => {
    const [w, h] = [430 * s, 590 * s]
    return `M${x - w / 2} ${400 - h * 0.2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${400 - h * 0.2}V${400 + h * 0.2}A${w / 2} ${w / 2} 0 0 1 ${x - w / 2} ${400 + h * 0.2}Z`
  }
  for (const x of [-40, 600, 1240]) {
    a.path(pane(x, 1.22), darker(wall, 0.12))
    a.path(pane(x, 1.1), lighter(wall, 0.5))
    a.clip(pane(x, 1), () => {
      sky(a, { horizon: 470, sunX: 720, sunY: 400, sunR: 30, clouds: 0 })
      sea(a, 470, H, 720)
      coastBelow(a)
      for (let i = 0; i < 9; i++)
        cloud(a, a.rr(300, 900), a.rr(250, 640), a.rr(160, 320), 0.8)
      a.poly(
        [880, 620, 880, 690, 520, 566, 560, 556],
        a.h([0, lighter(a.c(P.slate), 0.5)], [1, lighter(a.c(P.slate), 0.25)]),
      )
      a.poly([520, 566, 560, 556, 528, 500, 512, 506], a.c(P.terra))
    })
    a.path(
      pane(x, 1),
      'none',
      `stroke="${darker(wall, 0.25)}" stroke-width="5"`,
    )
  }
  a.path(pane(600, 1), a.v([0, '#101828', 0.25], [0.3, '#101828', 0]))
  a.rect(0, 716, W, 90, a.v([0, lighter(wall, 0.3)], [1, darker(wall, 0.2)]))
  for (const x of [280, 920]) a.rect(x - 3, 0, 6, 716, darker(wall, 0.16))
  a.poly(
    [
      [380, 716],
      [820, 716],
      [1040, H],
      [160, H],
    ],
    a.m.sun,
    'opacity=".25"',
  )
}

export function arrival(a: Art): void {
  sky(a, { horizon: 480, sunX: 620, sunY: 320, sunR: 40, clouds: 4 })
  hills(a, 440, 50, P.slate, 0.6, 3)
  const ridge = hills(a, 490, 34, P.olive, 0.4, 4)
  stoneQuarter(a, (x) => ridge(x) + 26, 0.35, 56)
  ground(a, 600, '#c7ac76')
  a.path(
    'M560 600H660C680 680 720 740 800 820H400C480 740 540 680 560 600Z',
    a.c('#ead9b2'),
  )
  for (const x of [470, 750]) cypress(a, x, 640, 250, 0.05)
  const stone = a.c('#a98a62')
  a.path(
    `M-10-10H${W + 10}V${H + 10}H-10Z${opening(270, 90, 660, 720)}`,
    a.h(
      [0, darker(stone, 0.5)],
      [0.5, darker(stone, 0.3)],
      [1, darker(stone, 0.5)],
    ),
    'fill-rule="evenodd"',
  )
  for (let i = 0; i < 15; i++) {
    const t = Math.PI + (i / 14) * Math.PI
    a.line(
      600 + Math.cos(t) * 334,
      420 + Math.sin(t) * 334,
      600 + Math.cos(t) * 396,
      420 + Math.sin(t) * 396,
      darker(stone, 0.6),
      3,
    )
  }
  a.stroke('M204 800V420A396 396 0 0 1 996 420V800', darker(stone, 0.6), 3)
  a.stroke(
    'M268 800V420A332 332 0 0 1 932 420V800',
    mix(stone, a.m.sun, 0.5),
    7,
  )
  a.rect(0, 770, W, 40, darker(stone, 0.55))
  suitcase(a, 330, 778, 110, 170, P.terra)
  suitcase(a, 452, 784, 84, 118, P.deep)
  bush(a, 1010, 800, 260, P.leaf, P.rose)
  branch(a, -10, 40, 380, 25, P.olive)
  birds(a, 700, 210, 6, a.c(P.slate))
}

export function lakeFerry(a: Art): void {
  sky(a, { horizon: 430, sunX: 300, sunY: 170, clouds: 4 })
  mountains(a, 440, 330, '#8697ab', 0.4, true)
  hills(a, 430, 34, P.leaf, 0.35, 5, 480)
  townRow(
    a,
    450,
    60,
    0.3,
    [P.cream, P.rose, P.sand],
    ['gable', 'tile'],
    700,
    1240,
  )
  sea(a, 444, H, 300, '#4f93a6')
  boat(a, 620, 600, 2.1, P.white)
  boat(a, 250, 540, 0.7, P.terra, true)
  boat(a, 990, 520, 0.55, P.cream, true)
  const wood = a.c('#9b7450')
  a.poly(
    [-20, 720, 420, 690, 520, 730, -20, 800],
    a.v([0, lighter(wood, 0.25)], [1, wood]),
  )
  for (let i = 0; i < 12; i++)
    a.line(
      i * 42,
      718 - i * 2.6,
      i * 44 - 20,
      800 - i * 5,
      darker(wood, 0.35),
      2,
    )
  for (const x of [60, 230, 420])
    a.rect(x, 640, 16, 130, darker(wood, 0.3), 'rx="4"')
  suitcase(a, 130, 736, 64, 90, P.teal)
  roundTree(a, 1120, 820, 460, P.leaf)
}

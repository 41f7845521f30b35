import { Art } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'
import { vase } from './furnishings.ts'
import { bush } from './greenery.ts'
import { ground, hills, paving } from './land.ts'
import { by2 } from './lists.ts'
import { column, wall } from './masonry.ts'
import { menorah, pennant } from './objects.ts'
import { glass, opening } from './openings.ts'
import { cypress, olive } from './plants.ts'
import { framed, lightPatch, shell } from './rooms.ts'
import { sky } from './sky.ts'
import { goblet } from './tables.ts'
import { skyline, stoneQuarter } from './towns.ts'

export function modernMuseum(a: Art): void {
  sky(a, { horizon: 540, sunX: 960, sunY: 130, clouds: 3 })
  hills(a, 530, 30, P.olive, 0.5, 4)
  const c = a.c('#f1eadb')
  a.poly(
    [110, 620, 110, 360, 520, 250, 520, 620],
    a.h([0, darker(c, 0.18)], [1, c]),
  )
  a.poly([520, 250, 720, 330, 720, 620, 520, 620], darker(c, 0.32))
  a.poly(
    [600, 620, 600, 200, 1090, 300, 1090, 620],
    a.h([0, lighter(a.c(P.terra), 0.12)], [1, a.c(P.terra)]),
  )
  a.poly([560, 240, 600, 200, 600, 620, 560, 620], darker(a.c(P.terra), 0.4))
  for (let i = 0; i < 9; i++)
    a.poly(
      [
        [640 + i * 50, 330 + i * 8],
        [662 + i * 50, 334 + i * 8],
        [662 + i * 50, 470],
        [640 + i * 50, 470],
      ],
      glass(a, i % 3 === 1),
    )
  a.rect(620, 510, 440, 110, glass(a, true))
  for (let i = 0; i < 9; i++) a.rect(620 + i * 55, 510, 6, 110, '#2c3440')
  a.poly([150, 430, 470, 352, 470, 452, 150, 510], glass(a, false))
  a.circ(300, 566, 30, darker(c, 0.2))
  paving(a, 620, '#ded2ba', 640)
  a.path(
    'M-20 690H520Q560 730 480 800H-20Z',
    a.v([0, mix(a.m.mid, '#ffffff', 0.2)], [1, a.c(P.teal)]),
  )
  a.poly(
    [110, 692, 520, 692, 500, 790, 130, 770],
    a.c('#f1eadb'),
    'opacity=".25"',
  )
  const ring = a.c(P.gold)
  a.stroke('M820 720A70 70 0 1 1 822 720', darker(ring, 0.25), 18)
  a.stroke('M816 718A70 70 0 1 1 818 718', ring, 12)
  a.shadow(820, 732, 90, 12, 0.4)
  olive(a, 1070, 760, 330)
  bush(a, 950, 790, 200, P.olive)
  cypress(a, 60, 640, 260, 0.1)
}

export function gallery(a: Art): void {
  shell(a, 590, '#eee3cd', '#b58a60')
  const tone = a.c('#eee3cd')
  for (const x of [200, 1000])
    a.path(opening(x - 110, 110, 220, 480), darker(tone, 0.16))
  for (const x of [200, 1000])
    a.path(
      opening(x - 90, 130, 180, 460),
      a.v([0, mix(a.m.mid, '#ffffff', 0.4)], [1, a.c(P.sand)]),
    )
  a.path(opening(400, 60, 400, 530), darker(tone, 0.12))
  a.path(opening(430, 90, 340, 500), a.v([0, a.c(P.deep)], [1, a.c(P.blue)]))
  a.glow(600, 380, 330, '#ffd591', 0.65)
  lightPatch(a, 100, 200, 590, 160)
  lightPatch(a, 900, 200, 590, -160)
  const plinth = (x: number, y: number, w: number, h: number): void => {
    a.shadow(x, y, w * 0.8, 16, 0.45)
    a.rect(
      x - w / 2,
      y - h,
      w,
      h,
      a.h([0, darker(tone, 0.28)], [1, lighter(tone, 0.3)]),
    )
    a.rect(x - w * 0.56, y - h - 8, w * 1.12, 14, lighter(tone, 0.4))
  }
  plinth(600, 690, 220, 190)
  menorah(a, 600, 494, 250)
  plinth(250, 720, 130, 150)
  vase(a, 250, 564, 110, P.terra, P.sand)
  plinth(950, 720, 130, 150)
  goblet(a, 950, 564, 110)
  a.rect(
    884,
    430,
    132,
    134,
    '#ffffff',
    'opacity=".16" stroke="#fff" stroke-width="2"',
  )
  framed(a, 316, 250, 74, 96, P.teal, P.olive)
  framed(a, 812, 250, 74, 96, P.terra, P.deep)
}

export function ruins(a: Art): void {
  sky(a, { horizon: 500, sunX: 820, sunY: 380, sunR: 40, clouds: 5 })
  hills(a, 470, 60, P.slate, 0.6, 3)
  const ridge = hills(a, 520, 36, P.olive, 0.4, 4)
  stoneQuarter(a, (x) => ridge(x) + 24, 0.5, 44, 700, 1240)
  ground(a, 580, '#c4ad79')
  wall(a, -20, 380, 330, 270, '#cfae78')
  a.path('M309 380L340 440 328 500 362 560V650H300Z', a.c('#c5a26c'))
  for (const x of [10, 180])
    a.path(opening(x, 450, 96, 200), darker(a.c(P.stone), 0.6))
  for (const [x, h] of by2([430, 330, 540, 330, 650, 250, 760, 330, 900, 140]))
    column(a, x, 650, 44, h, '#efdfbd')
  a.rect(400, 296, 174, 26, lighter(a.c(P.stone), 0.2))
  a.rect(394, 286, 186, 12, lighter(a.c(P.stone), 0.4))
  for (let i = 0; i < 9; i++) {
    const [x, y] = [a.rr(360, 1160), a.rr(680, 780)]
    a.shadow(x, y + 10, 50, 8)
    a.rect(
      x - 34,
      y - 26,
      a.rr(40, 80),
      34,
      a.h([0, darker(a.c(P.stone), 0.3)], [1, lighter(a.c(P.stone), 0.2)]),
      'rx="4"',
    )
  }
  cypress(a, 1040, 670, 330)
  cypress(a, 1130, 690, 270)
  olive(a, 100, 800, 300)
  bush(a, 1000, 780, 220, P.olive, P.rose)
}

export function modernMission(a: Art): void {
  sky(a, { horizon: 540, sunX: 950, sunY: 170, sunR: 26, clouds: 3 })
  skyline(a, 640, 160, 330, 0.55, [P.slate, P.blue, P.sand])
  const c = a.c('#e7dcc6')
  a.rect(200, 240, 640, 400, a.h([0, darker(c, 0.2)], [1, c]))
  a.poly([840, 240, 1010, 290, 1010, 640, 840, 640], darker(c, 0.42))
  for (let r = 0; r < 4; r++) {
    for (let i = 0; i < 12; i++) {
      a.rect(
        222 + i * 51,
        262 + r * 74,
        36,
        56,
        glass(a, a.r() < a.m.lit * 0.8),
      )
      a.rect(216 + i * 51, 258 + r * 74, 7, 64, lighter(c, 0.3))
    }
    a.rect(200, 322 + r * 74, 640, 8, darker(c, 0.2))
    a.poly(
      [
        [860, 282 + r * 72],
        [990, 312 + r * 68],
        [990, 356 + r * 68],
        [860, 334 + r * 72],
      ],
      glass(a, a.r() < 0.5),
    )
  }
  a.rect(420, 552, 220, 88, a.v([0, '#ffe0a0'], [1, '#d58d48']))
  a.rect(400, 540, 260, 14, a.c(P.terra))
  for (let i = 0; i < 5; i++) a.rect(418 + i * 54, 552, 6, 88, '#2c3440')
  paving(a, 640, '#b9b1a8', 560)
  pennant(a, 130, 720, 430, P.teal)
  pennant(a, 1090, 720, 380, P.ochre, P.teal)
  olive(a, 280, 730, 240)
  bush(a, 820, 720, 300, P.leaf)
  bush(a, 960, 730, 220, P.olive)
}

import { Art, H, W } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'
import { lampPost } from './fittings.ts'
import { branch, bush } from './greenery.ts'
import { dune, hills, mountains, paving, sea } from './land.ts'
import { by2 } from './lists.ts'
import { cypress, palm, pine } from './plants.ts'
import { birds, sky } from './sky.ts'
import { stoneQuarter, townRow } from './towns.ts'
import { balloon, boat, coach, suitcase } from './vehicles.ts'

export function liner(a: Art): void {
  sky(a, { horizon: 450, sunX: 320, sunY: 380, sunR: 40, clouds: 6 })
  hills(a, 440, 30, P.slate, 0.6, 3, 500)
  sea(a, 450, H, 320)
  const hull = a.c(P.white)
  const navy = a.c(P.deep)
  a.ell(700, 652, 440, 22, '#0f1f33', 'opacity=".4"')
  for (let d = 0; d < 4; d++) {
    const [x, w, y] = [430 + d * 46, 560 - d * 92, 480 - d * 46]
    a.rect(
      x,
      y,
      w,
      48,
      a.v([0, lighter(hull, 0.3)], [1, darker(hull, 0.12)]),
      'rx="8"',
    )
    for (let i = 0; i < w / 30 - 1; i++)
      a.rect(
        x + 16 + i * 30,
        y + 14,
        18,
        18,
        a.r() < 0.4 ? '#ffd88e' : mix(a.m.mid, navy, 0.6),
        'rx="3"',
      )
  }
  for (const x of [650, 740])
    a.path(
      `M${x} 344L${x + 12} 262H${x + 62}L${x + 56} 344Z`,
      a.h([0, darker(a.c(P.terra), 0.25)], [1, lighter(a.c(P.terra), 0.14)]),
    )
  a.path(
    'M290 520C420 534 900 534 1090 498C1070 570 1040 630 1010 650H360C326 620 304 570 290 520Z',
    a.v(
      [0, navy],
      [0.7, navy],
      [0.71, a.c(P.terra)],
      [1, darker(a.c(P.terra), 0.4)],
    ),
  )
  a.path(
    'M290 520C420 534 900 534 1090 498L1088 508C900 546 420 546 294 532Z',
    hull,
  )
  for (let i = 0; i < 18; i++) a.circ(370 + i * 36, 566, 6, a.c(P.gold))
  for (let i = 0; i < 24; i++)
    a.rect(
      a.rr(200, 1100),
      a.rr(648, 690),
      a.rr(40, 120),
      4,
      '#ffffff',
      'rx="2" opacity=".5"',
    )
  boat(a, 150, 640, 0.8, P.terra, true)
  birds(a, 400, 230, 7, a.c(P.navy))
}

export function coachStop(a: Art): void {
  sky(a, { horizon: 500, sunX: 940, sunY: 160, clouds: 4 })
  const ridge = hills(a, 470, 40, P.olive, 0.5, 4)
  stoneQuarter(a, (x) => ridge(x) + 26, 0.45, 56)
  townRow(
    a,
    620,
    170,
    0.22,
    [P.stone, P.cream, P.sand],
    ['flat', 'tile'],
    -20,
    520,
  )
  paving(a, 620, '#d9c7a2', 600)
  a.rect(0, 690, W, 120, darker(a.c(P.slate), 0.25))
  a.stroke(
    'M0 752H1200',
    a.c(P.cream),
    6,
    'stroke-dasharray="50 40" opacity=".8"',
  )
  a.rect(0, 682, W, 10, a.c(P.stone))
  for (const [x, h] of by2([700, 300, 860, 360, 1010, 320, 1140, 380]))
    palm(a, x, 650, h, x % 3 ? 7 : -7, 0.05)
  coach(a, 330, 740, 1.9, P.blue)
  lampPost(a, 140, 684, 240)
  for (const [x, c, h] of [
    [1010, P.terra, 90],
    [1080, P.olive, 70],
  ] as const)
    suitcase(a, x, 690, 58, h, c)
}

export function trail(a: Art): void {
  sky(a, { horizon: 440, sunX: 860, sunY: 280, clouds: 4 })
  mountains(a, 470, 330, '#7f8ba0', 0.5, true)
  hills(a, 470, 70, '#7c8f74', 0.45, 3)
  hills(a, 540, 60, '#76894f', 0.28, 3)
  const near = hills(a, 640, 46, '#6d7c3f', 0.08, 3)
  a.path(
    'M760 560C700 600 860 620 800 660 740 700 520 690 480 800H760C760 720 920 700 900 650 880 610 780 600 790 560Z',
    a.c('#e0c898'),
  )
  for (let i = 0; i < 9; i++)
    pine(
      a,
      i * 150 + a.rr(-40, 40),
      near(i * 150) + 12,
      a.rr(90, 180),
      false,
      0.16,
    )
  const post = a.c(P.wood)
  a.shadow(330, 780, 60, 10, 0.5)
  a.rect(
    318,
    440,
    24,
    340,
    a.h([0, darker(post, 0.35)], [1, lighter(post, 0.12)]),
  )
  const arm = (y: number, dir: 1 | -1, c: string): void => {
    const t = a.c(c)
    a.poly(
      [
        [330 - dir * 40, y],
        [330 + dir * 170, y],
        [330 + dir * 206, y + 28],
        [330 + dir * 170, y + 56],
        [330 - dir * 40, y + 56],
      ],
      a.v([0, lighter(t, 0.16)], [1, darker(t, 0.2)]),
    )
    a.stroke(
      `M${330 + dir * 10} ${y + 28}H${330 + dir * 130}M${330 + dir * 108} ${y + 14}L${330 + dir * 132} ${y + 28}L${330 + dir * 108} ${y + 42}`,
      a.c(P.cream),
      6,
    )
  }
  arm(460, 1, P.deep)
  arm(536, -1, P.terra)
  bush(a, 250, 796, 200, P.olive, P.gold)
  bush(a, 1050, 796, 320, P.leaf, P.rose)
  branch(a, 1220, 30, 380, 155, P.leaf)
}

export function balloons(a: Art): void {
  sky(a, { horizon: 520, sunX: 860, sunY: 430, sunR: 44, clouds: 5 })
  mountains(a, 530, 220, '#b57a5c', 0.5)
  hills(a, 540, 40, P.ochre, 0.4, 4)
  for (let i = 0; i < 9; i++) {
    const [x, h] = [40 + i * 140 + a.rr(-30, 30), a.rr(70, 170)]
    const t = a.c('#d8a878', 0.25)
    a.path(
      `M${x - 50} 640C${x - 34} 600 ${x - 20} ${640 - h} ${x} ${640 - h - 18}C${x + 22} ${640 - h} ${x + 36} 600 ${x + 54} 640Z`,
      a.h([0, darker(t, 0.25)], [1, lighter(t, 0.3)]),
    )
  }
  dune(a, 650, 820, 30, '#cf9a63', 0.08)
  dune(a, 740, 260, 36, '#b98250', 0)
  balloon(a, 330, 300, 1.7, P.terra, P.cream)
  balloon(a, 700, 190, 1.05, P.deep, P.gold)
  balloon(a, 980, 310, 1.3, P.teal, P.cream)
  balloon(a, 560, 430, 0.55, P.gold, P.rust)
  balloon(a, 120, 170, 0.5, P.olive, P.cream)
  cypress(a, 1100, 740, 130)
}

import { Art, W } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'
import { pendant, stringLights } from './fittings.ts'
import { lounger, shelves, vase } from './furnishings.ts'
import { bush, pot } from './greenery.ts'
import { hills, paving, sea } from './land.ts'
import { wall } from './masonry.ts'
import { glass } from './openings.ts'
import { palm } from './plants.ts'
import { panes, shell } from './rooms.ts'
import { sky } from './sky.ts'
import { bottle, plate } from './tables.ts'

function worktop(a: Art): void {
  const unit = a.c('#4f6a62')
  a.rect(0, 506, W, 126, a.v([0, unit], [1, darker(unit, 0.25)]))
  for (let i = 0; i < 9; i++) {
    a.rect(10 + i * 134, 520, 122, 106, lighter(unit, 0.08), 'rx="4"')
    a.rect(58 + i * 134, 532, 26, 5, a.c(P.gold), 'rx="2"')
  }
  a.rect(-10, 490, W + 20, 20, lighter(a.c(P.white), 0.4))
  a.path(
    'M560 490V430Q560 396 592 396T624 430V440',
    'none',
    `stroke="${darker(a.c(P.slate), 0.2)}" stroke-width="10"`,
  )
  vase(a, 860, 490, 90, P.blue, P.leaf, P.gold)
  for (let i = 0; i < 5; i++)
    a.circ(
      250 + i * 26,
      476 - (i % 2) * 14,
      15,
      a.c(i % 2 ? P.gold : '#d9632f'),
    )
  a.path('M230 464H380Q370 492 340 492H270Q240 492 230 464Z', a.c(P.blue))
}

export function kitchen(a: Art): void {
  shell(a, 620, '#eee2ca', '#b98a60', false)
  for (let r = 0; r < 6; r++)
    for (let c = 0; c < 22; c++)
      a.rect(
        c * 56,
        290 + r * 36,
        52,
        32,
        mix(
          a.c(P.white),
          a.c((c + r) % 4 ? P.cream : P.teal),
          (c + r) % 4 ? 0.5 : 0.35,
        ),
        'rx="3"',
      )
  panes(a, [[440, 100, 320, 300]], 'garden', {
    shape: 'segment',
    cols: 2,
    rows: 2,
    horizon: 280,
  })
  shelves(a, 60, 110, 310, 150, 1, 3, P.wood, (x, y, w) => {
    for (let k = 0; k < 3; k++)
      a.rect(
        x + 4 + (k * w) / 3,
        y - 66 + k * 10,
        w / 3 - 8,
        66 - k * 10,
        a.c([P.terra, P.cream, P.teal][k] ?? P.gold),
        'rx="6"',
      )
  })
  shelves(a, 830, 110, 310, 150, 1, 3, P.wood, (x, y, w, _h, i) => {
    if (i === 1) bottle(a, x + w / 2, y, 100)
    for (let k = 0; k < 4 && i !== 1; k++)
      a.ell(
        x + w / 2,
        y - 8 - k * 13,
        w * 0.42,
        8,
        a.c(k % 2 ? P.blue : P.white),
      )
  })
  worktop(a)
  const top = a.c('#dcb581')
  a.shadow(600, 800, 560, 40, 0.5)
  a.poly(
    [180, 690, 1020, 690, 1120, 740, 80, 740],
    a.v([0, lighter(top, 0.3)], [1, top]),
  )
  a.rect(80, 740, 1040, 70, darker(top, 0.38))
  plate(a, 420, 712, 190, 'fruit')
  plate(a, 760, 716, 190, 'greens')
  vase(a, 600, 720, 84, P.terra, P.olive)
  for (const x of [380, 600, 820])
    pendant(a, x, 90 + (x === 600 ? 0 : 20), 90, P.deep)
}

export function poolVilla(a: Art): void {
  sky(a, { horizon: 430, sunX: 900, sunY: 330, clouds: 5 })
  hills(a, 420, 44, P.slate, 0.55, 3, 500)
  sea(a, 432, 560, 900)
  paving(a, 540, '#dbc6a2', 800)
  const c = a.c(P.white)
  wall(a, 80, 330, 420, 270, P.white, 0, false)
  a.rect(40, 300, 560, 32, lighter(c, 0.3))
  wall(a, 80, 170, 260, 130, '#cda36f')
  a.rect(60, 150, 310, 22, lighter(c, 0.3))
  for (let i = 0; i < 3; i++) {
    a.rect(110 + i * 130, 360, 116, 236, glass(a, true))
    a.rect(164 + i * 130, 360, 5, 236, '#39404c')
  }
  for (const x of [112, 226]) a.rect(x, 196, 88, 80, glass(a, x > 200))
  for (const x of [520, 584]) a.rect(x, 332, 12, 268, darker(c, 0.2))
  const pool = 'M330 640H1040L1180 780H230Z'
  a.path(pool, a.c(P.stone), `stroke="${a.c(P.stone)}" stroke-width="22"`)
  a.path(pool, a.v([0, mix(a.m.low, '#7fc0c4', 0.5)], [1, '#2a6d86']))
  a.clip(pool, () => {
    for (let i = 0; i < 50; i++) {
      const t = a.r()
      a.rect(
        a.rr(240, 1120),
        646 + t * 130,
        a.rr(30, 100),
        1.5 + t * 2,
        a.m.sun,
        'rx="1" opacity=".45"',
      )
    }
  })
  lounger(a, 720, 616, 0.9, P.cream)
  lounger(a, 930, 616, 0.9, P.cream)
  palm(a, 1100, 640, 420, -8)
  palm(a, 1170, 680, 320, -8)
  palm(a, 650, 590, 330, 8)
  bush(a, 70, 640, 200, P.leaf, P.rose)
  pot(a, 190, 760, 120, P.rose)
  stringLights(a, 600, 320, 1090, 250, 9, 40)
}

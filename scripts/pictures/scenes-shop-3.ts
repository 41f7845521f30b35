import { Art, H, W } from './art.ts'
import { house } from './buildings.ts'
import { darker, lighter, mix, P } from './color.ts'
import { door } from './doors.ts'
import { lantern, pendant } from './fittings.ts'
import { shelves, vase } from './furnishings.ts'
import { bush } from './greenery.ts'
import { paving } from './land.ts'
import { arcade, wall } from './masonry.ts'
import { star6 } from './objects.ts'
import { windowAt } from './openings.ts'
import { roundTree } from './plants.ts'
import { panes, shell } from './rooms.ts'
import { sky } from './sky.ts'
import { bottle, challah, goblet } from './tables.ts'
import { townRow } from './towns.ts'

function barrel(a: Art, x: number, y: number, s: number): void {
  a.at(x, y, s, () => {
    const w = a.c('#8a5a36')
    a.path(
      'M-70 0Q-92-75-70-150H70Q92-75 70 0Z',
      a.h(
        [0, darker(w, 0.45)],
        [0.6, w],
        [0.8, lighter(w, 0.25)],
        [1, darker(w, 0.1)],
      ),
    )
    for (const k of [-128, -96, -52, -20])
      a.path(
        `M-80 ${k}Q0 ${k + 8} 80 ${k}V${k + 9}Q0 ${k + 17}-80 ${k + 9}Z`,
        '#3a3a42',
        'opacity=".85"',
      )
    a.ell(0, -150, 70, 12, lighter(w, 0.2))
  })
}

export function wineCellar(a: Art): void {
  const stone = a.c(P.stone)
  a.rect(0, 0, W, H, darker(stone, 0.35))
  wall(a, 0, 0, W, 640, '#d8c09a')
  for (let i = 0; i < 3; i++) {
    const x = 60 + i * 370
    const d = `M${x} 640V300A170 170 0 0 1 ${x + 340} 300V640Z`
    a.path(
      d,
      darker(stone, 0.75),
      `stroke="${lighter(stone, 0.2)}" stroke-width="18"`,
    )
    a.clip(d, () => {
      a.glow(x + 170, 330, 300, '#ffbf6a', 0.5)
      for (let r = 0; r < 7; r++) {
        for (let c = 0; c < 7; c++) {
          const [cx, cy] = [x + 28 + c * 48 + (r % 2) * 12, 230 + r * 62]
          a.circ(cx, cy, 21, darker(a.c(P.wood), 0.35))
          a.circ(
            cx,
            cy,
            14,
            a.c(['#2f4a34', '#5b1e2e', '#3d2230'][(r + c) % 3] ?? P.navy),
          )
          a.circ(cx + 4, cy - 4, 5, '#ffffff', 'opacity=".22"')
        }
        a.rect(x, 253 + r * 62, 340, 6, a.c(P.wood))
      }
    })
  }
  paving(a, 640, '#b59a74', 600)
  a.shadow(600, 776, 500, 24, 0.5)
  barrel(a, 230, 770, 1.15)
  barrel(a, 970, 770, 1.15)
  barrel(a, 600, 780, 0.95)
  bottle(a, 200, 596, 130, '#3d2230')
  bottle(a, 246, 598, 120)
  goblet(a, 950, 598, 70)
  bottle(a, 1000, 598, 130, '#5b1e2e')
  for (const x of [430, 800]) lantern(a, x - 16, 300, 44)
}

/** A community centre: arcade, courtyard, notice of a star over the door. */
export function communityHall(a: Art): void {
  sky(a, { horizon: 480, sunX: 960, sunY: 200, clouds: 5 })
  townRow(a, 560, 150, 0.5, [P.cream, P.sand, P.rose], ['tile', 'flat'])
  house(a, 170, 640, 860, 400, P.cream, {
    roof: 'flat',
    rows: 1,
    cols: 6,
    window: { shape: 'segment', surround: P.sand, bars: 3 },
    ground: 220,
    balconies: 'iron',
    flowers: P.rose,
  })
  wall(a, 480, 190, 240, 450, P.terra, 0, false)
  a.rect(468, 176, 264, 18, lighter(a.c(P.terra), 0.3))
  star6(a, 600, 280, 52, a.c(P.cream), 8)
  windowAt(a, 560, 360, 80, 90, {
    shape: 'segment',
    surround: P.cream,
    lit: true,
  })
  arcade(a, 186, 640, 280, 180, 3, P.stone)
  arcade(a, 734, 640, 280, 180, 3, P.stone)
  door(a, 540, 640, 120, 160, P.deep, { shape: 'segment', surround: P.cream })
  paving(a, 640, '#dccbab', 600)
  roundTree(a, 90, 750, 420)
  roundTree(a, 1120, 740, 380, P.olive)
  bush(a, 330, 700, 230, P.leaf, P.rose)
  bush(a, 880, 700, 230, P.leaf, P.gold)
  a.rect(420, 716, 130, 10, a.c(P.wood), 'rx="3"')
  for (const x of [434, 530]) a.rect(x, 726, 8, 28, '#2b2d35')
}

export function bakeryCounter(a: Art): void {
  shell(a, 600, '#e4cfaa', '#96694a', false)
  for (let r = 0; r < 7; r++)
    for (let c = 0; c < 20; c++)
      a.rect(
        c * 62 + (r % 2) * 31 - 31,
        20 + r * 32,
        58,
        28,
        lighter(a.c('#dfe5da'), ((c * 7 + r * 3) % 5) * 0.08),
        'rx="3"',
      )
  shelves(a, 90, 250, 640, 280, 2, 3, P.wood, (x, y, w, h, i) => {
    a.glow(x + w / 2, y - h * 0.5, w * 0.6, '#ffd591', 0.4)
    if (i % 3 === 1)
      for (let k = 0; k < 5; k++)
        a.blob(
          x + 22 + k * 38,
          y - 20,
          24,
          22,
          a.c(k % 2 ? '#c4803a' : '#d79a4c'),
          0.08,
        )
    else for (const k of [0.27, 0.76]) challah(a, x + w * k, y - 2, w * 0.46)
  })
  panes(a, [[810, 130, 300, 360]], 'garden', {
    shape: 'segment',
    cols: 2,
    rows: 2,
    horizon: 320,
  })
  const counter = a.c(P.teal)
  a.rect(0, 600, W, 200, a.v([0, counter], [1, darker(counter, 0.45)]))
  for (let i = 0; i < 8; i++)
    a.rect(16 + i * 150, 640, 132, 170, darker(counter, 0.18), 'rx="5"')
  a.rect(
    -10,
    574,
    W + 20,
    32,
    a.v([0, lighter(a.c(P.cream), 0.4)], [1, a.c(P.stone)]),
  )
  challah(a, 200, 574, 220)
  challah(a, 430, 574, 190)
  for (let i = 0; i < 6; i++)
    a.blob(
      610 + i * 44,
      556 - (i % 2) * 8,
      30,
      24,
      a.c(i % 2 ? '#b9702f' : '#d79a4c'),
      0.08,
    )
  a.rect(570, 566, 320, 10, mix(a.c(P.slate), '#ffffff', 0.4), 'rx="5"')
  vase(a, 1040, 574, 120, P.blue, P.leaf, P.gold)
  for (const x of [250, 600, 960]) pendant(a, x, 130, 110, P.terra)
}

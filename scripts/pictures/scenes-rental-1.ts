import { Art, W } from './art.ts'
import { house } from './buildings.ts'
import { darker, P } from './color.ts'
import { door } from './doors.ts'
import { lampPost } from './fittings.ts'
import { vase } from './furnishings.ts'
import { lowTable, sofa } from './furniture.ts'
import { branch, bush, pot, vine } from './greenery.ts'
import { ground, hills, paving } from './land.ts'
import { by2 } from './lists.ts'
import { windowAt } from './openings.ts'
import { cypress, olive, palm, roundTree } from './plants.ts'
import {
  curtain,
  framed,
  lightPatch,
  panes,
  rug,
  shell,
  type PaneOptions,
  type View,
} from './rooms.ts'
import { setTable } from './seating.ts'
import { birds, sky } from './sky.ts'
import { stoneQuarter, townRow } from './towns.ts'
import { car } from './vehicles.ts'

interface Living {
  view: View
  wall: string
  floor: string
  sofa: string
  accent: string
  pane?: PaneOptions
}

function livingRoom(a: Art, o: Living): void {
  shell(a, 580, o.wall, o.floor)
  panes(
    a,
    [
      [90, 90, 250, 470],
      [380, 90, 250, 470],
    ],
    o.view,
    { shape: 'flat', cols: 2, rows: 3, horizon: 360, ...o.pane },
  )
  curtain(a, 30, 66, 90, 520, P.cream, true)
  curtain(a, 600, 66, 90, 520, P.cream, false)
  if (!a.m.night) lightPatch(a, 120, 460, 580, 120)
  framed(a, 760, 150, 130, 160, o.accent, P.olive)
  framed(a, 920, 150, 180, 120, P.blue, o.accent)
  rug(a, 720, 680, 880, 110, o.accent, P.cream)
  sofa(a, 880, 690, 520, o.sofa, [o.accent, P.cream, P.olive])
  lowTable(a, 640, 762, 260)
  vase(a, 640, 700, 74, P.white, P.leaf)
  const pole = '#3a332e'
  a.line(1160, 690, 1160, 360, pole, 6)
  a.glow(1150, 370, 300, '#ffd48a', a.m.night ? 0.6 : 0.25)
  a.path(
    'M1110 320H1190L1214 396H1086Z',
    a.v([0, a.c(P.cream)], [1, '#ffdf9f']),
  )
  pot(a, 350, 650, 110, undefined, P.terra)
  palm(a, 350, 610, 220, 4)
}

export const sunnyFlat = (a: Art): void =>
  livingRoom(a, {
    view: 'sea',
    wall: '#f0e5cf',
    floor: '#c69c6c',
    sofa: P.teal,
    accent: P.terra,
  })
export const eveningLoft = (a: Art): void =>
  livingRoom(a, {
    view: 'city',
    wall: '#a8604a',
    floor: '#6e4b39',
    sofa: P.deep,
    accent: P.ochre,
    pane: { frame: '#2f3238' },
  })

export function terraceRow(a: Art): void {
  sky(a, { horizon: 500, sunX: 960, sunY: 110, clouds: 4 })
  townRow(a, 560, 150, 0.55, [P.cream, P.rose, P.sand], ['tile', 'gable'])
  const fronts = [P.rose, '#e9d6ae', '#8fb0b5', '#d9a566', '#c9b9a0']
  const doors = [P.deep, P.rust, P.cream, P.pine, P.teal]
  fronts.forEach((c, i) => {
    const [x, w] = [-10 + i * 246, 244]
    house(a, x, 640, w, 440, c, {
      roof: i % 2 ? 'gable' : 'mansard',
      rows: 2,
      cols: 2,
      courses: false,
      window: {
        shape: 'segment',
        surround: P.white,
        bars: 3,
        ...(i % 2 ? { box: P.terra } : {}),
      },
      ground: 180,
    })
    door(a, x + 36, 640, 66, 138, doors[i] ?? P.deep, {
      shape: 'segment',
      surround: P.white,
      steps: 2,
    })
    windowAt(a, x + 138, 510, 66, 86, {
      surround: P.white,
      bars: 2,
      box: P.rose,
    })
  })
  paving(a, 656, '#d3c6ac', 600)
  a.rect(0, 716, W, 8, a.c(P.stone))
  a.rect(0, 724, W, 76, darker(a.c(P.slate), 0.2))
  roundTree(a, 240, 706, 320)
  roundTree(a, 980, 706, 350, P.olive)
  car(a, 480, 776, 1.2, P.terra)
  lampPost(a, 620, 712, 200)
}

export function gardenCottage(a: Art): void {
  sky(a, { horizon: 460, sunX: 900, sunY: 320, clouds: 4 })
  hills(a, 430, 60, P.slate, 0.55, 4)
  hills(a, 500, 34, P.olive, 0.35, 5)
  for (let i = 0; i < 9; i++)
    cypress(a, 60 + i * 136, 604, a.rr(110, 190), 0.26)
  ground(a, 590, '#99a45f')
  house(a, 330, 620, 420, 230, P.sand, { roof: 'tile', rows: 0 })
  house(a, 690, 620, 210, 310, P.stone, {
    roof: 'tile',
    rows: 2,
    cols: 1,
    window: { shape: 'round', shutter: P.blue, box: P.terra },
  })
  door(a, 500, 620, 84, 146, P.blue, { surround: P.cream, steps: 2 })
  for (const x of [390, 636])
    windowAt(a, x, 452, 54, 84, {
      shape: 'segment',
      shutter: P.blue,
      box: P.terra,
    })
  vine(a, 450, 400, 130, 190, '#b8507c')
  a.path(
    'M500 640H590C640 700 560 740 640 800H380C440 730 470 700 500 640Z',
    a.c('#e6d3aa'),
  )
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 6; i++)
      bush(
        a,
        850 + i * 70 + r * 12,
        650 + r * 44,
        64 + r * 8,
        '#7c7f8f',
        '#8d6db0',
      )
  olive(a, 180, 730, 360)
  for (const [x, y] of by2([320, 680, 700, 670, 240, 790]))
    bush(a, x, y, 150, P.leaf, P.rose)
  a.rect(-10, 700, 130, 60, a.c(P.stone), 'rx="10"')
  branch(a, 1220, 20, 380, 155, P.olive)
  birds(a, 700, 180, 5, a.c(P.slate))
}

/** A balcony laid for breakfast above an old town. */
export function balconyBreakfast(a: Art): void {
  sky(a, { horizon: 430, sunX: 840, sunY: 250, clouds: 4 })
  hills(a, 400, 60, P.slate, 0.6, 3)
  const ridge = hills(a, 440, 34, P.olive, 0.45, 4)
  stoneQuarter(a, (x) => ridge(x) + 30, 0.4, 50)
  stoneQuarter(a, () => 560, 0.18, 80)
  paving(a, 640, '#d9b58f', 600)
  const iron = '#2b2f3a'
  for (let x = 20; x < W; x += 30) {
    a.line(x, 500, x, 648, iron, 4)
    a.circ(x, 574, 6, iron)
  }
  a.rect(0, 490, W, 12, iron)
  a.rect(0, 640, W, 8, iron)
  setTable(a, 640, 770, 1.5, P.white, false)
  curtain(a, -30, -10, 150, 830, P.cream, true)
  curtain(a, 1070, -10, 160, 830, P.cream, false)
  pot(a, 230, 760, 130, P.rose)
  pot(a, 1000, 740, 110, P.terra)
}

import { Art } from './art.ts'
import { house } from './buildings.ts'
import { darker, lighter, P } from './color.ts'
import { door } from './doors.ts'
import { awning, lampPost } from './fittings.ts'
import { pot } from './greenery.ts'
import { paving } from './land.ts'
import { by2 } from './lists.ts'
import { books, crate } from './objects.ts'
import { glass } from './openings.ts'
import { roundTree } from './plants.ts'
import { sky } from './sky.ts'
import { challah } from './tables.ts'
import { townRow } from './towns.ts'

export const CITRUS = [P.gold, '#e58b34', '#d9632f']
export const APPLES = ['#b63b33', '#c9573e', '#8fa24a']
export const GREENS = [P.leaf, P.olive, '#8fa24a']

/** A shop front with one or two show windows; `fill` dresses each window. */
function front(
  a: Art,
  x: number,
  w: number,
  color: string,
  aw: string,
  fill: (x: number, y: number, w: number, h: number) => void,
): void {
  const paint = a.c(color)
  a.rect(
    x,
    350,
    w,
    290,
    a.h([0, darker(paint, 0.2)], [1, lighter(paint, 0.08)]),
  )
  a.rect(x - 8, 332, w + 16, 24, lighter(paint, 0.18))
  const mid = x + w / 2
  for (const wx of [x + 24, mid + 74]) {
    const ww = w / 2 - 98
    a.rect(wx - 6, 414, ww + 12, 172, darker(paint, 0.35))
    a.rect(
      wx,
      420,
      ww,
      160,
      a.v([0, '#ffe3a6'], [0.7, '#f2b766'], [1, '#c98549']),
    )
    a.clip(`M${wx} 420H${wx + ww}V580H${wx}Z`, () => {
      fill(wx, 420, ww, 160)
      a.path(
        `M${wx} 580L${wx + ww * 0.5} 420H${wx + ww * 0.66}L${wx + ww * 0.16} 580Z`,
        '#ffffff',
        'opacity=".13"',
      )
    })
    a.rect(wx - 10, 586, ww + 20, 10, lighter(paint, 0.3))
    a.rect(wx, 604, ww, 26, darker(paint, 0.16), 'rx="2"')
  }
  door(a, mid - 44, 640, 88, 206, color, {
    shape: 'flat',
    surround: color,
    glow: a.m.night,
  })
  a.rect(mid - 32, 450, 64, 90, glass(a, true))
  awning(a, x - 6, 352, w + 12, 58, aw)
}

export function bakeryFront(a: Art): void {
  sky(a, { horizon: 500, sunX: 900, sunY: 100, clouds: 3 })
  house(a, -120, 640, 330, 500, P.sand, {
    roof: 'tile',
    rows: 3,
    cols: 2,
    window: { shutter: P.olive },
    courses: false,
    ground: 180,
  })
  house(a, 1000, 640, 330, 540, P.rose, {
    roof: 'tile',
    rows: 3,
    cols: 2,
    window: { shutter: P.teal },
    courses: false,
    ground: 180,
  })
  house(a, 205, 640, 800, 600, P.cream, {
    roof: 'tile',
    rows: 1,
    cols: 5,
    window: { shape: 'round', surround: P.stone, box: P.terra },
    ground: 330,
  })
  front(a, 240, 730, P.pine, P.terra, (x, y, w, h) => {
    for (const k of [0.52, 0.98]) {
      a.rect(x, y + h * k - 5, w, 7, a.c(P.wood))
      for (let i = 0; i < 3; i++)
        challah(a, x + (w * (i + 0.5)) / 3, y + h * k - 7, w / 3.5)
    }
  })
  paving(a, 640, '#dbc9a8', 600)
  crate(a, 290, 724, 150, 62, ['#d79a4c', '#c4803a'])
  pot(a, 500, 690, 76, P.rose)
  pot(a, 712, 690, 76, P.rose)
  roundTree(a, 1110, 750, 340)
}

export function bookshop(a: Art): void {
  sky(a, { horizon: 520, sunX: 180, sunY: 110, sunR: 26, clouds: 3 })
  townRow(
    a,
    640,
    280,
    0.3,
    [P.slate, P.rust, P.deep],
    ['tile', 'mansard'],
    -40,
    240,
  )
  townRow(
    a,
    640,
    280,
    0.3,
    [P.slate, P.rust, P.deep],
    ['tile', 'mansard'],
    940,
    1240,
  )
  house(a, 210, 640, 780, 590, '#b88a66', {
    roof: 'mansard',
    rows: 1,
    cols: 5,
    window: { shape: 'segment', surround: P.cream },
    ground: 330,
  })
  front(a, 240, 720, P.blue, P.deep, (x, y, w, h) => {
    for (const k of [0.36, 0.68, 0.99]) {
      a.rect(x, y + h * k - 4, w, 6, a.c(P.wood))
      books(a, x + 6, y + h * k - 4, w - 12, h * 0.27)
    }
  })
  paving(a, 640, '#8b8794', 600)
  for (const x of [370, 830])
    a.ell(x, 680, 200, 40, a.radial([0, '#ffc46a', 0.5], [1, '#ffc46a', 0]))
  for (const [x, y] of by2([300, 720, 780, 720])) {
    a.shadow(x + 60, y, 90, 12, 0.5)
    a.rect(x, y - 60, 130, 60, darker(a.c(P.wood), 0.1))
    books(a, x + 8, y - 58, 114, 50)
  }
  lampPost(a, 130, 750, 260)
  lampPost(a, 1070, 750, 260)
}

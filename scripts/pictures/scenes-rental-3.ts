import { Art, H, W } from './art.ts'
import { darker, P } from './color.ts'
import { door } from './doors.ts'
import { lantern } from './fittings.ts'
import { hills, mountains } from './land.ts'
import { by2 } from './lists.ts'
import { windowAt } from './openings.ts'
import { pine } from './plants.ts'
import { sky } from './sky.ts'

function cabin(a: Art, x: number, base: number, w: number): void {
  const wood = a.c('#9a6238')
  const h = w * 0.46
  a.rect(x, base - h, w, h, wood)
  for (let i = 0; i < 9; i++)
    a.rect(x, base - h + (h * i) / 9, w, 2.4, darker(wood, 0.35))
  a.poly(
    [
      [x, base - h + 1],
      [x + w / 2, base - h - w * 0.42],
      [x + w, base - h + 1],
    ],
    darker(wood, 0.14),
  )
  windowAt(a, x + w * 0.4, base - h - w * 0.22, w * 0.2, w * 0.2, {
    lit: true,
    shape: 'round',
    frame: P.cream,
  })
  for (const k of [0.1, 0.7])
    windowAt(a, x + w * k, base - h * 0.78, w * 0.2, h * 0.42, {
      lit: true,
      frame: P.cream,
    })
  door(a, x + w * 0.42, base, w * 0.16, h * 0.7, P.rust, {
    shape: 'flat',
    glow: true,
  })
  a.stroke(
    `M${x - w * 0.12} ${base - h + w * 0.1}L${x + w / 2} ${base - h - w * 0.44}L${x + w * 1.12} ${base - h + w * 0.1}`,
    '#f3f6fc',
    w * 0.085,
  )
  a.ell(
    x + w / 2,
    base + 16,
    w * 0.5,
    18,
    a.radial([0, '#ffc46a', 0.5], [1, '#ffc46a', 0]),
  )
}

export function chalet(a: Art): void {
  sky(a, { horizon: 500, sunX: 220, sunY: 120, sunR: 26, clouds: 3 })
  mountains(a, 520, 400, '#7c8cae', 0.3, true)
  hills(a, 530, 30, '#dfe6f0', 0.2, 3)
  for (let i = 0; i < 13; i++)
    pine(
      a,
      i * 100 + a.rr(-24, 24),
      580 + a.rr(-10, 20),
      a.rr(120, 210),
      true,
      0.25,
    )
  hills(a, 600, 20, '#eef2fa', 0, 2)
  cabin(a, 760, 590, 180)
  cabin(a, 230, 670, 380)
  a.path(
    'M430 668Q520 720 480 800H320Q440 720 400 668Z',
    '#c9d3e6',
    'opacity=".6"',
  )
  for (const [x, h] of by2([80, 420, 690, 330, 1010, 420, 1140, 520]))
    pine(a, x, 740, h, true)
  lantern(a, 640, 690, 40)
  for (let i = 0; i < 90; i++)
    a.circ(
      a.r() * W,
      a.r() * H,
      a.rr(1, 3.2),
      '#ffffff',
      `opacity="${a.rr(0.3, 0.9).toFixed(2)}"`,
    )
}

import { Art, H, smooth, W, type Point } from './art.ts'
import { darker, lighter, mix } from './color.ts'

/** A rolling ridge from edge to edge, filled to `bottom`. Returns its height at any x. */
export function hills(
  a: Art,
  y: number,
  amp: number,
  color: string,
  depth: number,
  waves = 5,
  bottom = H,
): (x: number) => number {
  const points: Point[] = []
  const n = waves * 2
  for (let i = -1; i <= n + 1; i++) {
    points.push([(i / n) * W, y + (i % 2 ? -1 : 1) * amp * a.rr(0.25, 1)])
  }
  const base = a.c(color, depth)
  const fill = a.v(
    [0, mix(base, a.m.sun, 0.16)],
    [0.35, base],
    [1, mix(base, a.m.haze, 0.28)],
  )
  a.path(`${smooth(points)}L${W + 200} ${bottom}L-200 ${bottom}Z`, fill)
  return (x) => {
    const t = (x / W) * n + 1
    const i = Math.max(0, Math.min(points.length - 2, Math.floor(t)))
    const p: Point = points[i] ?? [0, y]
    const q: Point = points[i + 1] ?? [0, y]
    const k = (1 - Math.cos((t - i) * Math.PI)) / 2
    return p[1] + (q[1] - p[1]) * k
  }
}

function peak(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  base: string,
  snow: boolean,
): void {
  const lean = a.rr(-0.12, 0.12) * w
  const tip: Point = [x + lean, y - h]
  a.poly([[x - w / 2, y], tip, [x + w / 2, y]], darker(base, 0.16))
  const ridge: Point[] = [
    [tip[0] + w * 0.02, y - h * 0.66],
    [x + w * 0.1, y - h * 0.4],
    [x + w * 0.04, y],
  ]
  a.poly([tip, ...ridge, [x + w / 2, y]], mix(base, a.m.sun, 0.25))
  if (!snow) return
  const at = (t: number): Point => [
    tip[0] + (x - w / 2 - tip[0]) * t,
    y - h + h * t,
  ]
  const to = (t: number): Point => [
    tip[0] + (x + w / 2 - tip[0]) * t,
    y - h + h * t,
  ]
  const mid = to(0.3)
  const teeth: Point[] = [
    [tip[0] + w * 0.09, y - h * 0.72],
    [tip[0] + w * 0.02, y - h * 0.62],
  ]
  const left: Point[] = [
    [tip[0] - w * 0.04, y - h * 0.74],
    [tip[0] - w * 0.09, y - h * 0.64],
  ]
  a.poly([tip, mid, ...teeth, ...left, at(0.26)], a.c('#eef1f6', 0.08))
  a.poly([tip, mid, ...teeth], mix('#ffffff', a.m.sun, 0.3))
}

export function mountains(
  a: Art,
  y: number,
  h: number,
  color: string,
  depth: number,
  snow = false,
): void {
  const base = a.c(color, depth)
  const n = 5
  const order = [0, 4, 2, 1, 3]
  for (const i of order) {
    const x = ((i + 0.5) / n) * W + a.rr(-60, 60)
    peak(a, x, y + 6, a.rr(380, 560), h * a.rr(0.6, 1), base, snow)
  }
  a.rect(0, y, W, 140, mix(base, a.m.haze, 0.7))
  a.rect(
    0,
    y - h * 0.45,
    W,
    h * 0.46,
    a.v([0, a.m.haze, 0], [1, mix(base, a.m.haze, 0.7), 0.9]),
  )
}

/** Water from `y` down to `bottom`, with a path of light under `sunX`. */
export function sea(
  a: Art,
  y: number,
  bottom: number,
  sunX: number,
  color = '#2f7390',
): void {
  const near = a.c(color)
  const far = mix(a.c(color, 0.35), a.m.low, 0.4)
  a.rect(
    0,
    y,
    W,
    bottom - y,
    a.v([0, far], [0.3, mix(near, far, 0.4)], [1, darker(near, 0.18)]),
  )
  const light = mix(a.m.sun, '#ffffff', 0.3)
  for (let i = 0; i < 46; i++) {
    const t = a.r() ** 1.6
    const ly = y + 5 + t * (bottom - y - 10)
    const lx = sunX + a.rr(-1, 1) * (26 + t * 170)
    a.rect(
      lx,
      ly,
      a.rr(14, 60) * (0.5 + t),
      1.4 + t * 3.4,
      light,
      `rx="2" opacity="${a.rr(0.2, 0.6).toFixed(2)}"`,
    )
  }
  for (let i = 0; i < 30; i++) {
    const t = a.r()
    const ly = y + 6 + t * (bottom - y - 8)
    a.rect(
      a.rr(-40, W),
      ly,
      a.rr(40, 190) * (0.4 + t),
      1.2 + t * 2,
      lighter(near, 0.35),
      'rx="1.5" opacity=".22"',
    )
  }
}

/** Sand dunes: crest, lit face and shaded slip face. */
export function dune(
  a: Art,
  y: number,
  crestX: number,
  h: number,
  color: string,
  depth: number,
): void {
  const base = a.c(color, depth)
  const crest: Point[] = [
    [-60, y + h * 0.5],
    [crestX * 0.5, y + h * 0.1],
    [crestX, y - h],
    [crestX + 260, y - h * 0.25],
    [W + 80, y + h * 0.35],
  ]
  a.path(
    `${smooth(crest)}L${W + 80} ${H}L-60 ${H}Z`,
    a.v([0, mix(base, a.m.sun, 0.4)], [0.6, base], [1, darker(base, 0.1)]),
  )
  const slip = `M${crestX} ${y - h}C${crestX + 60} ${y} ${crestX - 70} ${y + h * 0.7} ${crestX + 60} ${H}L-60 ${H}L-60 ${y + h * 0.5}C${crestX * 0.5} ${y + h * 0.1} ${crestX - 80} ${y - h * 0.7} ${crestX} ${y - h}Z`
  a.path(
    slip,
    a.v(
      [0, darker(base, 0.3)],
      [0.7, darker(base, 0.14)],
      [1, darker(base, 0.1)],
    ),
    'opacity=".75"',
  )
}

/** Paved ground in perspective from `y` to the bottom. */
export function paving(
  a: Art,
  y: number,
  color: string,
  vanishX = 600,
  rows = 6,
): void {
  const base = a.c(color)
  a.rect(
    0,
    y,
    W,
    H - y,
    a.v([0, mix(base, a.m.haze, 0.25)], [1, darker(base, 0.16)]),
  )
  const joint = darker(base, 0.3)
  a.group(`opacity=".28"`, () => {
    for (let i = 1; i <= rows; i++) {
      const ly = y + (H - y) * (i / rows) ** 1.9
      a.line(0, ly, W, ly, joint, 1 + i * 0.35)
    }
    for (let i = -14; i <= 14; i++) {
      a.line(vanishX + i * 46, y, vanishX + i * 190, H, joint, 1.6)
    }
  })
  a.rect(
    0,
    y,
    W,
    26,
    a.v([0, darker(base, 0.5), 0.35], [1, darker(base, 0.5), 0]),
  )
}

/** A plain lawn or earth with a few darker and lighter drifts. */
export function ground(a: Art, y: number, color: string): void {
  const base = a.c(color)
  a.rect(
    0,
    y,
    W,
    H - y,
    a.v([0, mix(base, a.m.sun, 0.2)], [1, darker(base, 0.22)]),
  )
  for (let i = 0; i < 12; i++) {
    const t = a.r()
    const ly = y + 14 + t * (H - y - 20)
    const tone = i % 2 ? lighter(base, 0.25) : darker(base, 0.2)
    a.ell(a.rr(0, W), ly, a.rr(60, 240), 4 + t * 12, tone, 'opacity=".28"')
  }
}

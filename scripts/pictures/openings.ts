import { Art } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'

export type ArchShape = 'round' | 'pointed' | 'horseshoe' | 'flat' | 'segment'

/** The outline of an opening whose box is x, y, w, h. */
export function opening(
  x: number,
  y: number,
  w: number,
  h: number,
  shape: ArchShape = 'round',
): string {
  const [b, r] = [y + h, w / 2]
  if (shape === 'flat') return `M${x} ${b}V${y}H${x + w}V${b}Z`
  if (shape === 'segment')
    return `M${x} ${b}V${y + w * 0.16}Q${x + r} ${y - w * 0.12} ${x + w} ${y + w * 0.16}V${b}Z`
  if (shape === 'pointed')
    return `M${x} ${b}V${y + w * 0.7}Q${x} ${y + w * 0.25} ${x + r} ${y}Q${x + w} ${y + w * 0.25} ${x + w} ${y + w * 0.7}V${b}Z`
  if (shape === 'horseshoe') {
    const n = w * 0.09
    return `M${x + n} ${b}V${y + w * 0.86}A${r} ${r} 0 1 1 ${x + w - n} ${y + w * 0.86}V${b}Z`
  }
  return `M${x} ${b}V${y + r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${b}Z`
}

export interface WindowOptions {
  shape?: ArchShape
  /** Force lit or unlit; otherwise the mood decides. */
  lit?: boolean
  shutter?: string
  frame?: string
  surround?: string
  bars?: number
  depth?: number
  box?: string
}

export function glass(a: Art, lit: boolean, depth = 0): string {
  if (lit) return a.v([0, '#ffe3a1'], [0.6, '#f8bd62'], [1, '#e08f45'])
  const [hi, lo] = [mix(a.m.mid, '#38506b', 0.5), mix(a.m.top, '#16263d', 0.68)]
  return a.v(
    [0, mix(lo, a.m.haze, depth)],
    [0.55, mix(mix(lo, hi, 0.4), a.m.haze, depth)],
    [1, mix(hi, a.m.haze, depth)],
  )
}

function shutters(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  depth: number,
): void {
  const base = a.c(color, depth)
  for (const sx of [x - w * 0.5 - 2, x + w + 2]) {
    a.rect(sx + 3, y + 4, w * 0.5, h, '#1a2233', 'opacity=".18"')
    a.rect(sx, y, w * 0.5, h, base, 'rx="1"')
    for (let i = 1; i < 7; i++)
      a.rect(
        sx + w * 0.07,
        y + (h * i) / 7,
        w * 0.36,
        Math.max(1, h * 0.02),
        darker(base, 0.24),
      )
  }
}

export function windowAt(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  o: WindowOptions = {},
): void {
  const depth = o.depth ?? 0
  const lit = o.lit ?? a.r() < a.m.lit
  const shape = o.shape ?? 'flat'
  const frame = a.c(o.frame ?? P.cream, depth)
  if (lit && a.m.night)
    a.glow(x + w / 2, y + h / 2, Math.max(w, h) * 1.15, '#ffc66e', 0.32)
  if (o.shutter) shutters(a, x, y, w, h, o.shutter, depth)
  const e = Math.max(2, w * 0.1)
  if (o.surround)
    a.path(
      opening(x - e, y - e, w + e * 2, h + e, shape),
      a.c(o.surround, depth),
    )
  const d = opening(x, y, w, h, shape)
  a.path(d, glass(a, lit, depth))
  a.clip(d, () => {
    a.rect(x, y, w, h * 0.14, '#0f1a2e', 'opacity=".28"')
    a.rect(x, y, w * 0.12, h, '#0f1a2e', 'opacity=".2"')
    if (!lit)
      a.path(
        `M${x} ${y + h * 0.75}L${x + w} ${y + h * 0.2}V${y + h * 0.5}L${x} ${y + h}Z`,
        '#ffffff',
        'opacity=".1"',
      )
    const bars = o.bars ?? 2
    const t = Math.max(1.5, w * 0.055)
    if (bars > 0) a.rect(x + w / 2 - t / 2, y, t, h, frame)
    for (let i = 1; i < bars; i++)
      a.rect(x, y + (h * i) / bars - t / 2, w, t, frame)
  })
  a.stroke(d, frame, Math.max(1.5, w * 0.05))
  a.rect(
    x - w * 0.12,
    y + h,
    w * 1.24,
    Math.max(2.5, h * 0.045),
    lighter(frame, 0.1),
  )
  a.rect(
    x - w * 0.12,
    y + h + Math.max(2.5, h * 0.045),
    w * 1.24,
    3,
    '#1a2233',
    'opacity=".2"',
  )
  if (o.box) flowerBox(a, x - w * 0.1, y + h, w * 1.2, o.box)
}

export function flowerBox(
  a: Art,
  x: number,
  y: number,
  w: number,
  flowers: string,
): void {
  const h = w * 0.17
  for (let i = 0; i < 9; i++)
    a.blob(
      x + (w * (i + 0.5)) / 9,
      y - h * 0.2,
      w * 0.09,
      h * 0.6,
      darker(a.c(P.leaf), i % 2 ? 0.22 : 0.05),
    )
  for (let i = 0; i < 13; i++)
    a.circ(x + a.r() * w, y - a.rr(0, h * 0.8), w * 0.035, a.c(flowers))
  a.rect(x, y, w, h, a.c(P.rust), 'rx="2"')
}

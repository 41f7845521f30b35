import { Art, H, W } from './art.ts'
import { mix } from './color.ts'

export interface SkyOptions {
  sunX?: number
  sunY?: number
  sunR?: number
  clouds?: number
  horizon?: number
}

function stars(a: Art, horizon: number): void {
  for (let i = 0; i < 70; i++) {
    const y = a.r() * a.r() * horizon
    a.circ(
      a.r() * W,
      y,
      a.rr(0.8, 2.2),
      '#fff3d8',
      `opacity="${a.rr(0.25, 0.85).toFixed(2)}"`,
    )
  }
}

/** A bank of cloud: stacked rounded bands that fade towards their ends. */
export function cloud(
  a: Art,
  x: number,
  y: number,
  w: number,
  opacity: number,
  color?: string,
): void {
  const tint = color ?? mix(a.m.low, '#ffffff', a.m.night ? 0.1 : 0.6)
  const n = 3 + Math.floor(a.r() * 3)
  const t = w * a.rr(0.034, 0.05)
  for (let i = 0; i < n; i++) {
    const k = 1 - Math.abs(i - (n - 1) * 0.62) / n
    const bw = w * k * a.rr(0.6, 1)
    const bx = x + a.rr(-0.16, 0.16) * w - bw / 2
    const o = opacity * (0.5 + 0.5 * k)
    const fill = a.h(
      [0, tint, o * 0.25],
      [0.3, tint, o],
      [0.75, tint, o * 0.8],
      [1, tint, 0],
    )
    a.rect(bx, y + (i - n / 2) * t, bw, t, fill, `rx="${(t / 2).toFixed(1)}"`)
  }
}

function disc(a: Art, x: number, y: number, r: number): void {
  a.glow(x, y, r * (a.m.night ? 6 : 9), a.m.sun, a.m.night ? 0.35 : 0.7)
  a.circ(x, y, r * 1.9, a.m.sun, 'opacity=".18"')
  a.circ(
    x,
    y,
    r,
    mix(a.m.sun, '#ffffff', 0.35),
    a.m.night ? 'opacity=".95"' : 'opacity=".92"',
  )
  if (a.m.night) {
    a.circ(x - r * 0.3, y - r * 0.2, r * 0.16, '#d9cfb8', 'opacity=".5"')
    a.circ(x + r * 0.25, y + r * 0.3, r * 0.22, '#d9cfb8', 'opacity=".45"')
  }
}

export function sky(a: Art, o: SkyOptions = {}): void {
  const horizon = o.horizon ?? 520
  a.rect(0, 0, W, H, a.m.low)
  a.rect(0, 0, W, horizon + 4, a.v([0, a.m.top], [0.55, a.m.mid], [1, a.m.low]))
  if (a.m.night) stars(a, horizon * 0.8)
  if (o.sunR !== 0)
    disc(a, o.sunX ?? 880, o.sunY ?? horizon - 130, o.sunR ?? 34)
  const n = o.clouds ?? 4
  for (let i = 0; i < n; i++) {
    const y = horizon * (0.16 + (0.6 * (i + a.r())) / Math.max(1, n))
    cloud(a, a.rr(0, W), y, a.rr(220, 520), a.m.night ? 0.28 : a.rr(0.45, 0.8))
  }
}

export function birds(
  a: Art,
  x: number,
  y: number,
  n: number,
  color: string,
): void {
  for (let i = 0; i < n; i++) {
    const [bx, by, s] = [x + a.rr(-90, 90), y + a.rr(-40, 40), a.rr(7, 13)]
    const d = `M${bx - s} ${by - s * 0.35}q${s * 0.6} ${-s * 0.3} ${s} ${s * 0.4}q${s * 0.4} ${-s * 0.7} ${s} ${-s * 0.4}`
    a.stroke(d, color, 2.2, 'opacity=".7"')
  }
}

/** Light from above one corner, over everything already drawn. */
export function sunbeam(a: Art, x: number, y: number, strength: number): void {
  a.glow(x, y, 760, a.m.sun, strength)
}

/** Darkened edges and a fine paper grain; the last thing drawn. */
export function finish(a: Art): void {
  const edge = mix(a.m.top, '#0d1526', 0.7)
  const fade = a.radial(
    [0, edge, 0],
    [0.62, edge, 0],
    [1, edge, a.m.night ? 0.42 : 0.22],
  )
  a.ell(W / 2, H * 0.48, W * 0.78, H * 0.82, fade)
  a.add(
    '<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">' +
      '<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="7"/>' +
      '<feColorMatrix values="0 0 0 0 .45  0 0 0 0 .36  0 0 0 0 .26  0 .75 0 0 -.3"/></filter>' +
      `<rect width="${W}" height="${H}" filter="url(#grain)" opacity=".3"/>`,
  )
}

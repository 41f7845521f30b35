import { Art } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'

export function tones(
  a: Art,
  color: string,
  depth: number,
): [string, string, string] {
  const base = a.c(color, depth)
  return [darker(base, 0.32), base, mix(lighter(base, 0.14), a.m.sun, 0.22)]
}

/** A canopy of overlapping blobs, dark below and lit from the upper right. */
function canopy(
  a: Art,
  y: number,
  rx: number,
  ry: number,
  color: string,
  depth: number,
): void {
  const [lo, mid, hi] = tones(a, color, depth)
  const ring = (
    n: number,
    k: number,
    dx: number,
    dy: number,
    size: number,
    fill: string,
  ): void => {
    for (let i = 0; i < n; i++) {
      const t = (i / n) * Math.PI * 2 + a.rr(-0.2, 0.2)
      const s = size * a.rr(0.85, 1.15)
      a.blob(
        dx + Math.cos(t) * rx * k,
        y + dy + Math.sin(t) * ry * k,
        rx * s,
        ry * s,
        fill,
      )
    }
  }
  ring(7, 0.6, -rx * 0.05, ry * 0.12, 0.46, lo)
  ring(6, 0.48, rx * 0.05, -ry * 0.1, 0.42, mid)
  ring(6, 0.62, rx * 0.02, -ry * 0.06, 0.22, mix(mid, lo, 0.35))
  ring(7, 0.44, rx * 0.14, -ry * 0.26, 0.2, mix(mid, hi, 0.4))
  ring(5, 0.34, rx * 0.24, -ry * 0.4, 0.15, hi)
  for (let i = 0; i < 64; i++) {
    const t = a.r() * Math.PI * 2
    const k = 0.25 + a.r() * 0.72
    const extra = `opacity=".75" transform="rotate(${Math.round(a.rr(-60, 60))} ${Math.round(Math.cos(t) * rx * k)} ${Math.round(y + Math.sin(t) * ry * k)})"`
    a.ell(
      Math.cos(t) * rx * k,
      y + Math.sin(t) * ry * k,
      rx * 0.055,
      ry * 0.026,
      [hi, mid, lo][i % 3] ?? mid,
      extra,
    )
  }
}

export function olive(
  a: Art,
  x: number,
  y: number,
  h: number,
  depth = 0,
  color: string = P.olive,
): void {
  a.shadow(x - h * 0.1, y, h * 0.46, h * 0.05)
  a.at(x, y, h / 100, () => {
    const bark = a.c(P.bark, depth)
    const trunk =
      'M-9 0C-5-6-7-14-4-22-2-30-8-38-16-48L-30-62-27-65-12-54-6-44-3-66 0-66 1-46C4-52 12-58 24-66L27-63C16-54 8-44 6-34 4-24 9-14 6-8L11 0C6-3 2-2-1 0-4-3-6-2-9 0Z'
    a.path(
      trunk,
      a.h([0, darker(bark, 0.34)], [0.6, bark], [1, lighter(bark, 0.24)]),
    )
    a.group('transform="translate(-19 8)"', () =>
      canopy(a, -72, 27, 18, color, depth),
    )
    a.group('transform="translate(21 6)"', () =>
      canopy(a, -72, 25, 17, color, depth),
    )
    canopy(a, -76, 34, 20, color, depth)
  })
}

export function roundTree(
  a: Art,
  x: number,
  y: number,
  h: number,
  color: string = P.leaf,
  depth = 0,
): void {
  a.shadow(x - h * 0.06, y, h * 0.3, h * 0.04)
  a.at(x, y, h / 100, () => {
    a.path(
      'M-3.5 0L-2-50-12-62-10-64 0-55 9-66 11-64 2.5-48 4 0Z',
      a.c(P.bark, depth),
    )
    canopy(a, -66, 30, 33, color, depth)
  })
}

export function cypress(
  a: Art,
  x: number,
  y: number,
  h: number,
  depth = 0,
): void {
  const [lo, mid, hi] = tones(a, P.pine, depth)
  a.shadow(x - h * 0.06, y, h * 0.12, h * 0.025)
  a.at(x, y, h / 100, () => {
    a.rect(-1.4, -8, 2.8, 8, a.c(P.bark, depth))
    a.path(
      'M0-100C6-78 12-52 11-26 10-12 6-5 0-4-6-5-10-12-11-26-12-52-6-78 0-100Z',
      mid,
    )
    a.path(
      'M0-100C-1-70-3-40-1-4-7-5-10-12-11-26-12-52-6-78 0-100Z',
      lo,
      'opacity=".8"',
    )
    a.path('M1-96C7-74 10-50 9.5-28 6-46 3-66 1-96Z', hi, 'opacity=".55"')
  })
}

export function pine(
  a: Art,
  x: number,
  y: number,
  h: number,
  snow = false,
  depth = 0,
): void {
  const [lo, mid, hi] = tones(a, P.pine, depth)
  const white = a.c('#f4f6fa', depth * 0.5)
  a.shadow(x, y, h * 0.2, h * 0.03)
  a.at(x, y, h / 100, () => {
    a.rect(-2.5, -10, 5, 10, a.c(P.bark, depth))
    for (let i = 0; i < 4; i++) {
      const [top, w] = [-34 - i * 22, 25 - i * 5]
      const skirt = `Q${w * 0.55} ${top + 24} 0 ${top + 29}Q${-w * 0.55} ${top + 24} ${-w} ${top + 28}Z`
      a.path(`M0 ${top}L${w} ${top + 28}${skirt}`, mid)
      a.path(
        `M0 ${top}L0 ${top + 29}Q${-w * 0.55} ${top + 24} ${-w} ${top + 28}Z`,
        lo,
        'opacity=".7"',
      )
      const cap = `M0 ${top}L${w * 0.62} ${top + 17}Q${w * 0.2} ${top + 12} 0 ${top + 19}Q${-w * 0.25} ${top + 10} ${-w * 0.5} ${top + 14}Z`
      a.path(
        snow
          ? cap
          : `M0 ${top}L${w} ${top + 28}Q${w * 0.5} ${top + 18} 0 ${top}Z`,
        snow ? white : hi,
        'opacity=".85"',
      )
    }
  })
}

export function palm(
  a: Art,
  x: number,
  y: number,
  h: number,
  lean = 8,
  depth = 0,
): void {
  const [lo, mid, hi] = tones(a, '#66803f', depth)
  a.shadow(x, y, h * 0.2, h * 0.025)
  a.at(x, y, h / 100, () => {
    const bark = a.c('#8b6a48', depth)
    a.path(
      `M-2.6 0C-2-30 ${lean * 0.4}-60 ${lean - 1.6}-84L${lean + 1.6}-84C${lean * 0.5 + 3}-60 2-30 3 0Z`,
      a.h([0, darker(bark, 0.3)], [1, lighter(bark, 0.2)]),
    )
    const frond = (angle: number, len: number, fill: string): void => {
      const d = `M0 0Q${len * 0.5} ${-len * 0.34} ${len} ${len * 0.12}Q${len * 0.55} ${-len * 0.1} 0 2Z`
      a.path(d, fill, `transform="translate(${lean} -84) rotate(${angle}) "`)
    }
    for (const t of [170, 35, 140, 10]) frond(t, 25, lo)
    for (const t of [-160, -20, 195, 0, 60]) frond(t, 30, mid)
    for (const t of [-130, -50, -90]) frond(t, 24, hi)
    a.circ(lean, -84, 3, darker(bark, 0.3))
  })
}

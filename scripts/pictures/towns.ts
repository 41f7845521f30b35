import { Art, W } from './art.ts'
import { house } from './buildings.ts'
import { darker, lighter, mix, P } from './color.ts'
import { glass } from './openings.ts'
import { cypress } from './plants.ts'
import { dome, type HouseOptions } from './roofs.ts'

/** Cubic stone houses climbing a slope: a few domes, cypresses between. */
export function stoneQuarter(
  a: Art,
  base: (x: number) => number,
  depth: number,
  size: number,
  x0 = -40,
  x1 = W + 40,
): void {
  for (let x = x0; x < x1;) {
    const w = size * a.rr(0.7, 1.4)
    const h = size * a.rr(0.7, 1.5)
    const y = base(x + w / 2) + size * 0.25
    const color = a.pick([P.stone, P.cream, P.sand, '#e3cba4', '#efe0c4'])
    const roof = a.pick(['flat', 'flat', 'dome', 'flat', 'tile'] as const)
    if (a.r() > 0.72) cypress(a, x, y + 4, size * a.rr(1.2, 1.9), depth)
    const o: HouseOptions = {
      roof,
      depth,
      rows: 1 + Math.floor(h / size),
      cols: 2,
      side: a.rr(0.16, 0.3),
      courses: size > 70,
    }
    o.window = { shape: 'round', bars: 0, frame: color }
    if (roof === 'tile') o.roofColor = P.terra
    house(a, x, y, w, h, color, o)
    x += w * a.rr(0.72, 0.98)
  }
}

/** Tall plastered or brick houses in a row. */
export function townRow(
  a: Art,
  base: number,
  size: number,
  depth: number,
  colors: readonly string[],
  roofs: readonly NonNullable<HouseOptions['roof']>[],
  x0 = -20,
  x1 = W + 20,
): void {
  for (let x = x0; x < x1;) {
    const w = size * a.rr(0.75, 1.1)
    const h = size * a.rr(1.25, 1.75)
    const color = a.pick(colors)
    const o: HouseOptions = {
      roof: a.pick(roofs),
      depth,
      rows: 3,
      cols: w > size * 0.95 ? 3 : 2,
      courses: false,
    }
    o.window = {
      shape: a.pick(['flat', 'segment'] as const),
      frame: P.white,
      surround: P.cream,
    }
    if (depth < 0.3) o.door = a.pick([P.deep, P.rust, P.pine, P.teal])
    o.roofColor = a.pick([P.terra, P.rust, '#6b4a44'])
    house(a, x, base, w, h, color, o)
    x += w + 1
  }
}

function towerWindows(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
): void {
  const cols = Math.max(2, Math.round(w / 20))
  const rows = Math.round(h / 22)
  const [on, off] = [
    mix('#ffd488', a.m.haze, depth * 0.6),
    glass(a, false, depth),
  ]
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      const lit = a.r() < a.m.lit * 0.7
      if (!lit && a.m.night && a.r() < 0.4) continue
      const [cx, cy] = [x + (w * (c + 0.18)) / cols, y + (h * (r + 0.2)) / rows]
      a.rect(
        cx,
        cy,
        (w / cols) * 0.64,
        (h / rows) * 0.58,
        lit ? on : off,
        lit ? '' : 'opacity=".55"',
      )
    }
  }
}

/** One modern tower; four silhouettes. */
export function tower(
  a: Art,
  x: number,
  base: number,
  w: number,
  h: number,
  color: string,
  depth: number,
): void {
  const tone = a.c(color, depth)
  const y = base - h
  const face = a.h(
    [0, darker(tone, 0.2)],
    [0.66, tone],
    [0.67, mix(tone, a.m.sun, 0.28)],
    [1, mix(tone, a.m.sun, 0.12)],
  )
  const kind = Math.floor(a.r() * 4)
  if (kind === 0)
    a.path(`M${x} ${base}V${y + w * 0.5}L${x + w} ${y}V${base}Z`, face)
  else if (kind === 1)
    a.path(
      `M${x} ${base}V${y + w * 0.3}Q${x} ${y} ${x + w * 0.4} ${y}H${x + w}V${base}Z`,
      face,
    )
  else a.rect(x, y, w, h, face)
  if (kind === 2) {
    a.rect(x + w * 0.25, y - 26, w * 0.5, 26, darker(tone, 0.12))
    a.line(x + w / 2, y - 26, x + w / 2, y - 62, darker(tone, 0.1), 3)
  }
  const top = kind === 0 ? w * 0.55 : 16
  towerWindows(a, x + w * 0.08, y + top, w * 0.84, h - top - 6, depth)
}

export function skyline(
  a: Art,
  base: number,
  lo: number,
  hi: number,
  depth: number,
  colors: readonly string[],
  x0 = -20,
  x1 = W + 20,
): void {
  for (let x = x0; x < x1;) {
    const w = a.rr(64, 118)
    tower(a, x, base, w, a.rr(lo, hi), a.pick(colors), depth)
    x += w + a.rr(-8, 22)
  }
}

/** A slender stone tower with an arched belfry and a pointed or domed top. */
export function turret(
  a: Art,
  x: number,
  base: number,
  w: number,
  h: number,
  color: string,
  roof: 'dome' | 'spire',
  depth = 0,
  roofColor: string = P.teal,
): void {
  house(a, x, base, w, h, color, {
    roof: 'flat',
    rows: 3,
    cols: 1,
    depth,
    window: { shape: 'round', bars: 0 },
    side: 0.22,
  })
  const y = base - h - 8
  if (roof === 'dome') dome(a, x + w / 2, y, w * 0.44, roofColor, depth, 1.25)
  else {
    const tone = a.c(roofColor, depth)
    a.poly(
      [
        [x - 2, y],
        [x + w / 2, y - w * 1.5],
        [x + w / 2, y],
      ],
      darker(tone, 0.25),
    )
    a.poly(
      [
        [x + w / 2, y],
        [x + w / 2, y - w * 1.5],
        [x + w + 2, y],
      ],
      lighter(tone, 0.15),
    )
  }
}

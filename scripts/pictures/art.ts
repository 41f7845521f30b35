import { mix, multiply } from './color.ts'
import type { Mood } from './moods.ts'
import type { Random } from './random.ts'

export const W = 1200
export const H = 800
export type Point = [number, number]
export type Stop = [offset: number, color: string, opacity?: number]

const n1 = (v: number): string => String(Math.round(v * 10) / 10)

/** A smooth curve through points (Catmull-Rom as Béziers). */
export function smooth(points: Point[], closed = false): string {
  const n = points.length
  const at = (i: number): Point =>
    (closed
      ? points[(i + n) % n]
      : points[Math.max(0, Math.min(n - 1, i))]) ?? [0, 0]
  let d = `M${n1(at(0)[0])} ${n1(at(0)[1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    d += `C${[...c1, ...c2, ...p2].map(n1).join(' ')}`
  }
  return closed ? `${d}Z` : d
}

/** Collects one picture's SVG. Primitives take final colours; `c` tones a palette colour. */
export class Art {
  readonly r: Random
  readonly m: Mood
  private readonly defs: string[] = []
  private readonly body: string[] = []
  private ids = 0

  constructor(r: Random, m: Mood) {
    this.r = r
    this.m = m
  }

  /** A surface colour under this mood's light, `depth` 0 (near) to 1 (horizon). */
  c(color: string, depth = 0): string {
    return mix(multiply(color, this.m.ambient), this.m.haze, depth)
  }
  rr(lo: number, hi: number): number {
    return lo + (hi - lo) * this.r()
  }
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.r() * list.length)] as T
  }
  add(markup: string): void {
    this.body.push(markup)
  }
  rect(
    x: number,
    y: number,
    w: number,
    h: number,
    fill: string,
    extra = '',
  ): void {
    const box = `x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}"`
    this.add(`<rect ${box} fill="${fill}" ${extra}/>`)
  }
  circ(x: number, y: number, r: number, fill: string, extra = ''): void {
    this.ell(x, y, r, r, fill, extra)
  }
  ell(
    x: number,
    y: number,
    rx: number,
    ry: number,
    fill: string,
    extra = '',
  ): void {
    const at = `cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}"`
    this.add(`<ellipse ${at} fill="${fill}" ${extra}/>`)
  }
  path(d: string, fill: string, extra = ''): void {
    this.add(`<path d="${d}" fill="${fill}" ${extra}/>`)
  }
  /** Corners as points, or as a flat list of numbers. */
  poly(points: Point[] | number[], fill: string, extra = ''): void {
    this.add(
      `<polygon points="${points.flat().map(n1).join(' ')}" fill="${fill}" ${extra}/>`,
    )
  }
  stroke(d: string, color: string, width: number, extra = ''): void {
    const style = `stroke-linecap="round" stroke-linejoin="round" ${extra}`
    this.add(
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n1(width)}" ${style}/>`,
    )
  }
  line(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    color: string,
    width: number,
  ): void {
    this.stroke(`M${n1(x1)} ${n1(y1)}L${n1(x2)} ${n1(y2)}`, color, width)
  }
  private define(tag: string, attrs: string, stops: Stop[]): string {
    const id = `g${this.ids++}`
    const inner = stops.map(
      ([o, color, a = 1]) =>
        `<stop offset="${o}" stop-color="${color}" stop-opacity="${a}"/>`,
    )
    this.defs.push(`<${tag} id="${id}" ${attrs}>${inner.join('')}</${tag}>`)
    return `url(#${id})`
  }
  /** A vertical gradient fill. */
  v(...stops: Stop[]): string {
    return this.define('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops)
  }
  /** A horizontal gradient fill. */
  h(...stops: Stop[]): string {
    return this.define('linearGradient', 'x1="0" y1="0" x2="1" y2="0"', stops)
  }
  radial(...stops: Stop[]): string {
    return this.define('radialGradient', 'cx=".5" cy=".5" r=".5"', stops)
  }
  glow(x: number, y: number, r: number, color: string, strength: number): void {
    this.circ(
      x,
      y,
      r,
      this.radial(
        [0, color, strength],
        [0.4, color, strength * 0.4],
        [1, color, 0],
      ),
    )
  }
  group(attrs: string, draw: () => void): void {
    this.add(`<g ${attrs}>`)
    draw()
    this.add('</g>')
  }
  /** Draws with the origin moved to x, y and the scale s (negative sx mirrors). */
  at(x: number, y: number, s: number, draw: () => void, sx = s): void {
    this.group(
      `transform="translate(${n1(x)} ${n1(y)}) scale(${sx.toFixed(3)} ${s.toFixed(3)})"`,
      draw,
    )
  }
  clip(d: string, draw: () => void): void {
    const id = `c${this.ids++}`
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    this.group(`clip-path="url(#${id})"`, draw)
  }
  /** A soft shadow on the ground. */
  shadow(x: number, y: number, rx: number, ry: number, strength = 0.3): void {
    const c = mix(this.m.top, '#101828', 0.75)
    this.ell(
      x,
      y,
      rx,
      ry,
      this.radial([0, c, strength], [0.6, c, strength * 0.5], [1, c, 0]),
    )
  }
  /** A wobbly round shape: foliage, clouds, stones. */
  blob(
    x: number,
    y: number,
    rx: number,
    ry: number,
    fill: string,
    wobble = 0.16,
    extra = '',
  ): void {
    const n = 9
    const turn = this.r() * 6
    const points = Array.from({ length: n }, (_, i): Point => {
      const k = 1 + (this.r() - 0.5) * 2 * wobble
      const t = turn + (i / n) * Math.PI * 2
      return [x + Math.cos(t) * rx * k, y + Math.sin(t) * ry * k]
    })
    this.path(smooth(points, true), fill, extra)
  }
  svg(): string {
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">`
    return `${open}<defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`
  }
}

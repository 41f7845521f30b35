import { Art } from './art.ts'
import { darker } from './color.ts'
import { balcony, door } from './doors.ts'
import { wall } from './masonry.ts'
import { windowAt } from './openings.ts'
import { roofOf, type HouseOptions } from './roofs.ts'

/** A complete building standing on `base`. */
export function house(
  a: Art,
  x: number,
  base: number,
  w: number,
  h: number,
  color: string,
  o: HouseOptions = {},
): void {
  const y = base - h
  const depth = o.depth ?? 0
  wall(a, x, y, w, h, color, depth, o.courses ?? true)
  const side = (o.side ?? 0) * w
  if (side)
    a.rect(x, y, side, h, darker(a.c(color, depth), 0.42), 'opacity=".55"')
  roofOf(a, x, y, w, color, o)
  const [rows, cols] = [o.rows ?? 3, o.cols ?? 3]
  const ground = o.ground ?? (o.door ? Math.min(h * 0.36, 130) : 0)
  const cellW = (w - side) / cols
  const cellH = (h - ground - h * 0.06) / Math.max(1, rows)
  const ww = Math.min(cellW * (o.window?.shutter ? 0.34 : 0.48), cellH * 0.62)
  const wh = Math.min(cellH * 0.66, ww * 1.75)
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      const wx = x + side + cellW * (c + 0.5) - ww / 2
      const wy = y + h * 0.06 + cellH * r + (cellH - wh) / 2
      windowAt(a, wx, wy, ww, wh, { depth, ...o.window })
      if (o.balconies && r % 2 === 0)
        balcony(
          a,
          wx - ww * 0.55,
          wy + wh,
          ww * 2.1,
          o.balconies,
          a.r() > 0.4 ? o.flowers : '',
        )
    }
  }
  if (o.door) {
    const dh = Math.min(ground * 0.86, 125)
    door(
      a,
      x + side + (w - side) / 2 - dh * 0.29,
      base,
      dh * 0.58,
      dh,
      o.door,
      { surround: color, glow: a.m.night },
    )
  }
}

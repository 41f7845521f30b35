import { Art } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'

export function vase(
  a: Art,
  x: number,
  y: number,
  s: number,
  color: string,
  leaf: string,
  flower?: string,
): void {
  const t = a.c(color)
  for (let i = 0; i < 9; i++) {
    const ang = -1.57 + (i - 4) * 0.2
    const l = s * a.rr(0.9, 1.4)
    const [ex, ey] = [x + Math.cos(ang) * l, y - s * 0.7 + Math.sin(ang) * l]
    a.stroke(
      `M${x} ${y - s * 0.7}Q${x + (ex - x) * 0.3} ${y - s} ${ex} ${ey}`,
      darker(a.c(leaf), 0.25),
      2.4,
    )
    for (let k = 1; k < 5; k++)
      a.ell(
        x + ((ex - x) * k) / 5,
        y - s * 0.7 + ((ey - y + s * 0.7) * k) / 5,
        s * 0.1,
        s * 0.045,
        a.c(leaf),
        `transform="rotate(${30 + i * 14} ${x + ((ex - x) * k) / 5} ${y - s * 0.7 + ((ey - y + s * 0.7) * k) / 5})"`,
      )
    if (flower) a.circ(ex, ey, s * 0.075, a.c(flower))
  }
  a.path(
    `M${x - s * 0.13} ${y - s * 0.8}H${x + s * 0.13}C${x + s * 0.1} ${y - s * 0.6} ${x + s * 0.32} ${y - s * 0.5} ${x + s * 0.28} ${y - s * 0.24}Q${x + s * 0.22} ${y} ${x} ${y}T${x - s * 0.28} ${y - s * 0.24}C${x - s * 0.32} ${y - s * 0.5} ${x - s * 0.1} ${y - s * 0.6} ${x - s * 0.13} ${y - s * 0.8}Z`,
    a.h(
      [0, darker(t, 0.3)],
      [0.65, t],
      [0.85, mix(t, '#ffffff', 0.35)],
      [1, t],
    ),
  )
}

export function lounger(
  a: Art,
  x: number,
  y: number,
  s: number,
  color: string,
): void {
  const [frame, cloth] = [a.c(P.wood), a.c(color)]
  a.shadow(x, y, 90 * s, 9 * s)
  a.at(x, y, s, () => {
    a.stroke('M-66 0V-22M60 0V-22', darker(frame, 0.2), 6)
    a.path('M-80-24H62V-36H-76Z', lighter(cloth, 0.14))
    a.path('M56-36L104-82 112-74 70-24H56Z', cloth)
    a.rect(-80, -24, 150, 6, frame)
  })
}

/** A wall of shelves; `fill` draws each bay on its shelf line. */
export function shelves(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  cols: number,
  color: string,
  fill: (x: number, y: number, w: number, h: number, i: number) => void,
): void {
  const t = a.c(color)
  a.rect(x - 10, y - 12, w + 20, h + 14, darker(t, 0.1), 'rx="3"')
  a.rect(x, y, w, h, darker(t, 0.5))
  const [cw, ch] = [w / cols, h / rows]
  let i = 0
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      a.rect(
        x + c * cw,
        y + r * ch,
        cw,
        ch * 0.3,
        a.v([0, '#0c1220', 0.35], [1, '#0c1220', 0]),
      )
      fill(x + c * cw + 8, y + (r + 1) * ch - 8, cw - 16, ch - 20, i++)
    }
  }
  for (let r = 1; r <= rows; r++)
    a.rect(
      x - 4,
      y + r * ch - 8,
      w + 8,
      9,
      a.v([0, lighter(t, 0.25)], [1, darker(t, 0.15)]),
    )
  for (let c = 0; c <= cols; c++)
    a.rect(x + c * cw - 4, y, 8, h, lighter(t, 0.06))
}

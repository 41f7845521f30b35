import { Art } from './art.ts'
import { darker, lighter, P } from './color.ts'

/** A made bed seen from its foot; x is the middle, y the floor. */
export function bed(
  a: Art,
  x: number,
  y: number,
  w: number,
  throwColor: string,
  head: string = P.wood,
): void {
  const [linen, th, hd] = [a.c(P.white), a.c(throwColor), a.c(head)]
  a.shadow(x, y, w * 0.66, 30, 0.5)
  a.rect(
    x - w * 0.5,
    y - w * 0.66,
    w,
    w * 0.5,
    a.h([0, darker(hd, 0.25)], [1, lighter(hd, 0.1)]),
    'rx="14"',
  )
  for (let i = 1; i < 5; i++)
    a.rect(x - w / 2 + (w * i) / 5, y - w * 0.64, 2.5, w * 0.3, darker(hd, 0.3))
  for (const k of [-0.24, 0.24]) {
    a.blob(x + k * w, y - w * 0.4, w * 0.21, w * 0.1, darker(linen, 0.12), 0.06)
    a.blob(
      x + k * w * 0.96,
      y - w * 0.385,
      w * 0.2,
      w * 0.09,
      lighter(linen, 0.2),
      0.06,
    )
  }
  a.blob(x, y - w * 0.35, w * 0.13, w * 0.075, th, 0.06)
  const quilt = `M${x - w * 0.47} ${y - w * 0.33}H${x + w * 0.47}L${x + w * 0.56} ${y - w * 0.1}V${y - w * 0.02}H${x - w * 0.56}V${y - w * 0.1}Z`
  a.path(
    quilt,
    a.v([0, lighter(linen, 0.3)], [0.6, linen], [1, darker(linen, 0.22)]),
  )
  a.path(
    `M${x - w * 0.52} ${y - w * 0.22}L${x + w * 0.52} ${y - w * 0.22}L${x + w * 0.57} ${y - w * 0.1}V${y - w * 0.03}H${x - w * 0.57}V${y - w * 0.1}Z`,
    a.v(
      [0, lighter(th, 0.12)],
      [0.55, th],
      [0.6, darker(th, 0.14)],
      [1, darker(th, 0.34)],
    ),
  )
  for (let i = 0; i < 5; i++)
    a.line(
      x - w * 0.5 + i * w * 0.25,
      y - w * 0.21,
      x - w * 0.55 + i * w * 0.275,
      y - w * 0.1,
      darker(th, 0.2),
      2,
    )
}

export function tableLamp(
  a: Art,
  x: number,
  y: number,
  s: number,
  shade: string = P.cream,
): void {
  a.glow(x, y - s * 0.8, s * 2, '#ffd48a', a.m.night ? 0.6 : 0.32)
  a.path(
    `M${x - s * 0.16} ${y}Q${x - s * 0.24} ${y - s * 0.3} ${x} ${y - s * 0.5}Q${x + s * 0.24} ${y - s * 0.3} ${x + s * 0.16} ${y}Z`,
    a.c(P.teal),
  )
  a.path(
    `M${x - s * 0.24} ${y - s}H${x + s * 0.24}L${x + s * 0.38} ${y - s * 0.46}H${x - s * 0.38}Z`,
    a.v([0, a.c(shade)], [1, '#ffdf9f']),
  )
}

export function nightstand(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string = P.wood,
): void {
  const t = a.c(color)
  a.rect(
    x,
    y - h,
    w,
    h - 8,
    a.h([0, darker(t, 0.24)], [1, lighter(t, 0.1)]),
    'rx="4"',
  )
  a.rect(x - 4, y - h - 6, w + 8, 9, lighter(t, 0.18), 'rx="3"')
  for (const k of [0.16, 0.55]) {
    a.rect(x + 8, y - h + h * k, w - 16, h * 0.3, darker(t, 0.12), 'rx="3"')
    a.circ(x + w / 2, y - h + h * (k + 0.15), 4, a.c(P.gold))
  }
}

export function sofa(
  a: Art,
  x: number,
  y: number,
  w: number,
  color: string,
  cushions: readonly string[],
): void {
  const t = a.c(color)
  a.shadow(x, y, w * 0.6, 24, 0.45)
  for (const k of [-0.42, 0.42])
    a.rect(x + k * w - 5, y - 22, 10, 22, a.c(P.bark))
  a.rect(
    x - w * 0.46,
    y - w * 0.4,
    w * 0.92,
    w * 0.28,
    a.h([0, darker(t, 0.26)], [1, lighter(t, 0.1)]),
    'rx="22"',
  )
  a.rect(x - w * 0.44, y - w * 0.2, w * 0.88, w * 0.14, darker(t, 0.35))
  for (const k of [-0.44, 0.01])
    a.rect(
      x + k * w,
      y - w * 0.2,
      w * 0.43,
      w * 0.11,
      a.v([0, lighter(t, 0.24)], [1, darker(t, 0.1)]),
      'rx="14"',
    )
  a.rect(x - w * 0.5, y - w * 0.1, w, w * 0.07, darker(t, 0.28), 'rx="8"')
  for (const k of [-0.53, 0.43])
    a.rect(
      x + k * w,
      y - w * 0.28,
      w * 0.1,
      w * 0.24,
      a.v([0, lighter(t, 0.14)], [1, darker(t, 0.24)]),
      'rx="16"',
    )
  cushions.forEach((c, i) => {
    const px = x + ((i + 0.5) / cushions.length - 0.5) * w * 0.74
    const tone = a.c(c)
    a.group(
      `transform="rotate(${i % 2 ? 12 : -9} ${px} ${y - w * 0.25})"`,
      () => {
        a.rect(
          px - w * 0.075,
          y - w * 0.33,
          w * 0.15,
          w * 0.15,
          a.h([0, darker(tone, 0.2)], [1, lighter(tone, 0.14)]),
          'rx="14"',
        )
      },
    )
  })
}

export function lowTable(
  a: Art,
  x: number,
  y: number,
  w: number,
  color: string = P.wood,
): void {
  const t = a.c(color)
  a.shadow(x, y, w * 0.56, 14, 0.4)
  for (const k of [-0.4, 0.4])
    a.rect(x + k * w - 4, y - w * 0.22, 8, w * 0.22, darker(t, 0.3))
  a.ell(x, y - w * 0.22, w * 0.5, w * 0.09, darker(t, 0.2))
  a.ell(x, y - w * 0.235, w * 0.5, w * 0.09, lighter(t, 0.14))
}

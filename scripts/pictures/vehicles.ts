import { Art } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'

export function boat(
  a: Art,
  x: number,
  y: number,
  s: number,
  color: string,
  sail = false,
): void {
  const hull = a.c(color)
  a.at(x, y, s, () => {
    a.ell(0, 16, 92, 9, '#0f1f33', 'opacity=".3"')
    a.path(
      'M-84-14C-60-8 60-8 92-22C84 4 70 18 56 18H-54C-70 14-80 2-84-14Z',
      a.v([0, lighter(hull, 0.14)], [0.45, hull], [1, darker(hull, 0.4)]),
    )
    a.path('M-84-14C-60-8 60-8 92-22L90-15C58-2-58-2-82-8Z', a.c(P.white))
    a.line(4, -14, 4, sail ? -190 : -120, a.c(P.bark), 5)
    if (sail) {
      a.path(
        'M10-186C60-130 78-80 80-34H10Z',
        a.h(
          [0, darker(a.c(P.white), 0.16)],
          [1, mix(a.c(P.white), a.m.sun, 0.3)],
        ),
      )
      a.path('M-2-166C-30-110-48-70-56-34H-2Z', a.c(P.sand))
    } else {
      a.path('M-46-14V-40Q-44-46-38-46H-6Q0-46 0-40V-12Z', a.c(P.white))
      a.rect(-38, -38, 12, 12, a.c(P.deep), 'rx="2"')
      a.rect(-20, -38, 12, 12, a.c(P.deep), 'rx="2"')
      a.stroke('M4-116L80-20M4-116L-70-14', darker(a.c(P.bark), 0.2), 1.4)
    }
  })
}

export function plane(
  a: Art,
  x: number,
  y: number,
  s: number,
  angle = -8,
  accent: string = P.deep,
): void {
  const skin = mix(a.c(P.white), '#ffffff', 0.2)
  a.group(
    `transform="translate(${x} ${y}) rotate(${angle}) scale(${s})"`,
    () => {
      a.path('M-20-8L-96-74H-68L44-10Z', darker(skin, 0.28))
      a.path(
        'M-196-14L-232-84H-196L-140-22Z',
        a.v([0, a.c(accent)], [1, darker(a.c(accent), 0.25)]),
      )
      a.path(
        'M-214 2C-190-22-120-30 120-30C176-30 210-14 218 2C206 18 172 26 120 26H-120C-170 24-204 14-214 2Z',
        a.v([0, '#ffffff'], [0.5, skin], [1, darker(skin, 0.34)]),
      )
      a.path(
        'M-214 4C-150 14 120 16 216 5C204 18 172 26 120 26H-120C-170 24-204 14-214 4Z',
        a.c(accent),
        'opacity=".85"',
      )
      a.path('M168-16C186-14 198-8 206-2H164Z', darker(a.c(P.deep), 0.2))
      for (let i = 0; i < 15; i++)
        a.rect(-130 + i * 18, -14, 8, 11, a.c(P.deep), 'rx="3.5" opacity=".8"')
      a.path(
        'M20 8L-92 96H-56L96 16Z',
        a.v([0, lighter(skin, 0.2)], [1, darker(skin, 0.25)]),
      )
      a.path('M-6 40H40Q50 50 40 60H-6Q-14 50-6 40Z', a.c(P.slate))
      a.path('M-190 4L-236 34H-212L-150 8Z', darker(skin, 0.15))
    },
  )
}

export function coach(
  a: Art,
  x: number,
  y: number,
  s: number,
  color: string,
): void {
  const body = a.c(color)
  a.shadow(x + 150 * s, y + 4, 190 * s, 16 * s, 0.5)
  a.at(x, y, s, () => {
    a.path(
      'M0-22V-118Q0-138 20-138H282Q306-138 310-112L316-60V-22Q316-14 308-14H8Q0-14 0-22Z',
      a.v([0, lighter(body, 0.3)], [0.5, body], [1, darker(body, 0.28)]),
    )
    a.rect(0, -58, 316, 12, a.c(P.cream))
    for (let i = 0; i < 5; i++)
      a.rect(
        16 + i * 48,
        -120,
        42,
        46,
        a.v([0, mix(a.m.mid, '#ffffff', 0.3)], [1, a.c(P.deep)]),
        'rx="5"',
      )
    a.path(
      'M262-120H288Q296-118 298-106L304-60H262Z',
      a.v([0, mix(a.m.mid, '#ffffff', 0.3)], [1, a.c(P.deep)]),
    )
    for (const wx of [66, 244]) {
      a.circ(wx, -14, 24, '#23262e')
      a.circ(wx, -14, 11, '#b9bec6')
    }
    a.rect(306, -40, 10, 10, '#ffe6a8', 'rx="3"')
  })
}

export function car(
  a: Art,
  x: number,
  y: number,
  s: number,
  color: string,
): void {
  const body = a.c(color)
  a.shadow(x + 70 * s, y + 2, 92 * s, 9 * s, 0.5)
  a.at(x, y, s, () => {
    a.path(
      'M0-14C0-34 8-38 26-40L44-64Q48-70 56-70H92Q98-70 102-65L118-42C138-40 144-34 144-14Z',
      a.v([0, lighter(body, 0.25)], [1, darker(body, 0.2)]),
    )
    a.path('M38-42L50-60Q52-62 56-62H70V-42Z', mix(a.m.mid, '#22344d', 0.5))
    a.path('M76-62H90Q93-62 96-58L106-42H76Z', mix(a.m.mid, '#22344d', 0.5))
    for (const wx of [32, 112]) {
      a.circ(wx, -12, 15, '#23262e')
      a.circ(wx, -12, 7, '#b9bec6')
    }
    a.rect(138, -32, 6, 8, '#ffe6a8', 'rx="2"')
  })
}

/** A train of `n` cars running left to right; x is the nose. */
export function train(
  a: Art,
  x: number,
  y: number,
  n: number,
  color: string,
): void {
  const body = a.c(color)
  const fill = a.v(
    [0, lighter(body, 0.35)],
    [0.5, body],
    [1, darker(body, 0.3)],
  )
  for (let i = 0; i < n; i++) {
    const cx = x - 150 - i * 156
    if (i === 0)
      a.path(
        `M${cx} ${y}V${y - 44}H${cx + 96}Q${cx + 140} ${y - 40} ${cx + 152} ${y - 8}Q${cx + 152} ${y} ${cx + 144} ${y}Z`,
        fill,
      )
    else a.rect(cx, y - 44, 152, 44, fill, 'rx="4"')
    a.rect(cx, y - 16, i === 0 ? 146 : 152, 5, a.c(P.gold))
    for (let k = 0; k < (i === 0 ? 4 : 6); k++)
      a.rect(
        cx + 10 + k * 23,
        y - 37,
        16,
        15,
        a.m.night ? '#ffd88e' : a.c(P.navy),
        'rx="3"',
      )
  }
}

export function suitcase(
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): void {
  const body = a.c(color)
  a.shadow(x + w / 2, y, w * 0.62, h * 0.07, 0.45)
  a.stroke(
    `M${x + w * 0.34} ${y - h}V${y - h * 1.4}H${x + w * 0.66}V${y - h}`,
    darker(a.c(P.slate), 0.4),
    w * 0.045,
  )
  a.rect(
    x,
    y - h,
    w,
    h - 8,
    a.h(
      [0, darker(body, 0.3)],
      [0.6, body],
      [0.85, mix(body, a.m.sun, 0.35)],
      [1, body],
    ),
    `rx="${w * 0.12}"`,
  )
  for (const k of [0.2, 0.4, 0.6, 0.8])
    a.rect(
      x + w * k - 2,
      y - h + 10,
      4,
      h - 28,
      darker(body, 0.3),
      'rx="2" opacity=".6"',
    )
  a.circ(x + w * 0.2, y - 5, 7, '#23262e')
  a.circ(x + w * 0.8, y - 5, 7, '#23262e')
  a.rect(
    x + w * 0.36,
    y - h + h * 0.14,
    w * 0.28,
    h * 0.12,
    a.c(P.cream),
    'rx="3"',
  )
}

export function balloon(
  a: Art,
  x: number,
  y: number,
  s: number,
  c1: string,
  c2: string,
): void {
  a.at(x, y, s, () => {
    const [t1, t2] = [a.c(c1), a.c(c2)]
    const half = (k: number, fill: string): void =>
      a.path(
        `M0-120C${70 * k}-120 ${84 * k}-66 ${72 * k}-30C${58 * k} 6 ${26 * k} 26 ${14 * k} 46H${-14 * k}C${-26 * k} 26 ${-58 * k} 6 ${-72 * k}-30C${-84 * k}-66 ${-70 * k}-120 0-120Z`,
        fill,
      )
    half(1.1, a.h([0, darker(t1, 0.3)], [0.7, t1], [1, lighter(t1, 0.3)]))
    half(0.72, a.h([0, darker(t2, 0.25)], [0.7, t2], [1, lighter(t2, 0.2)]))
    half(0.34, a.h([0, darker(t1, 0.2)], [1, lighter(t1, 0.18)]))
    a.stroke('M-14 46L-9 72M14 46L9 72', a.c(P.bark), 1.6)
    a.path('M-12 72H12L9 92H-9Z', a.c(P.wood))
  })
}

import { Art } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'

export function wineGlass(
  a: Art,
  x: number,
  y: number,
  h: number,
  wine = '#7c2437',
): void {
  a.at(x, y, h / 50, () => {
    a.ell(0, 0, 9, 2.2, '#ffffff', 'opacity=".5"')
    a.line(0, -1, 0, -22, '#f4f2ee', 1.6)
    a.path('M-9-50C-11-34-8-22 0-22S11-34 9-50Z', '#ffffff', 'opacity=".38"')
    a.path('M-9.6-38C-9-28-6-23 0-23S9-28 9.6-38Z', wine)
    a.path(
      'M5-48C7-38 6-30 3-26',
      'none',
      'stroke="#fff" stroke-width="1.4" opacity=".7"',
    )
  })
}

export function bottle(
  a: Art,
  x: number,
  y: number,
  h: number,
  color = '#2f4a34',
  label: string = P.cream,
): void {
  a.at(x, y, h / 100, () => {
    const d = 'M-14 0V-52C-14-64-6-66-6-76V-96H6V-76C6-66 14-64 14-52V0Z'
    const tone = a.c(color)
    a.path(
      d,
      a.h(
        [0, darker(tone, 0.35)],
        [0.65, tone],
        [0.8, lighter(tone, 0.35)],
        [1, tone],
      ),
    )
    a.rect(-14, -42, 28, 26, a.c(label))
    a.rect(-9, -34, 18, 2.5, a.c(P.terra))
    a.rect(-9, -28, 12, 2, a.c(P.slate))
    a.rect(-7, -100, 14, 14, darker(a.c(P.rust), 0.2), 'rx="2"')
  })
}

/** A braided loaf seen from the side. */
export function challah(a: Art, x: number, y: number, w: number): void {
  const crust = a.c('#b9702f')
  a.shadow(x, y + 2, w * 0.58, w * 0.07, 0.35)
  a.at(x, y, w / 100, () => {
    a.path(
      'M-50-6C-48-24-26-36 0-37S48-24 50-6C48 2 30 3 0 3S-48 2-50-6Z',
      a.v([0, lighter(crust, 0.12)], [0.5, crust], [1, darker(crust, 0.35)]),
    )
    for (let i = 0; i < 5; i++) {
      const px = -36 + i * 18
      const k = 1 - Math.abs(i - 2) * 0.17
      const strand = `M${px - 13} ${-4}C${px - 12} ${-26 * k} ${px + 2} ${-40 * k} ${px + 13} ${-33 * k}C${px + 14} ${-16 * k} ${px + 6} 0 ${px - 4} 2Z`
      a.path(
        strand,
        a.v([0, '#eeb160'], [0.45, '#cf8436'], [1, darker(crust, 0.22)]),
        `stroke="${darker(crust, 0.3)}" stroke-width="1" stroke-opacity=".5"`,
      )
      a.path(
        `M${px - 5} ${-18 * k}Q${px + 1} ${-33 * k} ${px + 9} ${-31 * k}`,
        'none',
        'stroke="#ffe0a0" stroke-width="2.6" stroke-linecap="round" opacity=".75"',
      )
      for (let s = 0; s < 4; s++)
        a.ell(
          px + a.rr(-5, 8),
          a.rr(-28, -12) * k,
          1.1,
          0.7,
          '#fff0cd',
          'opacity=".9"',
        )
    }
  })
}

export function candle(
  a: Art,
  x: number,
  y: number,
  h: number,
  metal: string = P.gold,
): void {
  const tone = a.c(metal)
  a.glow(x, y - h * 1.08, h * 1.1, '#ffca72', 0.55)
  a.at(x, y, h / 100, () => {
    const m = a.h(
      [0, darker(tone, 0.4)],
      [0.55, tone],
      [0.75, lighter(tone, 0.55)],
      [1, tone],
    )
    a.path(
      'M-17 0C-17-6-6-7-4-14-8-20-8-25-3.5-29-6-36-6-40-3-46L-11-54H11L3-46C6-40 6-36 3.5-29 8-25 8-20 4-14 6-7 17-6 17 0Z',
      m,
    )
    a.rect(
      -5,
      -90,
      10,
      37,
      a.h([0, '#e9dcc2'], [0.6, '#fff9ec'], [1, '#f1e3c8']),
    )
    a.line(0, -90, 0, -94, '#4a3a2c', 1.4)
    a.path(
      'M0-116C7-106 7-97 0-92-7-97-7-106 0-116Z',
      a.v([0, '#fff2c4'], [0.6, '#ffcb5c'], [1, '#f08c3a']),
    )
    a.path('M0-106C3-101 3-97 0-94-3-97-3-101 0-106Z', '#fffbe8')
  })
}

/** A stemmed silver cup. */
export function goblet(
  a: Art,
  x: number,
  y: number,
  h: number,
  metal = '#c9ced6',
): void {
  const tone = a.c(metal)
  a.at(x, y, h / 60, () => {
    const m = a.h(
      [0, darker(tone, 0.4)],
      [0.5, tone],
      [0.72, '#ffffff'],
      [1, darker(tone, 0.1)],
    )
    a.path('M-15 0C-15-5-4-5-3-12L-4-24H4L3-12C4-5 15-5 15 0Z', m)
    a.path('M-16-60C-17-38-13-24 0-24S17-38 16-60Z', m)
    a.ell(0, -60, 16, 4, '#6d1f31')
    a.path(
      'M-15-44H15',
      'none',
      `stroke="${darker(tone, 0.35)}" stroke-width="1.6" stroke-dasharray="4 3"`,
    )
  })
}

/** A plate in perspective with something on it. */
export function plate(
  a: Art,
  x: number,
  y: number,
  w: number,
  food: 'greens' | 'fish' | 'dip' | 'fruit' | 'none' = 'greens',
): void {
  const china = mix(a.c(P.white), '#ffffff', 0.3)
  a.ell(x, y + w * 0.05, w * 0.52, w * 0.15, '#2a2233', 'opacity=".22"')
  a.ell(x, y, w * 0.5, w * 0.145, china)
  a.ell(x, y + w * 0.01, w * 0.36, w * 0.095, darker(china, 0.08))
  const dab = (n: number, colors: string[], r: number): void => {
    for (let i = 0; i < n; i++)
      a.blob(
        x + a.rr(-0.24, 0.24) * w,
        y - a.rr(0, 0.09) * w,
        r * w,
        r * w * 0.7,
        a.c(a.pick(colors)),
      )
  }
  if (food === 'greens') dab(11, [P.leaf, P.olive, '#94a65a', P.terra], 0.06)
  else if (food === 'fruit') dab(9, [P.terra, P.gold, '#8a2f46', P.olive], 0.06)
  else if (food === 'dip') {
    a.ell(x, y - w * 0.02, w * 0.27, w * 0.08, a.c('#e6cfa0'))
    a.ell(x + w * 0.02, y - w * 0.025, w * 0.12, w * 0.035, a.c(P.ochre))
    dab(3, [P.leaf], 0.03)
  } else if (food === 'fish') {
    a.path(
      `M${x - w * 0.28} ${y - w * 0.02}Q${x - w * 0.05} ${y - w * 0.16} ${x + w * 0.2} ${y - w * 0.03}L${x + w * 0.3} ${y - w * 0.09}V${y + w * 0.04}L${x + w * 0.2} ${y - w * 0.02}Q${x - w * 0.05} ${y + w * 0.07} ${x - w * 0.28} ${y - w * 0.02}Z`,
      a.c('#d58d68'),
    )
    dab(4, [P.leaf, P.gold], 0.035)
  }
}

import { Art, H, W } from './art.ts'
import { darker, lighter, mix, P } from './color.ts'
import { branch } from './greenery.ts'

function mapSheet(a: Art): void {
  a.group('transform="rotate(-7 600 400)"', () => {
    a.rect(192, 112, 830, 600, '#101828', 'opacity=".3"')
    const paper = a.c('#efe3c6')
    for (let i = 0; i < 4; i++)
      a.rect(180 + i * 205, 96, 205, 600, i % 2 ? paper : darker(paper, 0.07))
    a.clip('M180 96H1000V696H180Z', () => {
      a.path(
        'M180 520C300 470 330 600 470 560 560 530 540 440 660 430 800 420 820 560 1000 520V696H180Z',
        mix(a.c(P.teal), paper, 0.4),
      )
      a.path(
        'M180 96H520C500 180 380 190 360 260 340 330 240 300 180 350Z',
        mix(a.c(P.olive), paper, 0.45),
      )
      a.path(
        'M760 96H1000V330C920 350 900 270 830 250 760 230 790 160 760 96Z',
        mix(a.c(P.ochre), paper, 0.5),
      )
      for (let i = 0; i < 7; i++)
        a.stroke(
          `M180 ${150 + i * 80}Q${380 + i * 30} ${90 + i * 90} 620 ${180 + i * 66}T1000 ${140 + i * 76}`,
          darker(paper, 0.2),
          2,
          'opacity=".5"',
        )
      a.stroke(
        'M260 580C360 420 470 480 560 340S760 300 880 200',
        a.c(P.terra),
        7,
        'stroke-dasharray="16 14"',
      )
      for (const [x, y, c] of [
        [260, 580, P.deep],
        [560, 340, P.olive],
        [880, 200, P.terra],
      ] as const) {
        a.path(
          `M${x} ${y}C${x - 14} ${y - 24} ${x - 28} ${y - 36} ${x - 28} ${y - 54}A28 28 0 0 1 ${x + 28} ${y - 54}C${x + 28} ${y - 36} ${x + 14} ${y - 24} ${x} ${y}Z`,
          a.c(c),
        )
        a.circ(x, y - 54, 11, paper)
      }
    })
  })
}

/** Planning a trip: a map, a compass and a notebook on a table. */
export function planning(a: Art): void {
  const wood = a.c('#7b5236')
  a.rect(0, 0, W, H, darker(wood, 0.5))
  for (let i = 0; i < 8; i++)
    a.rect(
      0,
      i * 100,
      W,
      98,
      a.h([0, darker(wood, a.rr(0, 0.2))], [1, lighter(wood, a.rr(0, 0.14))]),
    )
  mapSheet(a)
  compass(a, 980, 590)
  a.group('transform="rotate(12 150 600)"', () => {
    a.rect(48, 490, 200, 280, '#101828', 'opacity=".3" rx="10"')
    a.rect(36, 478, 200, 280, a.c(P.deep), 'rx="10"')
    a.rect(36, 478, 26, 280, darker(a.c(P.deep), 0.3), 'rx="8"')
    a.stroke('M110 560H190M110 580H170', a.c(P.gold), 4)
    a.circ(150, 650, 34, 'none', `stroke="${a.c(P.gold)}" stroke-width="4"`)
  })
  a.circ(1060, 170, 96, '#101828', 'opacity=".3"')
  a.circ(1050, 158, 96, a.c(P.white))
  a.circ(1050, 158, 62, a.c('#4a2c1e'))
  a.path(
    'M1010 150Q1050 120 1090 152Q1060 190 1024 184Q1000 170 1010 150Z',
    a.c('#8a5a3c'),
    'opacity=".6"',
  )
  branch(a, -20, 80, 320, 15, P.olive)
  a.glow(160, 60, 800, a.m.sun, 0.35)
}

function compass(a: Art, x: number, y: number): void {
  const gold = a.c(P.gold)
  a.circ(x + 12, y + 16, 112, '#101828', 'opacity=".35"')
  a.circ(
    x,
    y,
    112,
    a.h([0, darker(gold, 0.35)], [0.6, gold], [1, lighter(gold, 0.4)]),
  )
  a.circ(x, y, 92, a.c(P.cream))
  for (let i = 0; i < 24; i++)
    a.rect(
      x - 1.5,
      y - 86,
      3,
      i % 6 ? 8 : 16,
      a.c(P.deep),
      `transform="rotate(${i * 15} ${x} ${y})"`,
    )
  a.group(`transform="rotate(32 ${x} ${y})"`, () => {
    a.poly(
      [
        [x, y - 66],
        [x + 14, y],
        [x - 14, y],
      ],
      a.c(P.terra),
    )
    a.poly(
      [
        [x, y + 66],
        [x + 14, y],
        [x - 14, y],
      ],
      a.c(P.deep),
    )
    a.circ(x, y, 8, gold)
  })
}

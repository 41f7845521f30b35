import { Art } from './art.ts'
import { house } from './buildings.ts'
import { P } from './color.ts'
import { branch, bush } from './greenery.ts'
import { ground, hills } from './land.ts'
import { by3 } from './lists.ts'
import { arcade } from './masonry.ts'
import { pennant } from './objects.ts'
import { cypress, palm } from './plants.ts'
import { sky } from './sky.ts'

export function gardenResidence(a: Art): void {
  sky(a, { horizon: 470, sunX: 280, sunY: 130, clouds: 4 })
  hills(a, 450, 56, P.slate, 0.55, 4)
  hills(a, 510, 30, P.olive, 0.35, 5)
  house(a, 360, 610, 560, 330, '#efdcb8', {
    roof: 'tile',
    rows: 1,
    cols: 5,
    window: { shape: 'round', shutter: P.teal, surround: P.cream },
    ground: 180,
  })
  arcade(a, 340, 614, 600, 170, 5, '#f4e6c9')
  house(a, 830, 612, 190, 430, '#efdcb8', {
    roof: 'tile',
    rows: 3,
    cols: 1,
    window: { shape: 'round', bars: 2, surround: P.cream },
  })
  pennant(a, 925, 150, 120, P.teal)
  ground(a, 620, '#93a463')
  a.path(
    'M590 616H680C720 680 520 720 460 800H820C780 720 800 680 680 616Z',
    a.c('#e8d8b4'),
  )
  palm(a, 240, 660, 400, 8)
  palm(a, 150, 690, 300, -8)
  cypress(a, 1080, 660, 380)
  for (const [x, y, w] of by3([
    330, 700, 220, 930, 710, 240, 120, 780, 300, 1080, 790, 280,
  ]))
    bush(a, x, y, w, P.leaf, x % 4 ? P.rose : P.terra)
  branch(a, 1220, 30, 340, 155, P.olive)
}

import { Art, W } from './art.ts';
import { P, darker, lighter, mix } from './color.ts';
import { arcade, column, dome, house, pediment, wall } from './buildings.ts';
import { lampPost, menorah, pennant } from './fittings.ts';
import { vase } from './furniture.ts';
import { ground, hills, paving } from './land.ts';
import { door, glass, opening } from './openings.ts';
import { bush, cypress, olive, palm, pot, roundTree, branch } from './plants.ts';
import { framed, lightPatch, shell } from './rooms.ts';
import { birds, sky } from './sky.ts';
import { goblet } from './tables.ts';
import { skyline, stoneQuarter, townRow } from './towns.ts';

function portico(a: Art, x: number, base: number, w: number, h: number, n: number, color: string): void {
  const tone = a.c(color);
  a.rect(x, base - h, w, h, a.v([0, darker(tone, 0.62)], [1, darker(tone, 0.36)]));
  door(a, x + w / 2 - h * 0.16, base, h * 0.32, h * 0.66, P.deep, { shape: 'flat', surround: color, glow: a.m.night });
  for (let i = 0; i < n; i++) column(a, x + (w * (i + 0.5)) / n, base, w * 0.055, h, color);
  pediment(a, x - w * 0.02, base - h, w * 1.04, w * 0.15, color);
  for (let i = 0; i < 4; i++) {
    a.rect(x - 14 - i * 18, base + i * 11, w + 28 + i * 36, 11, lighter(tone, i % 2 ? 0.1 : 0.34));
    a.rect(x - 14 - i * 18, base + i * 11 + 8, w + 28 + i * 36, 3, darker(tone, 0.25));
  }
}

export function classicMuseum(a: Art): void {
  sky(a, { horizon: 500, sunX: 240, sunY: 170, clouds: 5 });
  townRow(a, 590, 150, 0.5, [P.cream, P.sand, P.stone], ['mansard', 'flat']);
  house(a, 110, 620, 980, 290, P.stone, { roof: 'flat', rows: 2, cols: 10, window: { shape: 'segment', surround: P.cream, bars: 3 } });
  dome(a, 600, 240, 120, '#6f9a94', 0.08, 0.9, true);
  wall(a, 470, 236, 260, 100, P.stone);
  portico(a, 370, 610, 460, 250, 6, '#efe2c6');
  paving(a, 648, '#dcccab', 600);
  ground2(a);
  for (const x of [200, 980]) {
    const tone = a.c(x < 600 ? P.deep : P.terra);
    a.rect(x, 390, 46, 170, a.v([0, tone], [1, darker(tone, 0.25)]));
    a.circ(x + 23, 440, 13, a.c(P.gold));
    a.path(opening(x + 10, 476, 26, 60), a.c(P.cream));
  }
  roundTree(a, 90, 740, 330);
  roundTree(a, 1110, 740, 350);
  lampPost(a, 300, 740, 210);
  lampPost(a, 900, 740, 210);
  birds(a, 800, 150, 6, a.c(P.slate));
}

function ground2(a: Art): void {
  for (const x of [-60, 880]) a.ell(x + 190, 740, 270, 34, a.c(P.leaf));
  for (const x of [-60, 880]) a.ell(x + 190, 734, 270, 32, a.c('#8f9d5b'));
}

export function modernMuseum(a: Art): void {
  sky(a, { horizon: 540, sunX: 960, sunY: 130, clouds: 3 });
  hills(a, 530, 30, P.olive, 0.5, 4);
  const c = a.c('#f1eadb');
  a.poly([[110, 620], [110, 360], [520, 250], [520, 620]], a.h([0, darker(c, 0.18)], [1, c]));
  a.poly([[520, 250], [720, 330], [720, 620], [520, 620]], darker(c, 0.32));
  a.poly([[600, 620], [600, 200], [1090, 300], [1090, 620]], a.h([0, lighter(a.c(P.terra), 0.12)], [1, a.c(P.terra)]));
  a.poly([[560, 240], [600, 200], [600, 620], [560, 620]], darker(a.c(P.terra), 0.4));
  for (let i = 0; i < 9; i++) a.poly([[640 + i * 50, 330 + i * 8], [662 + i * 50, 334 + i * 8], [662 + i * 50, 470], [640 + i * 50, 470]], glass(a, i % 3 === 1));
  a.rect(620, 510, 440, 110, glass(a, true));
  for (let i = 0; i < 9; i++) a.rect(620 + i * 55, 510, 6, 110, '#2c3440');
  a.poly([[150, 430], [470, 352], [470, 452], [150, 510]], glass(a, false));
  a.circ(300, 566, 30, darker(c, 0.2));
  paving(a, 620, '#ded2ba', 640);
  a.path('M-20 690H520Q560 730 480 800H-20Z', a.v([0, mix(a.m.mid, '#ffffff', 0.2)], [1, a.c(P.teal)]));
  a.poly([[110, 692], [520, 692], [500, 790], [130, 770]], a.c('#f1eadb'), 'opacity=".25"');
  const ring = a.c(P.gold);
  a.stroke('M820 720A70 70 0 1 1 822 720', darker(ring, 0.25), 18);
  a.stroke('M816 718A70 70 0 1 1 818 718', ring, 12);
  a.shadow(820, 732, 90, 12, 0.4);
  olive(a, 1070, 760, 330);
  bush(a, 950, 790, 200, P.olive);
  cypress(a, 60, 640, 260, 0.1);
}

export function gallery(a: Art): void {
  shell(a, 590, '#eee3cd', '#b58a60');
  const tone = a.c('#eee3cd');
  for (const x of [200, 1000]) a.path(opening(x - 110, 110, 220, 480), darker(tone, 0.16));
  for (const x of [200, 1000]) a.path(opening(x - 90, 130, 180, 460), a.v([0, mix(a.m.mid, '#ffffff', 0.4)], [1, a.c(P.sand)]));
  a.path(opening(400, 60, 400, 530), darker(tone, 0.12));
  a.path(opening(430, 90, 340, 500), a.v([0, a.c(P.deep)], [1, a.c(P.blue)]));
  a.glow(600, 380, 330, '#ffd591', 0.65);
  lightPatch(a, 100, 200, 590, 160);
  lightPatch(a, 900, 200, 590, -160);
  const plinth = (x: number, y: number, w: number, h: number): void => {
    a.shadow(x, y, w * 0.8, 16, 0.45);
    a.rect(x - w / 2, y - h, w, h, a.h([0, darker(tone, 0.28)], [1, lighter(tone, 0.3)]));
    a.rect(x - w * 0.56, y - h - 8, w * 1.12, 14, lighter(tone, 0.4));
  };
  plinth(600, 690, 220, 190);
  menorah(a, 600, 494, 250);
  plinth(250, 720, 130, 150);
  vase(a, 250, 564, 110, P.terra, P.sand);
  plinth(950, 720, 130, 150);
  goblet(a, 950, 564, 110);
  a.rect(884, 430, 132, 134, '#ffffff', 'opacity=".16" stroke="#fff" stroke-width="2"');
  framed(a, 316, 250, 74, 96, P.teal, P.olive);
  framed(a, 812, 250, 74, 96, P.terra, P.deep);
}

export function ruins(a: Art): void {
  sky(a, { horizon: 500, sunX: 820, sunY: 380, sunR: 40, clouds: 5 });
  hills(a, 470, 60, P.slate, 0.6, 3);
  const ridge = hills(a, 520, 36, P.olive, 0.4, 4);
  stoneQuarter(a, (x) => ridge(x) + 24, 0.5, 44, 700, 1240);
  ground(a, 580, '#c4ad79');
  wall(a, -20, 380, 330, 270, '#cfae78');
  a.path('M309 380L340 440 328 500 362 560V650H300Z', a.c('#c5a26c'));
  for (const x of [10, 180]) a.path(opening(x, 450, 96, 200), darker(a.c(P.stone), 0.6));
  for (const [x, h] of [[430, 330], [540, 330], [650, 250], [760, 330], [900, 140]] as const) column(a, x, 650, 44, h, '#efdfbd');
  a.rect(400, 296, 174, 26, lighter(a.c(P.stone), 0.2));
  a.rect(394, 286, 186, 12, lighter(a.c(P.stone), 0.4));
  for (let i = 0; i < 9; i++) {
    const [x, y] = [a.rr(360, 1160), a.rr(680, 780)];
    a.shadow(x, y + 10, 50, 8);
    a.rect(x - 34, y - 26, a.rr(40, 80), 34, a.h([0, darker(a.c(P.stone), 0.3)], [1, lighter(a.c(P.stone), 0.2)]), 'rx="4"');
  }
  cypress(a, 1040, 670, 330);
  cypress(a, 1130, 690, 270);
  olive(a, 100, 800, 300);
  bush(a, 1000, 780, 220, P.olive, P.rose);
}

/** Iron railings on low stone, open in the middle. */
function railings(a: Art, y: number, gap: [number, number], dark: string): void {
  for (let x = 10; x < W; x += 22) {
    if (x > gap[0] && x < gap[1]) continue;
    a.line(x, y - 84, x, y, dark, 3.4);
    a.poly([[x - 4, y - 84], [x, y - 96], [x + 4, y - 84]], dark);
  }
  for (const [x1, x2] of [[0, gap[0]], [gap[1], W]] as const) {
    a.rect(x1, y - 74, x2 - x1, 4, dark);
    a.rect(x1, y - 12, x2 - x1, 26, a.c(P.stone));
  }
  for (const x of gap) {
    a.rect(x - 20, y - 112, 40, 126, a.h([0, darker(a.c(P.stone), 0.2)], [1, lighter(a.c(P.stone), 0.25)]));
    a.rect(x - 26, y - 122, 52, 14, lighter(a.c(P.stone), 0.35));
    a.circ(x, y - 136, 14, a.c(P.stone));
  }
}

export function neoclassicVilla(a: Art): void {
  sky(a, { horizon: 480, sunX: 960, sunY: 120, clouds: 4 });
  hills(a, 500, 30, P.olive, 0.4, 4);
  for (let i = 0; i < 9; i++) roundTree(a, 30 + i * 145, 600, a.rr(230, 320), P.leaf, 0.3);
  house(a, 230, 600, 740, 320, '#f4ead6', { roof: 'tile', roofColor: P.slate, rows: 2, cols: 7, window: { surround: P.sand, bars: 3 }, courses: false });
  portico(a, 450, 590, 300, 290, 4, '#f8f0df');
  pennant(a, 600, 262, 190, P.teal);
  ground(a, 630, '#8fa061');
  a.path('M520 634H680L820 800H380Z', a.c('#e5d6b6'));
  for (const x of [300, 400, 800, 900]) bush(a, x, 672, 110, P.leaf, P.rose);
  railings(a, 740, [400, 800], '#26313f');
  cypress(a, 200, 690, 260);
  cypress(a, 1000, 690, 260);
}

export function cityMansion(a: Art): void {
  sky(a, { horizon: 520, sunX: 200, sunY: 330, clouds: 4 });
  townRow(a, 640, 290, 0.28, [P.cream, P.stone, P.sand], ['mansard'], -60, 300);
  townRow(a, 640, 290, 0.28, [P.cream, P.stone, P.sand], ['mansard'], 900, 1260);
  house(a, 270, 640, 660, 500, '#eadcc0', { roof: 'mansard', rows: 3, cols: 7, window: { surround: P.cream, shape: 'segment', bars: 3 }, balconies: 'iron', door: P.deep, ground: 170 });
  a.rect(470, 458, 260, 14, lighter(a.c(P.cream), 0.3));
  for (const x of [500, 700]) column(a, x, 640, 26, 170, P.cream);
  for (const [x, c] of [[400, P.teal], [800, P.teal]] as const) a.group(`transform="rotate(${x < 600 ? -24 : 24} ${x} 460)"`, () => pennant(a, x, 470, 170, c));
  paving(a, 640, '#cfc2a8', 600);
  railings(a, 712, [480, 720], '#26313f');
  lampPost(a, 160, 770, 260);
  lampPost(a, 1040, 770, 260);
  for (const x of [440, 760]) pot(a, x, 790, 90, P.rose, P.slate);
}

export function modernMission(a: Art): void {
  sky(a, { horizon: 540, sunX: 950, sunY: 170, sunR: 26, clouds: 3 });
  skyline(a, 640, 160, 330, 0.55, [P.slate, P.blue, P.sand]);
  const c = a.c('#e7dcc6');
  a.rect(200, 240, 640, 400, a.h([0, darker(c, 0.2)], [1, c]));
  a.poly([[840, 240], [1010, 290], [1010, 640], [840, 640]], darker(c, 0.42));
  for (let r = 0; r < 4; r++) {
    for (let i = 0; i < 12; i++) {
      a.rect(222 + i * 51, 262 + r * 74, 36, 56, glass(a, a.r() < a.m.lit * 0.8));
      a.rect(216 + i * 51, 258 + r * 74, 7, 64, lighter(c, 0.3));
    }
    a.rect(200, 322 + r * 74, 640, 8, darker(c, 0.2));
    a.poly([[860, 282 + r * 72], [990, 312 + r * 68], [990, 356 + r * 68], [860, 334 + r * 72]], glass(a, a.r() < 0.5));
  }
  a.rect(420, 552, 220, 88, a.v([0, '#ffe0a0'], [1, '#d58d48']));
  a.rect(400, 540, 260, 14, a.c(P.terra));
  for (let i = 0; i < 5; i++) a.rect(418 + i * 54, 552, 6, 88, '#2c3440');
  paving(a, 640, '#b9b1a8', 560);
  pennant(a, 130, 720, 430, P.teal);
  pennant(a, 1090, 720, 380, P.ochre, P.teal);
  olive(a, 280, 730, 240);
  bush(a, 820, 720, 300, P.leaf);
  bush(a, 960, 730, 220, P.olive);
}

export function gardenResidence(a: Art): void {
  sky(a, { horizon: 470, sunX: 280, sunY: 130, clouds: 4 });
  hills(a, 450, 56, P.slate, 0.55, 4);
  hills(a, 510, 30, P.olive, 0.35, 5);
  house(a, 360, 610, 560, 330, '#efdcb8', { roof: 'tile', rows: 1, cols: 5, window: { shape: 'round', shutter: P.teal, surround: P.cream }, ground: 180 });
  arcade(a, 340, 614, 600, 170, 5, '#f4e6c9');
  house(a, 830, 612, 190, 430, '#efdcb8', { roof: 'tile', rows: 3, cols: 1, window: { shape: 'round', bars: 2, surround: P.cream } });
  pennant(a, 925, 150, 120, P.teal);
  ground(a, 620, '#93a463');
  a.path('M590 616H680C720 680 520 720 460 800H820C780 720 800 680 680 616Z', a.c('#e8d8b4'));
  palm(a, 240, 660, 400, 8);
  palm(a, 150, 690, 300, -8);
  cypress(a, 1080, 660, 380);
  for (const [x, y, w] of [[330, 700, 220], [930, 710, 240], [120, 780, 300], [1080, 790, 280]] as const) bush(a, x, y, w, P.leaf, x % 4 ? P.rose : P.terra);
  branch(a, 1220, 30, 340, 155, P.olive);
}

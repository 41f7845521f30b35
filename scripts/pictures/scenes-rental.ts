import { Art, H, W } from './art.ts';
import { P, darker, lighter, mix } from './color.ts';
import { house, wall } from './buildings.ts';
import { lampPost, lantern, pendant, stringLights } from './fittings.ts';
import { lounger, lowTable, shelves, sofa, vase } from './furniture.ts';
import { ground, hills, mountains, paving, sea } from './land.ts';
import { door, glass, windowAt } from './openings.ts';
import { branch, bush, cypress, olive, palm, pine, pot, roundTree, vine } from './plants.ts';
import { curtain, framed, lightPatch, panes, rug, shell, type PaneOptions, type View } from './rooms.ts';
import { setTable } from './scenes-restaurant.ts';
import { birds, sky } from './sky.ts';
import { bottle, plate } from './tables.ts';
import { stoneQuarter, townRow } from './towns.ts';
import { car } from './vehicles.ts';

interface Living {
  view: View;
  wall: string;
  floor: string;
  sofa: string;
  accent: string;
  pane?: PaneOptions;
}

function livingRoom(a: Art, o: Living): void {
  shell(a, 580, o.wall, o.floor);
  panes(a, [[90, 90, 250, 470], [380, 90, 250, 470]], o.view, { shape: 'flat', cols: 2, rows: 3, horizon: 360, ...o.pane });
  curtain(a, 30, 66, 90, 520, P.cream, true);
  curtain(a, 600, 66, 90, 520, P.cream, false);
  if (!a.m.night) lightPatch(a, 120, 460, 580, 120);
  framed(a, 760, 150, 130, 160, o.accent, P.olive);
  framed(a, 920, 150, 180, 120, P.blue, o.accent);
  rug(a, 720, 680, 880, 110, o.accent, P.cream);
  sofa(a, 880, 690, 520, o.sofa, [o.accent, P.cream, P.olive]);
  lowTable(a, 640, 762, 260);
  vase(a, 640, 700, 74, P.white, P.leaf);
  const pole = '#3a332e';
  a.line(1160, 690, 1160, 360, pole, 6);
  a.glow(1150, 370, 300, '#ffd48a', a.m.night ? 0.6 : 0.25);
  a.path('M1110 320H1190L1214 396H1086Z', a.v([0, a.c(P.cream)], [1, '#ffdf9f']));
  pot(a, 350, 650, 110, undefined, P.terra);
  palm(a, 350, 610, 220, 4);
}

export const sunnyFlat = (a: Art): void =>
  livingRoom(a, { view: 'sea', wall: '#f0e5cf', floor: '#c69c6c', sofa: P.teal, accent: P.terra });
export const eveningLoft = (a: Art): void =>
  livingRoom(a, { view: 'city', wall: '#a8604a', floor: '#6e4b39', sofa: P.deep, accent: P.ochre, pane: { frame: '#2f3238' } });

export function terraceRow(a: Art): void {
  sky(a, { horizon: 500, sunX: 960, sunY: 110, clouds: 4 });
  townRow(a, 560, 150, 0.55, [P.cream, P.rose, P.sand], ['tile', 'gable']);
  const fronts = [P.rose, '#e9d6ae', '#8fb0b5', '#d9a566', '#c9b9a0'];
  const doors = [P.deep, P.rust, P.cream, P.pine, P.teal];
  fronts.forEach((c, i) => {
    const [x, w] = [-10 + i * 246, 244];
    house(a, x, 640, w, 440, c, { roof: i % 2 ? 'gable' : 'mansard', rows: 2, cols: 2, courses: false, window: { shape: 'segment', surround: P.white, bars: 3, ...(i % 2 ? { box: P.terra } : {}) }, ground: 180 });
    door(a, x + 36, 640, 66, 138, doors[i] ?? P.deep, { shape: 'segment', surround: P.white, steps: 2 });
    windowAt(a, x + 138, 510, 66, 86, { surround: P.white, bars: 2, box: P.rose });
  });
  paving(a, 656, '#d3c6ac', 600);
  a.rect(0, 716, W, 8, a.c(P.stone));
  a.rect(0, 724, W, 76, darker(a.c(P.slate), 0.2));
  roundTree(a, 240, 706, 320);
  roundTree(a, 980, 706, 350, P.olive);
  car(a, 480, 776, 1.2, P.terra);
  lampPost(a, 620, 712, 200);
}

export function gardenCottage(a: Art): void {
  sky(a, { horizon: 460, sunX: 900, sunY: 320, clouds: 4 });
  hills(a, 430, 60, P.slate, 0.55, 4);
  hills(a, 500, 34, P.olive, 0.35, 5);
  for (let i = 0; i < 9; i++) cypress(a, 60 + i * 136, 604, a.rr(110, 190), 0.26);
  ground(a, 590, '#99a45f');
  house(a, 330, 620, 420, 230, P.sand, { roof: 'tile', rows: 0 });
  house(a, 690, 620, 210, 310, P.stone, { roof: 'tile', rows: 2, cols: 1, window: { shape: 'round', shutter: P.blue, box: P.terra } });
  door(a, 500, 620, 84, 146, P.blue, { surround: P.cream, steps: 2 });
  for (const x of [390, 636]) windowAt(a, x, 452, 54, 84, { shape: 'segment', shutter: P.blue, box: P.terra });
  vine(a, 450, 400, 130, 190, '#b8507c');
  a.path('M500 640H590C640 700 560 740 640 800H380C440 730 470 700 500 640Z', a.c('#e6d3aa'));
  for (let r = 0; r < 4; r++) for (let i = 0; i < 6; i++) bush(a, 850 + i * 70 + r * 12, 650 + r * 44, 64 + r * 8, '#7c7f8f', '#8d6db0');
  olive(a, 180, 730, 360);
  for (const [x, y] of [[320, 680], [700, 670], [240, 790]] as const) bush(a, x, y, 150, P.leaf, P.rose);
  a.rect(-10, 700, 130, 60, a.c(P.stone), 'rx="10"');
  branch(a, 1220, 20, 380, 155, P.olive);
  birds(a, 700, 180, 5, a.c(P.slate));
}

/** A balcony laid for breakfast above an old town. */
export function balconyBreakfast(a: Art): void {
  sky(a, { horizon: 430, sunX: 840, sunY: 250, clouds: 4 });
  hills(a, 400, 60, P.slate, 0.6, 3);
  const ridge = hills(a, 440, 34, P.olive, 0.45, 4);
  stoneQuarter(a, (x) => ridge(x) + 30, 0.4, 50);
  stoneQuarter(a, () => 560, 0.18, 80);
  paving(a, 640, '#d9b58f', 600);
  const iron = '#2b2f3a';
  for (let x = 20; x < W; x += 30) {
    a.line(x, 500, x, 648, iron, 4);
    a.circ(x, 574, 6, iron);
  }
  a.rect(0, 490, W, 12, iron);
  a.rect(0, 640, W, 8, iron);
  setTable(a, 640, 770, 1.5, P.white, false);
  curtain(a, -30, -10, 150, 830, P.cream, true);
  curtain(a, 1070, -10, 160, 830, P.cream, false);
  pot(a, 230, 760, 130, P.rose);
  pot(a, 1000, 740, 110, P.terra);
}

export function kitchen(a: Art): void {
  shell(a, 620, '#eee2ca', '#b98a60', false);
  for (let r = 0; r < 6; r++) for (let c = 0; c < 22; c++) a.rect(c * 56, 290 + r * 36, 52, 32, mix(a.c(P.white), a.c((c + r) % 4 ? P.cream : P.teal), (c + r) % 4 ? 0.5 : 0.35), 'rx="3"');
  panes(a, [[440, 100, 320, 300]], 'garden', { shape: 'segment', cols: 2, rows: 2, horizon: 280 });
  shelves(a, 60, 110, 310, 150, 1, 3, P.wood, (x, y, w) => {
    for (let k = 0; k < 3; k++) a.rect(x + 4 + (k * w) / 3, y - 66 + k * 10, w / 3 - 8, 66 - k * 10, a.c([P.terra, P.cream, P.teal][k] ?? P.gold), 'rx="6"');
  });
  shelves(a, 830, 110, 310, 150, 1, 3, P.wood, (x, y, w, _h, i) => {
    if (i === 1) bottle(a, x + w / 2, y, 100);
    for (let k = 0; k < 4 && i !== 1; k++) a.ell(x + w / 2, y - 8 - k * 13, w * 0.42, 8, a.c(k % 2 ? P.blue : P.white));
  });
  const unit = a.c('#4f6a62');
  a.rect(0, 506, W, 126, a.v([0, unit], [1, darker(unit, 0.25)]));
  for (let i = 0; i < 9; i++) {
    a.rect(10 + i * 134, 520, 122, 106, lighter(unit, 0.08), 'rx="4"');
    a.rect(58 + i * 134, 532, 26, 5, a.c(P.gold), 'rx="2"');
  }
  a.rect(-10, 490, W + 20, 20, lighter(a.c(P.white), 0.4));
  a.path('M560 490V430Q560 396 592 396T624 430V440', 'none', `stroke="${darker(a.c(P.slate), 0.2)}" stroke-width="10"`);
  vase(a, 860, 490, 90, P.blue, P.leaf, P.gold);
  for (let i = 0; i < 5; i++) a.circ(250 + i * 26, 476 - (i % 2) * 14, 15, a.c(i % 2 ? P.gold : '#d9632f'));
  a.path('M230 464H380Q370 492 340 492H270Q240 492 230 464Z', a.c(P.blue));
  const top = a.c('#dcb581');
  a.shadow(600, 800, 560, 40, 0.5);
  a.poly([[180, 690], [1020, 690], [1120, 740], [80, 740]], a.v([0, lighter(top, 0.3)], [1, top]));
  a.rect(80, 740, 1040, 70, darker(top, 0.38));
  plate(a, 420, 712, 190, 'fruit');
  plate(a, 760, 716, 190, 'greens');
  vase(a, 600, 720, 84, P.terra, P.olive);
  for (const x of [380, 600, 820]) pendant(a, x, 90 + (x === 600 ? 0 : 20), 90, P.deep);
}

export function poolVilla(a: Art): void {
  sky(a, { horizon: 430, sunX: 900, sunY: 330, clouds: 5 });
  hills(a, 420, 44, P.slate, 0.55, 3, 500);
  sea(a, 432, 560, 900);
  paving(a, 540, '#dbc6a2', 800);
  const c = a.c(P.white);
  wall(a, 80, 330, 420, 270, P.white, 0, false);
  a.rect(40, 300, 560, 32, lighter(c, 0.3));
  wall(a, 80, 170, 260, 130, '#cda36f');
  a.rect(60, 150, 310, 22, lighter(c, 0.3));
  for (let i = 0; i < 3; i++) {
    a.rect(110 + i * 130, 360, 116, 236, glass(a, true));
    a.rect(164 + i * 130, 360, 5, 236, '#39404c');
  }
  for (const x of [112, 226]) a.rect(x, 196, 88, 80, glass(a, x > 200));
  for (const x of [520, 584]) a.rect(x, 332, 12, 268, darker(c, 0.2));
  const pool = 'M330 640H1040L1180 780H230Z';
  a.path(pool, a.c(P.stone), `stroke="${a.c(P.stone)}" stroke-width="22"`);
  a.path(pool, a.v([0, mix(a.m.low, '#7fc0c4', 0.5)], [1, '#2a6d86']));
  a.clip(pool, () => {
    for (let i = 0; i < 50; i++) {
      const t = a.r();
      a.rect(a.rr(240, 1120), 646 + t * 130, a.rr(30, 100), 1.5 + t * 2, a.m.sun, 'rx="1" opacity=".45"');
    }
  });
  lounger(a, 720, 616, 0.9, P.cream);
  lounger(a, 930, 616, 0.9, P.cream);
  palm(a, 1100, 640, 420, -8);
  palm(a, 1170, 680, 320, -8);
  palm(a, 650, 590, 330, 8);
  bush(a, 70, 640, 200, P.leaf, P.rose);
  pot(a, 190, 760, 120, P.rose);
  stringLights(a, 600, 320, 1090, 250, 9, 40);
}

export function chalet(a: Art): void {
  sky(a, { horizon: 500, sunX: 220, sunY: 120, sunR: 26, clouds: 3 });
  mountains(a, 520, 400, '#7c8cae', 0.3, true);
  hills(a, 530, 30, '#dfe6f0', 0.2, 3);
  for (let i = 0; i < 13; i++) pine(a, i * 100 + a.rr(-24, 24), 580 + a.rr(-10, 20), a.rr(120, 210), true, 0.25);
  hills(a, 600, 20, '#eef2fa', 0, 2);
  const cabin = (x: number, base: number, w: number): void => {
    const wood = a.c('#9a6238');
    const h = w * 0.46;
    a.rect(x, base - h, w, h, wood);
    for (let i = 0; i < 9; i++) a.rect(x, base - h + (h * i) / 9, w, 2.4, darker(wood, 0.35));
    a.poly([[x, base - h + 1], [x + w / 2, base - h - w * 0.42], [x + w, base - h + 1]], darker(wood, 0.14));
    windowAt(a, x + w * 0.4, base - h - w * 0.22, w * 0.2, w * 0.2, { lit: true, shape: 'round', frame: P.cream });
    for (const k of [0.1, 0.7]) windowAt(a, x + w * k, base - h * 0.78, w * 0.2, h * 0.42, { lit: true, frame: P.cream });
    door(a, x + w * 0.42, base, w * 0.16, h * 0.7, P.rust, { shape: 'flat', glow: true });
    a.stroke(`M${x - w * 0.12} ${base - h + w * 0.1}L${x + w / 2} ${base - h - w * 0.44}L${x + w * 1.12} ${base - h + w * 0.1}`, '#f3f6fc', w * 0.085);
    a.ell(x + w / 2, base + 16, w * 0.5, 18, a.radial([0, '#ffc46a', 0.5], [1, '#ffc46a', 0]));
  };
  cabin(760, 590, 180);
  cabin(230, 670, 380);
  a.path('M430 668Q520 720 480 800H320Q440 720 400 668Z', '#c9d3e6', 'opacity=".6"');
  for (const [x, h] of [[80, 420], [690, 330], [1010, 420], [1140, 520]] as const) pine(a, x, 740, h, true);
  lantern(a, 640, 690, 40);
  for (let i = 0; i < 90; i++) a.circ(a.r() * W, a.r() * H, a.rr(1, 3.2), '#ffffff', `opacity="${a.rr(0.3, 0.9).toFixed(2)}"`);
}

import { Art, H, W } from './art.ts';
import { P, darker, lighter, mix } from './color.ts';
import { arcade, house, wall } from './buildings.ts';
import { awning, lantern, pendant, stringLights } from './fittings.ts';
import { hills, paving, sea } from './land.ts';
import { opening, windowAt, door } from './openings.ts';
import { boat } from './vehicles.ts';
import { branch, cypress, olive, pot, vine } from './plants.ts';
import { panes, lightPatch, shell } from './rooms.ts';
import { sky } from './sky.ts';
import { bottle, candle, challah, chair, clothTable, goblet, parasol, plate, wineGlass } from './tables.ts';
import { townRow } from './towns.ts';

/** A table laid for two with chairs either side. */
export function setTable(a: Art, x: number, y: number, s: number, cloth: string = P.cream, light = true): void {
  chair(a, x - 118 * s, y, 150 * s, 1);
  chair(a, x + 118 * s, y, 150 * s, -1);
  clothTable(a, x, y - 108 * s, 200 * s, 108 * s, cloth);
  plate(a, x - 52 * s, y - 106 * s, 62 * s, 'greens');
  plate(a, x + 50 * s, y - 108 * s, 62 * s, 'fish');
  wineGlass(a, x - 16 * s, y - 104 * s, 44 * s);
  wineGlass(a, x + 88 * s, y - 112 * s, 42 * s);
  if (light) candle(a, x + 10 * s, y - 112 * s, 50 * s);
  else bottle(a, x + 12 * s, y - 110 * s, 74 * s);
}

export function seaTerrace(a: Art): void {
  sky(a, { horizon: 430, sunX: 800, sunY: 380, sunR: 30, clouds: 5 });
  hills(a, 420, 34, P.slate, 0.55, 3, 520);
  sea(a, 432, 640, 800);
  paving(a, 600, P.stone, 640);
  const rail = a.c(P.cream);
  for (let x = 20; x < W; x += 40) a.path(`M${x - 6} 602C${x - 14} 580 ${x - 3} 566 ${x - 6} 548H${x + 6}C${x + 3} 566 ${x + 14} 580 ${x + 6} 602Z`, a.h([0, darker(rail, 0.3)], [1, mix(rail, a.m.sun, 0.3)]));
  a.rect(0, 538, W, 14, lighter(rail, 0.2));
  a.rect(0, 598, W, 14, darker(rail, 0.1));
  const beam = darker(a.c(P.wood), 0.4);
  a.rect(70, 90, 20, 560, beam);
  a.rect(1110, 90, 20, 560, beam);
  a.rect(0, 76, W, 24, beam);
  for (let x = 10; x < W; x += 84) a.rect(x, 58, 16, 30, darker(beam, 0.2));
  stringLights(a, 80, 110, 600, 100, 9, 44);
  stringLights(a, 600, 100, 1120, 110, 9, 44);
  setTable(a, 330, 692, 0.95);
  setTable(a, 860, 740, 1.2, '#f0dcc4');
  pot(a, 60, 760, 110, P.rose);
  branch(a, 1220, 70, 330, 150, P.leaf);
}

export function streetCafe(a: Art): void {
  sky(a, { horizon: 500, sunX: 1050, sunY: 110, clouds: 3 });
  house(a, -60, 630, 330, 560, P.rose, { roof: 'tile', rows: 3, cols: 2, window: { shutter: P.olive }, courses: false, ground: 170 });
  house(a, 940, 630, 340, 500, P.sand, { roof: 'tile', rows: 3, cols: 2, window: { shutter: P.blue }, balconies: 'iron', flowers: P.rose, courses: false });
  house(a, 266, 630, 680, 590, P.cream, { roof: 'mansard', rows: 2, cols: 5, window: { shape: 'segment', surround: P.stone }, balconies: 'iron', flowers: P.terra, ground: 250 });
  const front = a.c(P.pine);
  a.rect(290, 400, 632, 230, a.v([0, front], [1, darker(front, 0.3)]));
  for (const x of [310, 440, 690, 808]) windowAt(a, x, 440, 100, 150, { lit: true, frame: '#2a4033', shape: 'segment', bars: 2 });
  door(a, 570, 630, 92, 186, P.rust, { shape: 'segment', surround: P.pine });
  awning(a, 286, 388, 640, 62, P.terra);
  paving(a, 630, '#d8c8ac', 600);
  setTable(a, 330, 738, 0.95, P.white, false);
  setTable(a, 880, 738, 0.95, P.white, false);
  pot(a, 548, 660, 60, P.rose);
  pot(a, 690, 660, 60, P.rose);
}

export function archedDining(a: Art): void {
  shell(a, 560, '#ead6b4', '#b07a4c');
  panes(a, [[120, 130, 220, 380], [490, 130, 220, 380], [860, 130, 220, 380]], 'garden', { rows: 3, horizon: 390 });
  const panel = a.c('#5f6f5a');
  a.rect(0, 520, W, 40, darker(panel, 0.1));
  for (let x = 0; x < W; x += 74) a.rect(x + 8, 530, 58, 22, lighter(panel, 0.14), 'rx="2"');
  for (const x of [120, 490, 860]) lightPatch(a, x, 220, 560);
  for (const x of [300, 600, 900]) pendant(a, x, 170, 96, P.deep);
  setTable(a, 600, 700, 0.92);
  setTable(a, 230, 762, 1.25, P.white);
  setTable(a, 980, 762, 1.25, P.white);
}

/** A laid Shabbat table before a window. */
export function shabbatTable(a: Art): void {
  shell(a, 560, '#c9a983', P.wood);
  panes(a, [[330, 60, 540, 420]], 'stone', { shape: 'segment', cols: 3, rows: 2, horizon: 300 });
  const cloth = a.c(P.white);
  a.rect(0, 540, W, 260, a.v([0, lighter(cloth, 0.3)], [0.3, cloth], [1, darker(cloth, 0.2)]));
  a.ell(600, 545, 720, 34, lighter(cloth, 0.45));
  a.rect(0, 700, W, 10, a.c(P.deep), 'opacity=".8"');
  a.rect(0, 720, W, 4, a.c(P.gold), 'opacity=".8"');
  plate(a, 190, 650, 220, 'dip');
  plate(a, 1010, 650, 220, 'fruit');
  a.path('M400 640Q600 610 800 640L830 668Q600 690 370 668Z', a.c(P.blue));
  challah(a, 510, 652, 210);
  challah(a, 700, 660, 210);
  candle(a, 330, 600, 170);
  candle(a, 420, 585, 170);
  goblet(a, 850, 640, 120);
  bottle(a, 935, 610, 190, '#3d2230');
  wineGlass(a, 90, 620, 110);
  wineGlass(a, 1110, 620, 110);
}

export function courtyard(a: Art): void {
  sky(a, { horizon: 420, sunX: 980, sunY: 90, clouds: 3 });
  cypress(a, 90, 400, 260, 0.2);
  cypress(a, 1120, 400, 300, 0.2);
  wall(a, 0, 210, W, 400, P.stone);
  for (const x of [70, 400, 730, 1040]) windowAt(a, x, 240, 66, 110, { shape: 'round', shutter: P.teal, surround: P.cream });
  arcade(a, 0, 620, W, 240, 6, P.stone);
  paving(a, 616, '#e0cda6', 560);
  olive(a, 600, 710, 480);
  a.ell(610, 694, 96, 20, a.c(P.sand));
  a.rect(514, 694, 192, 26, darker(a.c(P.sand), 0.18), 'rx="10"');
  setTable(a, 240, 748, 1.15, P.white, false);
  setTable(a, 980, 752, 1.15, P.white, false);
  pot(a, 440, 640, 60, P.rose);
  pot(a, 800, 640, 60, P.terra);
  vine(a, 330, 214, 150, 230, '#c2477a');
  vine(a, 910, 214, 150, 200, '#c2477a');
  for (let i = 0; i < 40; i++) a.ell(a.rr(300, 900), a.rr(690, 780), a.rr(14, 40), a.rr(3, 8), '#1c2436', 'opacity=".1"');
  branch(a, -20, 60, 340, 15, P.olive);
}

export function harbourTables(a: Art): void {
  sky(a, { horizon: 400, sunX: 300, sunY: 240, clouds: 5 });
  hills(a, 390, 40, P.olive, 0.5, 3, 460);
  townRow(a, 430, 92, 0.2, [P.cream, P.rose, P.sand, '#e8c9a0', P.white], ['tile'], 300, 1240);
  sea(a, 424, 650, 300);
  boat(a, 560, 520, 0.8, P.terra);
  boat(a, 260, 560, 1.1, P.blue);
  boat(a, 860, 490, 0.6, P.olive);
  paving(a, 640, P.stone, 500);
  a.rect(0, 630, W, 14, a.c(P.cream));
  parasol(a, 880, 740, 380, 420, P.terra);
  setTable(a, 880, 760, 1.2, P.white, false);
  parasol(a, 250, 720, 320, 360, P.cream);
  setTable(a, 250, 730, 0.95, P.white, false);
  pot(a, 560, 690, 80, P.rose);
}

export function nightBistro(a: Art): void {
  sky(a, { horizon: 520, sunX: 200, sunY: 110, sunR: 26, clouds: 3 });
  townRow(a, 620, 230, 0.3, [P.slate, P.deep, P.rust], ['tile', 'mansard'], -30, 300);
  townRow(a, 620, 230, 0.3, [P.slate, P.deep, P.rust], ['tile', 'flat'], 880, 1240);
  house(a, 220, 640, 760, 560, '#c9a882', { roof: 'flat', rows: 1, cols: 5, window: { shape: 'round' }, ground: 400 });
  for (let i = 0; i < 3; i++) {
    const x = 262 + i * 236;
    a.glow(x + 100, 500, 260, '#ffc46a', 0.5);
    a.path(opening(x, 290, 204, 350), a.v([0, '#ffdf9c'], [0.6, '#f0a551'], [1, '#b8683a']));
    a.clip(opening(x, 290, 204, 350), () => {
      pendantIn(a, x + 102, 400);
      a.rect(x, 540, 204, 100, '#6e3e2b', 'opacity=".75"');
      for (const k of [40, 110, 165]) wineGlass(a, x + k, 542, 34);
      for (const k of [1, 2, 3]) a.rect(x + 51 * k - 2, 290, 4, 350, '#33281f');
      a.rect(x, 396, 204, 4, '#33281f');
    });
  }
  paving(a, 640, '#8f8894', 600);
  for (const x of [364, 600, 836]) a.ell(x, 690, 150, 34, a.radial([0, '#ffc46a', 0.45], [1, '#ffc46a', 0]));
  setTable(a, 180, 752, 1.1);
  setTable(a, 1000, 760, 1.15);
  lantern(a, 242, 330, 40);
  lantern(a, 958, 330, 40);
}

function pendantIn(a: Art, x: number, y: number): void {
  a.line(x, 290, x, y, '#33281f', 2.5);
  a.path(`M${x - 34} ${y + 26}Q${x - 30} ${y} ${x} ${y}T${x + 34} ${y + 26}Z`, '#33281f');
  a.ell(x, y + 26, 34, 5, '#fff3cf');
}

/** Plates seen from above on a wooden table. */
export function fromAbove(a: Art): void {
  const wood = a.c('#a9764a');
  a.rect(0, 0, W, H, wood);
  for (let i = 0; i < 9; i++) {
    const x = i * 136;
    a.rect(x, 0, 133, H, a.v([0, lighter(wood, a.rr(0, 0.2))], [1, darker(wood, a.rr(0, 0.2))]));
    for (let k = 0; k < 4; k++) a.line(x + a.rr(16, 118), a.rr(0, 300), x + a.rr(16, 118), a.rr(400, 800), darker(wood, 0.3), 1);
  }
  a.group('transform="rotate(-14 600 400)"', () => {
    a.rect(-200, 290, 1600, 240, a.c('#e9dfc9'));
    for (const y of [306, 505]) a.rect(-200, y, 1600, 10, a.c(P.blue));
  });
  const dish = (x: number, y: number, r: number, rim: string, inner: string): void => {
    a.circ(x + 12, y + 18, r, '#1d1420', 'opacity=".28"');
    a.circ(x, y, r, a.radial([0, lighter(a.c(rim), 0.4)], [0.8, a.c(rim)], [1, darker(a.c(rim), 0.14)]));
    a.circ(x, y, r * 0.76, a.c(inner));
  };
  dish(600, 400, 190, P.white, '#f0e6d2');
  for (let i = 0; i < 26; i++) a.blob(600 + a.rr(-96, 96), 400 + a.rr(-90, 90), a.rr(22, 42), a.rr(16, 30), a.c(a.pick([P.leaf, P.olive, '#9bb05f', '#6f8d49'])));
  for (let i = 0; i < 9; i++) a.circ(600 + a.rr(-100, 100), 400 + a.rr(-90, 90), a.rr(13, 19), a.c(i % 3 ? '#c7462f' : P.gold));
  dish(250, 230, 130, P.teal, '#e8d2a4');
  a.path('M190 230C190 190 310 180 312 232 314 280 220 290 214 250 210 220 280 216 280 240', 'none', `stroke="${a.c('#d6b87c')}" stroke-width="10" stroke-linecap="round"`);
  a.circ(256, 236, 22, a.c(P.ochre));
  for (let i = 0; i < 8; i++) a.circ(252 + a.rr(-60, 60), 232 + a.rr(-60, 60), 6, a.c(P.leaf));
  dish(960, 590, 140, P.deep, '#f3e9d6');
  for (let i = 0; i < 7; i++) {
    const t = (i / 7) * 6.28;
    a.blob(960 + Math.cos(t) * 66, 590 + Math.sin(t) * 66, 28, 26, a.c('#a9632f'), 0.1);
    a.blob(966 + Math.cos(t) * 66, 584 + Math.sin(t) * 66, 18, 15, a.c('#cd8b4a'), 0.1);
  }
  dish(900, 190, 92, P.cream, '#7c2437');
  dish(300, 600, 110, P.cream, '#d6a04d');
  for (let i = 0; i < 12; i++) a.ell(300 + a.rr(-56, 56), 600 + a.rr(-56, 56), 17, 12, a.c(i % 2 ? '#4d5a2c' : '#3b2a3d'));
  branch(a, 1230, 330, 320, 165, P.olive);
  branch(a, -30, 770, 280, -25, P.olive);
  a.glow(150, 60, 800, a.m.sun, 0.3);
}

import { Art, H, W } from './art.ts';
import { P, darker, lighter, mix } from './color.ts';
import { arcade, column, dome, house, wall } from './buildings.ts';
import { books, lampPost, lantern, menorah, star6 } from './fittings.ts';
import { shelves, tableLamp } from './furniture.ts';
import { ground, hills, paving } from './land.ts';
import { door, opening, windowAt } from './openings.ts';
import { branch, bush, cypress, olive, pot, roundTree, vine } from './plants.ts';
import { lightPatch, shell } from './rooms.ts';
import { ark, chandelier, hangingLamp, pews, rose, stainedWindow } from './sacred.ts';
import { birds, sky } from './sky.ts';
import { chair } from './tables.ts';
import { skyline, stoneQuarter, townRow, turret } from './towns.ts';

export function domedStone(a: Art): void {
  sky(a, { horizon: 520, sunX: 950, sunY: 150, clouds: 4 });
  const ridge = hills(a, 500, 36, P.olive, 0.5, 4);
  stoneQuarter(a, (x) => ridge(x) + 24, 0.45, 50);
  dome(a, 600, 310, 150, P.teal, 0.03, 0.92, true);
  wall(a, 446, 300, 308, 60, P.stone);
  for (let i = 0; i < 7; i++) windowAt(a, 466 + i * 40, 312, 22, 36, { shape: 'round', bars: 0, lit: false });
  house(a, 240, 620, 720, 262, P.stone, { roof: 'flat', rows: 0 });
  for (const x of [282, 366, 790, 874]) windowAt(a, x, 400, 48, 130, { shape: 'round', surround: P.cream, bars: 4 });
  wall(a, 460, 330, 280, 290, '#f0e2c5');
  a.poly([[446, 332], [600, 270], [754, 332]], lighter(a.c(P.stone), 0.35));
  rose(a, 600, 400, 44);
  door(a, 552, 620, 96, 150, P.deep, { steps: 3 });
  for (const x of [490, 680]) windowAt(a, x, 480, 34, 100, { shape: 'round', bars: 3 });
  paving(a, 636, '#e3d2ae', 600);
  cypress(a, 190, 660, 380);
  cypress(a, 110, 690, 300);
  cypress(a, 1010, 660, 400);
  cypress(a, 1100, 700, 320);
  olive(a, 330, 730, 250);
  for (const x of [500, 700]) pot(a, x, 690, 70, P.rose);
  bush(a, 960, 720, 190, P.leaf, P.rose);
}

export function prayerHall(a: Art): void {
  shell(a, 560, '#e9d6b2', '#9b6a45');
  const tone = a.c('#e9d6b2');
  for (let i = 0; i < 5; i++) a.path(`M${120 + i * 240 - 130} 0Q${120 + i * 240} 150 ${120 + i * 240 + 130} 0Z`, darker(tone, 0.1 + (i % 2) * 0.05));
  for (const x of [70, 250, 850, 1030]) stainedWindow(a, x, 170, 100, 280);
  for (const x of [70, 850]) lightPatch(a, x + 40, 220, 560, x < 600 ? 120 : -160);
  a.path(opening(390, 70, 420, 490), darker(tone, 0.16));
  a.path(opening(412, 92, 376, 468), a.v([0, lighter(tone, 0.2)], [1, darker(tone, 0.04)]));
  ark(a, 600, 540, 200, 360);
  hangingLamp(a, 600, 156, 30);
  chandelier(a, 250, 130, 180);
  chandelier(a, 950, 130, 180);
  a.poly([[545, 588], [655, 588], [760, H], [440, H]], a.c('#8b3a3a'));
  a.poly([[553, 588], [647, 588], [742, H], [458, H]], a.c('#a5493f'));
  pews(a, 610, 4, P.wood);
  menorah(a, 410, 540, 130);
  menorah(a, 790, 540, 130);
}

export function moorish(a: Art): void {
  sky(a, { horizon: 540, sunX: 300, sunY: 300, clouds: 5 });
  townRow(a, 640, 190, 0.4, [P.cream, P.rose, P.sand], ['tile', 'mansard'], -30, 330);
  townRow(a, 640, 190, 0.4, [P.cream, P.rose, P.sand], ['tile', 'mansard'], 880, 1240);
  const [c1, c2] = [a.c('#d9a878'), a.c(P.brick)];
  const striped = (x: number, y: number, w: number, h: number): void => {
    wall(a, x, y, w, h, '#e3bd8c', 0, false);
    for (let i = 0; i < h / 26; i += 2) a.rect(x, y + i * 26, w, Math.min(26, h - i * 26), c2, 'opacity=".5"');
    a.rect(x, y, w * 0.2, h, darker(c1, 0.5), 'opacity=".2"');
  };
  striped(400, 250, 400, 400);
  for (const x of [300, 790]) {
    striped(x, 190, 110, 460);
    a.rect(x - 8, 180, 126, 14, lighter(c1, 0.4));
    wall(a, x + 12, 110, 86, 70, '#e9c99b', 0, false);
    for (const k of [26, 60]) a.path(opening(x + k, 124, 22, 54, 'horseshoe'), darker(c1, 0.75));
    dome(a, x + 55, 108, 46, P.gold, 0, 1.2, true);
    for (let r = 0; r < 3; r++) windowAt(a, x + 36, 230 + r * 120, 38, 82, { shape: 'horseshoe', surround: P.cream, bars: 3 });
  }
  for (let i = 0; i < 9; i++) a.rect(404 + i * 45, 224, 28, 28, i % 2 ? c1 : lighter(c1, 0.3));
  rose(a, 600, 350, 70);
  for (const x of [440, 716]) windowAt(a, x, 320, 46, 120, { shape: 'horseshoe', surround: P.cream, bars: 3 });
  for (let i = 0; i < 3; i++) {
    const x = 434 + i * 118;
    a.path(opening(x - 8, 482, 112, 168, 'horseshoe'), lighter(c1, 0.4));
    door(a, x + 6, 650, 84, 144, P.pine, { shape: 'horseshoe', surround: P.cream, glow: true });
  }
  paving(a, 648, '#cfb896', 600);
  lampPost(a, 210, 740, 230);
  lampPost(a, 990, 740, 230);
  roundTree(a, 90, 740, 300, P.leaf);
  roundTree(a, 1110, 740, 320, P.leaf);
}

/** A lane between tall stone walls, a small lit door at its end. */
export function laneDoor(a: Art): void {
  sky(a, { horizon: 420, sunX: 640, sunY: 100, sunR: 24, clouds: 2 });
  house(a, 380, 590, 440, 400, '#dcc39a', { roof: 'flat', rows: 1, cols: 3, window: { shape: 'round' }, ground: 250 });
  dome(a, 600, 186, 110, P.cream, 0.1, 0.7);
  a.path(opening(530, 400, 140, 190), a.v([0, '#ffe2a0'], [1, '#e3964c']));
  star6(a, 600, 354, 28, a.c(P.gold), 5);
  door(a, 548, 590, 104, 160, P.blue, { glow: true, steps: 3 });
  for (const x of [498, 702]) lantern(a, x, 440, 36);
  const stone = a.c(P.stone);
  const side = (dir: 1 | -1): void => {
    const x = (v: number): number => (dir > 0 ? v : W - v);
    a.poly([[x(0), -10], [x(400), 170], [x(400), 590], [x(0), H]], a.h([0, darker(stone, dir > 0 ? 0.55 : 0.08)], [1, darker(stone, dir > 0 ? 0.3 : 0.36)]));
    for (let i = 1; i < 16; i++) {
      const t = i / 16;
      a.line(x(0), -10 + 810 * t, x(400), 170 + 420 * t, darker(stone, 0.6), 1);
      for (let k = i % 2; k < 9; k += 2) {
        const jx = 400 * (k / 9) ** 0.8;
        const at = (v: number): number => -10 + 810 * v + ((170 + 420 * v + 10 - 810 * v) * jx) / 400;
        a.line(x(jx), at(t), x(jx), at(t + 1 / 16), darker(stone, 0.6), 1);
      }
    }
    for (const [wx, k] of [[110, 1], [270, 0.66]] as const) {
      const [ww, wh] = [80 * k, 170 * k];
      windowAt(a, x(wx) - ww / 2, 250, ww, wh, { shape: 'round', lit: k > 0.8, frame: P.wood, bars: 3, shutter: dir > 0 ? P.teal : P.blue });
      bush(a, x(wx), 250 + wh + 14, ww * 1.4, P.leaf, P.rose);
    }
  };
  side(1);
  side(-1);
  a.path('M396 176V340Q600 120 804 340V176Z', a.v([0, darker(stone, 0.12)], [1, darker(stone, 0.34)]));
  a.path('M396 340Q600 120 804 340L804 356Q600 142 396 356Z', darker(stone, 0.55));
  for (let i = 0; i < 9; i++) a.line(436 + i * 41, 176, 446 + i * 38.5, 300 - Math.sin(((i + 0.5) / 9) * 3.14) * 80, darker(stone, 0.4), 1.4);
  a.poly([[400, 590], [800, 590], [W, H], [0, H]], a.v([0, mix(stone, '#e9a660', 0.45)], [0.5, darker(stone, 0.2)], [1, darker(stone, 0.5)]));
  for (let i = 1; i < 9; i++) {
    const t = (i / 9) ** 1.7;
    const next = ((i + 1) / 9) ** 1.7;
    a.line(400 - 400 * t, 590 + 210 * t, 800 + 400 * t, 590 + 210 * t, darker(stone, 0.5), 2);
    for (let k = 0; k < 7; k++) {
      const f = (k + (i % 2 ? 0.25 : 0.75)) / 7;
      a.line(400 - 400 * t + (400 + 800 * t) * f, 590 + 210 * t, 400 - 400 * next + (400 + 800 * next) * f, 590 + 210 * next, darker(stone, 0.5), 1.6);
    }
  }
  pot(a, 160, 750, 120, P.rose);
  pot(a, 1040, 750, 120, P.terra);
}

export function brickGable(a: Art): void {
  sky(a, { horizon: 540, sunX: 980, sunY: 240, clouds: 4 });
  townRow(a, 630, 180, 0.45, ['#c9a27f', P.brick, P.sand], ['step', 'gable', 'tile']);
  const brick = a.c(P.brick);
  wall(a, 360, 290, 480, 350, P.brick);
  a.poly([[340, 300], [600, 80], [860, 300]], a.h([0, darker(brick, 0.16)], [1, mix(brick, a.m.sun, 0.16)]));
  a.stroke('M330 306L600 76L870 306', lighter(a.c(P.cream), 0.1), 16);
  for (const x of [350, 800]) turret(a, x, 640, 62, 420, P.brick, 'spire', 0, '#4c6b66');
  rose(a, 600, 250, 66);
  for (const x of [440, 510, 656, 726]) windowAt(a, x, 370, 34, 120, { shape: 'round', surround: P.cream, bars: 4 });
  windowAt(a, 580, 370, 40, 130, { shape: 'round', surround: P.cream, bars: 4 });
  a.rect(430, 516, 340, 12, a.c(P.cream));
  door(a, 550, 640, 100, 112, P.pine, { surround: P.cream, steps: 2 });
  for (const x of [466, 690]) windowAt(a, x, 552, 44, 70, { shape: 'segment', surround: P.cream });
  ground(a, 640, '#a7a068');
  a.path('M540 640H660L780 800H420Z', a.c('#d9c6a0'));
  roundTree(a, 170, 740, 420, P.ochre);
  roundTree(a, 1050, 730, 400, P.terra);
  roundTree(a, 300, 690, 220, '#b7793b');
  for (let i = 0; i < 60; i++) a.ell(a.r() * W, a.rr(660, 800), a.rr(4, 8), a.rr(2, 4), a.c(a.pick([P.ochre, P.terra, P.rust])));
  birds(a, 260, 180, 5, a.c(P.slate));
}

export function modernHall(a: Art): void {
  sky(a, { horizon: 540, sunX: 200, sunY: 200, sunR: 26, clouds: 3 });
  skyline(a, 620, 120, 300, 0.55, [P.slate, P.blue, P.sand]);
  const [c, d] = [a.c('#efe5d2'), a.c('#cdbb9b')];
  a.poly([[220, 640], [220, 330], [700, 170], [700, 640]], a.h([0, darker(c, 0.2)], [1, c]));
  a.poly([[700, 170], [980, 300], [980, 640], [700, 640]], a.h([0, darker(d, 0.35)], [1, darker(d, 0.2)]));
  for (let i = 0; i < 11; i++) {
    const x = 262 + i * 38;
    const top = 372 - i * 12.6 + (i % 3) * 22;
    a.glow(x + 8, (top + 600) / 2, 80, '#ffc66e', 0.12);
    a.rect(x, top, 16, 610 - top, a.v([0, '#ffe6ab'], [1, '#e9a253']), 'rx="2"');
  }
  star6(a, 840, 380, 62, '#ffdf9a', 8);
  a.glow(840, 380, 170, '#ffc66e', 0.4);
  a.rect(770, 510, 140, 130, a.v([0, '#ffdf9a'], [1, '#c9813f']));
  for (const x of [770, 815, 860, 905]) a.rect(x, 510, 6, 130, '#3b2f2a');
  a.poly([[740, 508], [960, 508], [1010, 494], [760, 494]], lighter(c, 0.2));
  paving(a, 640, '#a9a6aa', 760);
  a.rect(0, 690, W, 70, a.v([0, mix(a.m.low, P.deep, 0.35)], [1, mix(a.m.top, P.deep, 0.3)]));
  for (let i = 0; i < 11; i++) a.rect(262 + i * 38, 692, 16, 60, '#ffd688', 'opacity=".28"');
  olive(a, 120, 690, 260);
  olive(a, 1080, 690, 290);
  bush(a, 1010, 800, 330, P.leaf);
  bush(a, 130, 806, 300, P.leaf);
}

export function studyRoom(a: Art): void {
  shell(a, 590, '#d9bd92', '#8a5f40');
  shelves(a, 60, 90, 380, 490, 5, 2, P.wood, (x, y, w, h) => books(a, x, y, w, h));
  shelves(a, 760, 90, 380, 490, 5, 2, P.wood, (x, y, w, h) => books(a, x, y, w, h));
  stainedWindow(a, 510, 110, 180, 400, 'round');
  a.glow(600, 320, 420, a.m.sun, 0.3);
  lightPatch(a, 470, 260, 590, 0);
  const wood = a.c(P.wood);
  chair(a, 330, 716, 190, 1);
  chair(a, 870, 716, 190, -1);
  a.shadow(600, 770, 430, 30, 0.5);
  for (const x of [300, 880]) a.rect(x, 640, 20, 130, darker(wood, 0.35));
  a.poly([[290, 616], [910, 616], [980, 660], [220, 660]], a.v([0, lighter(wood, 0.3)], [1, wood]));
  a.rect(220, 660, 760, 18, darker(wood, 0.25));
  openBook(a, 480, 640, 1);
  openBook(a, 730, 642, 1);
  tableLamp(a, 600, 634, 110, P.olive);
  books(a, 850, 632, 74, 50);
  chandelier(a, 600, 70, 150);
}

function openBook(a: Art, x: number, y: number, s: number): void {
  const page = a.c(P.white);
  a.path(`M${x - 84 * s} ${y + 4}L${x - 66 * s} ${y - 22}Q${x - 28 * s} ${y - 34} ${x} ${y - 20}Q${x + 28 * s} ${y - 34} ${x + 66 * s} ${y - 22}L${x + 84 * s} ${y + 4}Q${x + 40 * s} ${y - 8} ${x} ${y + 8}Q${x - 40 * s} ${y - 8} ${x - 84 * s} ${y + 4}Z`, a.h([0, darker(page, 0.1)], [0.48, lighter(page, 0.3)], [0.52, darker(page, 0.2)], [1, page]));
  for (let i = 0; i < 3; i++) for (const k of [-1, 1]) a.line(x + k * 18, y - 14 + i * 6, x + k * 60, y - 18 + i * 6, darker(page, 0.3), 1.4);
}

export function whitewashed(a: Art): void {
  sky(a, { horizon: 500, sunX: 200, sunY: 110, clouds: 3 });
  hills(a, 480, 50, P.slate, 0.55, 4);
  house(a, -40, 640, 300, 380, '#f3ede0', { roof: 'flat', rows: 2, cols: 2, window: { shutter: P.blue }, courses: false, side: 0.3 });
  house(a, 930, 640, 330, 340, '#f0e6d6', { roof: 'tile', rows: 2, cols: 2, window: { shutter: P.blue }, courses: false });
  house(a, 250, 640, 700, 420, '#fbf6ea', { roof: 'flat', rows: 0, courses: false });
  dome(a, 600, 216, 120, '#4f86ad', 0, 0.86, true);
  for (const x of [320, 420, 740, 840]) windowAt(a, x, 300, 48, 100, { shape: 'round', frame: P.blue, surround: P.stone, bars: 3 });
  rose(a, 600, 310, 46, false, P.stone);
  arcade(a, 330, 640, 540, 200, 3, '#f6eedd');
  door(a, 548, 640, 104, 156, P.blue, { surround: P.cream });
  column(a, 330, 640, 26, 200, P.cream);
  column(a, 870, 640, 26, 200, P.cream);
  paving(a, 638, '#ecdfc4', 600);
  vine(a, 276, 236, 120, 300, '#c2477a');
  vine(a, 930, 236, 110, 220, '#c2477a');
  pot(a, 470, 690, 90, '#c2477a', P.blue);
  pot(a, 730, 690, 90, '#c2477a', P.blue);
  olive(a, 1110, 780, 380);
  branch(a, -20, 30, 360, 20, P.olive);
}

import { Art, H, W } from './art.ts';
import { P, darker, lighter, mix } from './color.ts';
import { arcade, house, wall } from './buildings.ts';
import { awning, books, crate, lampPost, lantern, menorah, pendant, star6, stringLights } from './fittings.ts';
import { shelves, vase } from './furniture.ts';
import { paving } from './land.ts';
import { door, glass, windowAt } from './openings.ts';
import { bush, pot, roundTree } from './plants.ts';
import { panes, shell } from './rooms.ts';
import { sky } from './sky.ts';
import { bottle, candle, challah, goblet } from './tables.ts';
import { townRow } from './towns.ts';

const CITRUS = [P.gold, '#e58b34', '#d9632f'];
const APPLES = ['#b63b33', '#c9573e', '#8fa24a'];
const GREENS = [P.leaf, P.olive, '#8fa24a'];

/** A shop front with one or two show windows; `fill` dresses each window. */
function front(a: Art, x: number, w: number, color: string, aw: string, fill: (x: number, y: number, w: number, h: number) => void): void {
  const paint = a.c(color);
  a.rect(x, 350, w, 290, a.h([0, darker(paint, 0.2)], [1, lighter(paint, 0.08)]));
  a.rect(x - 8, 332, w + 16, 24, lighter(paint, 0.18));
  const mid = x + w / 2;
  for (const wx of [x + 24, mid + 74]) {
    const ww = w / 2 - 98;
    a.rect(wx - 6, 414, ww + 12, 172, darker(paint, 0.35));
    a.rect(wx, 420, ww, 160, a.v([0, '#ffe3a6'], [0.7, '#f2b766'], [1, '#c98549']));
    a.clip(`M${wx} 420H${wx + ww}V580H${wx}Z`, () => {
      fill(wx, 420, ww, 160);
      a.path(`M${wx} 580L${wx + ww * 0.5} 420H${wx + ww * 0.66}L${wx + ww * 0.16} 580Z`, '#ffffff', 'opacity=".13"');
    });
    a.rect(wx - 10, 586, ww + 20, 10, lighter(paint, 0.3));
    a.rect(wx, 604, ww, 26, darker(paint, 0.16), 'rx="2"');
  }
  door(a, mid - 44, 640, 88, 206, color, { shape: 'flat', surround: color, glow: a.m.night });
  a.rect(mid - 32, 450, 64, 90, glass(a, true));
  awning(a, x - 6, 352, w + 12, 58, aw);
}

export function bakeryFront(a: Art): void {
  sky(a, { horizon: 500, sunX: 900, sunY: 100, clouds: 3 });
  house(a, -120, 640, 330, 500, P.sand, { roof: 'tile', rows: 3, cols: 2, window: { shutter: P.olive }, courses: false, ground: 180 });
  house(a, 1000, 640, 330, 540, P.rose, { roof: 'tile', rows: 3, cols: 2, window: { shutter: P.teal }, courses: false, ground: 180 });
  house(a, 205, 640, 800, 600, P.cream, { roof: 'tile', rows: 1, cols: 5, window: { shape: 'round', surround: P.stone, box: P.terra }, ground: 330 });
  front(a, 240, 730, P.pine, P.terra, (x, y, w, h) => {
    for (const k of [0.52, 0.98]) {
      a.rect(x, y + h * k - 5, w, 7, a.c(P.wood));
      for (let i = 0; i < 3; i++) challah(a, x + (w * (i + 0.5)) / 3, y + h * k - 7, w / 3.5);
    }
  });
  paving(a, 640, '#dbc9a8', 600);
  crate(a, 290, 724, 150, 62, ['#d79a4c', '#c4803a']);
  pot(a, 500, 690, 76, P.rose);
  pot(a, 712, 690, 76, P.rose);
  roundTree(a, 1110, 750, 340);
}

export function greengrocer(a: Art): void {
  sky(a, { horizon: 400, sunX: 200, sunY: 80, clouds: 2 });
  house(a, -20, 660, 1240, 640, '#ecd9b4', { roof: 'none', rows: 1, cols: 6, window: { shape: 'segment', shutter: P.teal }, ground: 440 });
  a.rect(80, 330, 1040, 330, a.v([0, '#5a3d2c'], [1, '#2f2422']));
  for (const x of [250, 600, 950]) pendant(a, x, 430, 70, P.cream);
  shelves(a, 110, 440, 980, 130, 1, 6, P.wood, (x, y, w, h, i) => {
    for (let k = 0; k < 5; k++) bottle(a, x + 18 + (k * w) / 5, y, h * 0.8, [P.olive, P.ochre, '#7c2437', P.teal][(i + k) % 4], P.cream);
  });
  awning(a, 60, 300, 1080, 84, P.leaf);
  paving(a, 660, '#d5c3a0', 600);
  const rows: readonly (readonly string[])[] = [CITRUS, GREENS, APPLES, ['#7a4a86', '#55305f'], CITRUS, GREENS];
  rows.forEach((f, i) => crate(a, 92 + i * 172, 662, 156, 62, f));
  const low: readonly (readonly string[])[] = [APPLES, [P.gold, '#f0cd6a'], GREENS, CITRUS, ['#b63b33'], [P.olive]];
  low.forEach((f, i) => crate(a, 60 + i * 184, 762, 168, 68, f));
}

export function judaica(a: Art): void {
  shell(a, 640, '#cdb28a', '#8c5d3d');
  shelves(a, 120, 40, 960, 408, 3, 4, P.wood, (x, y, w, h, i) => {
    const c = x + w / 2;
    a.glow(c, y - h * 0.6, w * 0.6, '#ffd591', 0.5);
    if (i % 6 === 0 || i === 7) menorah(a, c, y, h * 0.92, i ? '#c9ced6' : P.gold);
    else if (i % 4 === 1) for (const k of [-46, 46]) candle(a, c + k, y, h * 0.84, i > 4 ? '#c9ced6' : P.gold);
    else if (i % 4 === 2) for (const k of [-62, 0, 62]) goblet(a, c + k, y, h * (k ? 0.6 : 0.8), i > 4 ? P.gold : '#c9ced6');
    else if (i % 4 === 3) books(a, x + 12, y, w - 24, h * 0.88);
    else vase(a, c, y, h * 0.6, P.blue, P.leaf, P.rose);
  });
  const wood = a.c('#74482d');
  a.shadow(600, 800, 640, 30, 0.5);
  a.rect(60, 620, 1080, 180, a.v([0, wood], [1, darker(wood, 0.4)]));
  for (let i = 0; i < 5; i++) a.rect(90 + i * 208, 656, 188, 144, darker(wood, 0.2), 'rx="4"');
  a.rect(40, 600, 1120, 26, lighter(wood, 0.24), 'rx="4"');
  challah(a, 300, 604, 170);
  candle(a, 520, 604, 120);
  candle(a, 600, 604, 120);
  goblet(a, 720, 604, 96);
  menorah(a, 900, 604, 136);
}

export function marketStalls(a: Art): void {
  sky(a, { horizon: 460, sunX: 880, sunY: 150, clouds: 4 });
  townRow(a, 600, 200, 0.3, [P.stone, P.cream, P.sand, P.rose], ['tile', 'flat']);
  paving(a, 590, '#dbc8a2', 560);
  const stall = (x: number, base: number, w: number, c: string, fruits: readonly (readonly string[])[]): void => {
    for (const k of [0.03, 0.97]) a.rect(x + w * k - 5, base - w * 0.76, 10, w * 0.76, a.c(P.wood));
    a.rect(x, base - w * 0.24, w, w * 0.24, a.v([0, a.c('#9b6b42')], [1, darker(a.c('#9b6b42'), 0.4)]));
    fruits.forEach((f, i) => crate(a, x + 8 + (i * (w - 10)) / fruits.length, base - w * 0.23, (w - 30) / fruits.length, w * 0.1, f));
    awning(a, x - 16, base - w * 0.8, w + 32, w * 0.17, c);
    a.shadow(x + w / 2, base, w * 0.6, 16, 0.4);
  };
  stall(30, 640, 250, P.blue, [CITRUS, APPLES]);
  stall(910, 640, 260, P.olive, [GREENS, ['#7a4a86', '#55305f']]);
  stall(470, 620, 230, P.gold, [APPLES, GREENS]);
  stall(150, 770, 400, P.terra, [APPLES, GREENS, CITRUS]);
  stall(680, 775, 420, P.teal, [['#7a4a86', '#55305f'], CITRUS, [P.olive]]);
  stringLights(a, -20, 180, 1220, 170, 16, 60);
}

export function wineCellar(a: Art): void {
  const stone = a.c(P.stone);
  a.rect(0, 0, W, H, darker(stone, 0.35));
  wall(a, 0, 0, W, 640, '#d8c09a');
  for (let i = 0; i < 3; i++) {
    const x = 60 + i * 370;
    const d = `M${x} 640V300A170 170 0 0 1 ${x + 340} 300V640Z`;
    a.path(d, darker(stone, 0.75), `stroke="${lighter(stone, 0.2)}" stroke-width="18"`);
    a.clip(d, () => {
      a.glow(x + 170, 330, 300, '#ffbf6a', 0.5);
      for (let r = 0; r < 7; r++) {
        for (let c = 0; c < 7; c++) {
          const [cx, cy] = [x + 28 + c * 48 + (r % 2) * 12, 230 + r * 62];
          a.circ(cx, cy, 21, darker(a.c(P.wood), 0.35));
          a.circ(cx, cy, 14, a.c(['#2f4a34', '#5b1e2e', '#3d2230'][(r + c) % 3] ?? P.navy));
          a.circ(cx + 4, cy - 4, 5, '#ffffff', 'opacity=".22"');
        }
        a.rect(x, 253 + r * 62, 340, 6, a.c(P.wood));
      }
    });
  }
  paving(a, 640, '#b59a74', 600);
  const barrel = (x: number, y: number, s: number): void => a.at(x, y, s, () => {
    const w = a.c('#8a5a36');
    a.path('M-70 0Q-92-75-70-150H70Q92-75 70 0Z', a.h([0, darker(w, 0.45)], [0.6, w], [0.8, lighter(w, 0.25)], [1, darker(w, 0.1)]));
    for (const k of [-128, -96, -52, -20]) a.path(`M-80 ${k}Q0 ${k + 8} 80 ${k}V${k + 9}Q0 ${k + 17}-80 ${k + 9}Z`, '#3a3a42', 'opacity=".85"');
    a.ell(0, -150, 70, 12, lighter(w, 0.2));
  });
  a.shadow(600, 776, 500, 24, 0.5);
  barrel(230, 770, 1.15);
  barrel(970, 770, 1.15);
  barrel(600, 780, 0.95);
  bottle(a, 200, 596, 130, '#3d2230');
  bottle(a, 246, 598, 120);
  goblet(a, 950, 598, 70);
  bottle(a, 1000, 598, 130, '#5b1e2e');
  for (const x of [430, 800]) lantern(a, x - 16, 300, 44);
}

export function bookshop(a: Art): void {
  sky(a, { horizon: 520, sunX: 180, sunY: 110, sunR: 26, clouds: 3 });
  townRow(a, 640, 280, 0.3, [P.slate, P.rust, P.deep], ['tile', 'mansard'], -40, 240);
  townRow(a, 640, 280, 0.3, [P.slate, P.rust, P.deep], ['tile', 'mansard'], 940, 1240);
  house(a, 210, 640, 780, 590, '#b88a66', { roof: 'mansard', rows: 1, cols: 5, window: { shape: 'segment', surround: P.cream }, ground: 330 });
  front(a, 240, 720, P.blue, P.deep, (x, y, w, h) => {
    for (const k of [0.36, 0.68, 0.99]) {
      a.rect(x, y + h * k - 4, w, 6, a.c(P.wood));
      books(a, x + 6, y + h * k - 4, w - 12, h * 0.27);
    }
  });
  paving(a, 640, '#8b8794', 600);
  for (const x of [370, 830]) a.ell(x, 680, 200, 40, a.radial([0, '#ffc46a', 0.5], [1, '#ffc46a', 0]));
  for (const [x, y] of [[300, 720], [780, 720]] as const) {
    a.shadow(x + 60, y, 90, 12, 0.5);
    a.rect(x, y - 60, 130, 60, darker(a.c(P.wood), 0.1));
    books(a, x + 8, y - 58, 114, 50);
  }
  lampPost(a, 130, 750, 260);
  lampPost(a, 1070, 750, 260);
}

/** A community centre: arcade, courtyard, notice of a star over the door. */
export function communityHall(a: Art): void {
  sky(a, { horizon: 480, sunX: 960, sunY: 200, clouds: 5 });
  townRow(a, 560, 150, 0.5, [P.cream, P.sand, P.rose], ['tile', 'flat']);
  house(a, 170, 640, 860, 400, P.cream, { roof: 'flat', rows: 1, cols: 6, window: { shape: 'segment', surround: P.sand, bars: 3 }, ground: 220, balconies: 'iron', flowers: P.rose });
  wall(a, 480, 190, 240, 450, P.terra, 0, false);
  a.rect(468, 176, 264, 18, lighter(a.c(P.terra), 0.3));
  star6(a, 600, 280, 52, a.c(P.cream), 8);
  windowAt(a, 560, 360, 80, 90, { shape: 'segment', surround: P.cream, lit: true });
  arcade(a, 186, 640, 280, 180, 3, P.stone);
  arcade(a, 734, 640, 280, 180, 3, P.stone);
  door(a, 540, 640, 120, 160, P.deep, { shape: 'segment', surround: P.cream });
  paving(a, 640, '#dccbab', 600);
  roundTree(a, 90, 750, 420);
  roundTree(a, 1120, 740, 380, P.olive);
  bush(a, 330, 700, 230, P.leaf, P.rose);
  bush(a, 880, 700, 230, P.leaf, P.gold);
  a.rect(420, 716, 130, 10, a.c(P.wood), 'rx="3"');
  for (const x of [434, 530]) a.rect(x, 726, 8, 28, '#2b2d35');
}

export function bakeryCounter(a: Art): void {
  shell(a, 600, '#e4cfaa', '#96694a', false);
  for (let r = 0; r < 7; r++) for (let c = 0; c < 20; c++) a.rect(c * 62 + (r % 2) * 31 - 31, 20 + r * 32, 58, 28, lighter(a.c('#dfe5da'), ((c * 7 + r * 3) % 5) * 0.08), 'rx="3"');
  shelves(a, 90, 250, 640, 280, 2, 3, P.wood, (x, y, w, h, i) => {
    a.glow(x + w / 2, y - h * 0.5, w * 0.6, '#ffd591', 0.4);
    if (i % 3 === 1) for (let k = 0; k < 5; k++) a.blob(x + 22 + k * 38, y - 20, 24, 22, a.c(k % 2 ? '#c4803a' : '#d79a4c'), 0.08);
    else for (const k of [0.27, 0.76]) challah(a, x + w * k, y - 2, w * 0.46);
  });
  panes(a, [[810, 130, 300, 360]], 'garden', { shape: 'segment', cols: 2, rows: 2, horizon: 320 });
  const counter = a.c(P.teal);
  a.rect(0, 600, W, 200, a.v([0, counter], [1, darker(counter, 0.45)]));
  for (let i = 0; i < 8; i++) a.rect(16 + i * 150, 640, 132, 170, darker(counter, 0.18), 'rx="5"');
  a.rect(-10, 574, W + 20, 32, a.v([0, lighter(a.c(P.cream), 0.4)], [1, a.c(P.stone)]));
  challah(a, 200, 574, 220);
  challah(a, 430, 574, 190);
  for (let i = 0; i < 6; i++) a.blob(610 + i * 44, 556 - (i % 2) * 8, 30, 24, a.c(i % 2 ? '#b9702f' : '#d79a4c'), 0.08);
  a.rect(570, 566, 320, 10, mix(a.c(P.slate), '#ffffff', 0.4), 'rx="5"');
  vase(a, 1040, 574, 120, P.blue, P.leaf, P.gold);
  for (const x of [250, 600, 960]) pendant(a, x, 130, 110, P.terra);
}

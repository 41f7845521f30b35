import { Art, H, W } from './art.ts';
import { P, darker, lighter, mix } from './color.ts';
import { arcade, dome, house, wall } from './buildings.ts';
import { awning, crate, lampPost, stringLights } from './fittings.ts';
import { dune, ground, hills, mountains, paving, sea } from './land.ts';
import { windowAt } from './openings.ts';
import { branch, bush, cypress, olive, palm, pine, pot, roundTree } from './plants.ts';
import { birds, sky } from './sky.ts';
import { skyline, stoneQuarter, tower, townRow, turret } from './towns.ts';
import { boat } from './vehicles.ts';

const PASTEL = [P.cream, P.rose, P.sand, '#e8c9a0', '#c9d3c6', P.ochre] as const;
const GLASS = [P.slate, P.blue, P.deep, '#7d8ea0', P.sand] as const;

export function oldStone(a: Art): void {
  sky(a, { horizon: 430, sunX: 860, sunY: 270, sunR: 42, clouds: 5 });
  hills(a, 390, 60, P.slate, 0.65, 3);
  const far = hills(a, 430, 44, P.olive, 0.5, 4);
  stoneQuarter(a, (x) => far(x) + 16, 0.48, 42);
  const mid = hills(a, 520, 30, P.olive, 0.3, 4);
  stoneQuarter(a, (x) => mid(x) + 20, 0.28, 66);
  wall(a, -10, 590, 1220, 80, '#d9bd8d', 0.05);
  for (let x = 0; x < W; x += 46) a.rect(x, 572, 28, 22, a.c('#d9bd8d', 0.05));
  turret(a, 250, 672, 92, 190, '#dcc294', 'dome', 0.04, P.sand);
  wall(a, 820, 480, 130, 200, '#dcc294', 0.03);
  for (let x = 820; x < 950; x += 34) a.rect(x, 464, 22, 20, a.c('#dcc294', 0.03));
  windowAt(a, 864, 520, 40, 80, { shape: 'pointed', bars: 0 });
  ground(a, 668, '#8d8a50');
  for (let i = 0; i < 9; i++) olive(a, 40 + i * 146 + a.rr(-30, 30), 730 + (i % 2) * 60, a.rr(150, 230));
  for (const x of [120, 640, 1080]) cypress(a, x, 720, a.rr(240, 320));
}

export function harbour(a: Art): void {
  sky(a, { horizon: 420, sunX: 240, sunY: 200, clouds: 5 });
  hills(a, 380, 60, P.olive, 0.55, 3, 480);
  townRow(a, 410, 70, 0.4, PASTEL, ['tile'], 260, 1240);
  townRow(a, 470, 110, 0.15, PASTEL, ['tile', 'flat'], 380, 1240);
  house(a, 180, 470, 44, 190, P.white, { roof: 'none', rows: 3, cols: 1, courses: false, depth: 0.1 });
  a.rect(170, 266, 64, 14, a.c(P.terra));
  a.rect(184, 236, 36, 32, '#ffe6ae');
  dome(a, 202, 238, 24, P.terra, 0.1, 0.9);
  a.path('M-20 470H420L390 500H-20Z', a.c(P.stone));
  sea(a, 470, H, 240);
  for (let i = 0; i < 9; i++) a.rect(400 + i * 90, 474, 60, 70, a.c(PASTEL[i % 6] ?? P.cream), 'opacity=".16"');
  boat(a, 520, 560, 0.75, P.terra);
  boat(a, 760, 540, 0.7, P.olive, true);
  boat(a, 1000, 590, 1, P.blue, true);
  boat(a, 300, 660, 1.4, P.terra);
  boat(a, 800, 730, 1.7, P.teal);
  birds(a, 620, 180, 8, a.c(P.slate));
  branch(a, -20, 40, 360, 20, P.olive);
}

export function desertTown(a: Art): void {
  sky(a, { horizon: 460, sunX: 800, sunY: 350, sunR: 50, clouds: 5 });
  hills(a, 390, 80, '#a0624a', 0.58, 2);
  hills(a, 450, 54, '#a8694c', 0.42, 3);
  hills(a, 510, 30, '#b87a55', 0.3, 4);
  dune(a, 540, 300, 30, P.ochre, 0.3);
  stoneQuarter(a, () => 580, 0.22, 76, 300, 960);
  stoneQuarter(a, () => 630, 0.06, 92, 400, 880);
  dune(a, 680, 980, 40, '#d79f60', 0.05);
  for (const [x, y, h] of [[180, 680, 330], [270, 690, 260], [960, 690, 300], [1060, 700, 400], [1130, 700, 280]] as const) palm(a, x, y, h, x % 4 ? 9 : -8);
  dune(a, 760, 200, 40, '#c08749', 0);
}

export function alpineTown(a: Art): void {
  sky(a, { horizon: 460, sunX: 300, sunY: 150, clouds: 4 });
  mountains(a, 480, 430, '#7f90a6', 0.35, true);
  hills(a, 480, 60, '#6d8560', 0.35, 4);
  const near = hills(a, 560, 30, '#708a4c', 0.18, 4);
  townRow(a, 600, 90, 0.16, [P.white, P.cream, P.sand, '#d9b48c'], ['gable'], 180, 1020);
  turret(a, 560, 600, 64, 230, P.white, 'spire', 0.1, '#5d7d78');
  for (let i = 0; i < 12; i++) pine(a, i * 110, near(i * 110) + 60, a.rr(110, 190), false, 0.14);
  sea(a, 626, H, 300, '#4c8fa3');
  for (let i = 0; i < 10; i++) a.rect(200 + i * 82, 630, 56, 70, a.c(P.cream), 'opacity=".16"');
  boat(a, 840, 710, 0.9, P.white, true);
  for (const [x, h] of [[60, 420], [160, 300], [1150, 440], [1050, 290]] as const) pine(a, x, 810, h);
}

export function northernTown(a: Art): void {
  sky(a, { horizon: 480, sunX: 900, sunY: 240, clouds: 5 });
  turret(a, 160, 600, 60, 330, P.sand, 'spire', 0.45);
  townRow(a, 590, 120, 0.42, PASTEL, ['step', 'gable'], -20, 1240);
  townRow(a, 630, 170, 0, ['#c9694a', P.ochre, '#e9d9b6', '#7f9aa0', P.rose, P.brick, P.cream], ['step', 'gable', 'step', 'gable', 'tile'], -30, 1240);
  a.rect(0, 628, W, 26, a.c(P.stone));
  a.rect(0, 652, W, 10, darker(a.c(P.stone), 0.3));
  sea(a, 662, H, 900, '#3e6f7d');
  for (let i = 0; i < 9; i++) a.rect(i * 140 + 10, 664, 110, 130, a.c(['#c9694a', P.ochre, P.cream, '#7f9aa0'][i % 4] ?? P.cream), 'opacity=".2"');
  boat(a, 330, 730, 1.2, P.deep);
  boat(a, 880, 740, 1.3, P.terra);
  for (const x of [110, 560, 1010]) lampPost(a, x, 640, 150);
  for (const x of [240, 720, 1130]) roundTree(a, x, 642, 190, P.ochre);
}

export function modernSkyline(a: Art): void {
  sky(a, { horizon: 560, sunX: 760, sunY: 420, sunR: 40, clouds: 5 });
  skyline(a, 600, 160, 330, 0.62, GLASS);
  skyline(a, 610, 120, 400, 0.38, GLASS);
  for (const [x, w, h] of [[170, 100, 440], [520, 90, 520], [880, 110, 460]] as const) tower(a, x, 620, w, h, P.deep, 0.15);
  skyline(a, 630, 80, 240, 0.08, GLASS);
  for (let i = 0; i < 16; i++) roundTree(a, i * 80, 646, a.rr(60, 90), P.pine, 0.08);
  sea(a, 640, H, 760, '#24527c');
  for (let i = 0; i < 40; i++) a.rect(a.r() * W, 644, a.rr(5, 12), a.rr(30, 120), '#ffd488', 'rx="3" opacity=".2"');
  boat(a, 280, 720, 0.8, P.white, true);
}

export function coastTown(a: Art): void {
  sky(a, { horizon: 400, sunX: 250, sunY: 120, clouds: 4 });
  hills(a, 395, 46, P.slate, 0.6, 3, 460);
  sea(a, 405, H, 250);
  boat(a, 300, 520, 0.6, P.white, true);
  boat(a, 470, 470, 0.4, P.terra, true);
  const cliff = a.c('#b99a68');
  a.path('M520 800C560 640 640 600 660 520 720 440 800 430 880 330 980 240 1100 230 1220 190V800Z', a.h([0, darker(cliff, 0.3)], [1, lighter(cliff, 0.1)]));
  for (let r = 0; r < 5; r++) {
    const size = 62 + r * 12;
    for (let x = 1200 - (5 - r) * 20; x > 640 + (4 - r) * 70 - r * 20; x -= size * 1.02) {
      const y = 300 + r * 104 + (1200 - x) * 0.2;
      house(a, x, y, size, size * a.rr(0.9, 1.2), a.pick([P.white, P.white, P.cream, P.rose, '#f0d9b0']), { roof: a.pick(['flat', 'dome', 'tile'] as const), roofColor: a.r() > 0.5 ? P.blue : P.terra, rows: 1, cols: 2, courses: false, side: 0.24, depth: 0.16 - r * 0.035, window: { shape: 'round', bars: 0, frame: P.blue } });
      if (a.r() > 0.68) bush(a, x + size, y + 8, 60, P.leaf, '#c2477a');
    }
  }
  wall(a, -10, 690, 640, 120, P.white, 0, false);
  a.rect(-10, 682, 650, 12, lighter(a.c(P.cream), 0.4));
  pot(a, 140, 684, 100, '#c2477a', P.blue);
  pot(a, 380, 684, 80, P.rose);
  cypress(a, 560, 700, 260);
  branch(a, -20, 30, 380, 20, P.olive);
}

export function park(a: Art): void {
  sky(a, { horizon: 430, sunX: 880, sunY: 160, clouds: 4 });
  skyline(a, 470, 90, 260, 0.62, [P.slate, P.sand, P.blue]);
  for (let i = 0; i < 14; i++) roundTree(a, i * 94 + a.rr(-20, 20), 500, a.rr(120, 190), a.pick([P.leaf, P.ochre, P.terra, P.olive]), 0.32);
  ground(a, 490, '#9aa65c');
  a.path('M300 560C460 520 800 520 960 570 1080 620 900 680 660 676 420 680 180 630 300 560Z', a.v([0, mix(a.m.mid, '#ffffff', 0.2)], [1, a.c(P.teal)]));
  for (let i = 0; i < 14; i++) a.rect(a.rr(340, 860), a.rr(560, 660), a.rr(30, 110), 2.4, '#ffffff', 'rx="1" opacity=".45"');
  boat(a, 470, 610, 0.5, P.terra);
  boat(a, 690, 600, 0.4, P.white, true);
  a.path('M-20 700C300 680 520 740 1220 690V760C700 780 300 740-20 780Z', a.c('#e4d2a8'));
  roundTree(a, 150, 720, 470, P.terra);
  roundTree(a, 1060, 700, 420, P.ochre);
  roundTree(a, 330, 620, 220, P.olive);
  a.shadow(760, 726, 110, 10);
  a.rect(680, 690, 170, 9, a.c(P.wood), 'rx="3"');
  a.rect(684, 660, 162, 9, a.c(P.wood), 'rx="3"');
  a.rect(684, 674, 162, 7, a.c(P.wood), 'rx="3"');
  for (const x of [696, 826]) a.rect(x, 656, 7, 72, '#2b2d35');
  lampPost(a, 600, 726, 220);
  for (let i = 0; i < 50; i++) a.ell(a.r() * W, a.rr(690, 800), a.rr(4, 8), a.rr(2, 4), a.c(a.pick([P.ochre, P.terra, P.rust])));
  birds(a, 520, 150, 6, a.c(P.slate));
}

export function riverBridges(a: Art): void {
  sky(a, { horizon: 430, sunX: 620, sunY: 350, sunR: 40, clouds: 5 });
  hills(a, 410, 50, P.slate, 0.6, 3);
  townRow(a, 470, 80, 0.45, PASTEL, ['tile', 'mansard'], -20, 1240);
  dome(a, 330, 330, 66, P.teal, 0.35, 1);
  house(a, 264, 460, 132, 130, P.stone, { depth: 0.35, rows: 1, cols: 3, roof: 'flat' });
  turret(a, 880, 470, 56, 230, P.sand, 'spire', 0.35);
  sea(a, 470, H, 620, '#3d6f86');
  const bridge = (y: number, n: number, h: number, c: string, depth: number): void => {
    const t = a.c(c, depth);
    const w = W / n;
    for (let i = -1; i <= n; i++) {
      const x = i * w + w * 0.2;
      a.path(`M${x} ${y}H${x + w}V${y + h}H${x + w * 0.92}A${w * 0.42} ${h * 0.72} 0 0 0 ${x + w * 0.08} ${y + h}H${x}Z`, a.v([0, lighter(t, 0.25)], [1, darker(t, 0.25)]));
      a.path(`M${x - w * 0.08} ${y + h * 0.5}L${x} ${y + h * 0.44}L${x + w * 0.08} ${y + h * 0.5}V${y + h + 10}H${x - w * 0.08}Z`, darker(t, 0.2));
    }
    a.rect(0, y - h * 0.12, W, h * 0.18, lighter(t, 0.3));
    a.rect(0, y + h * 0.06, W, h * 0.05, darker(t, 0.3));
  };
  bridge(490, 7, 50, P.sand, 0.4);
  bridge(560, 4, 110, P.stone, 0.06);
  for (let i = 0; i < 8; i++) lampPost(a, 80 + i * 150, 556, 90);
  boat(a, 300, 740, 0.9, P.terra);
  roundTree(a, 80, 820, 330, P.pine);
  roundTree(a, 1140, 830, 360, P.pine);
}

export function snowTown(a: Art): void {
  sky(a, { horizon: 480, sunX: 880, sunY: 150, clouds: 4 });
  hills(a, 470, 40, '#cfd8e6', 0.4, 3);
  turret(a, 560, 590, 70, 340, P.ochre, 'spire', 0.2, '#e9eef7');
  townRow(a, 600, 150, 0.28, [P.cream, P.rose, P.ochre, '#9db0b5'], ['gable'], -20, 1240);
  townRow(a, 660, 190, 0, ['#c77a56', P.ochre, '#e3d3b4', '#7f99a8', P.rose], ['gable'], -60, 1240);
  const snow = '#f1f5fb';
  for (let i = 0; i < 9; i++) a.blob(i * 150, 668, 110, 18, snow, 0.1);
  a.rect(0, 664, W, 140, a.v([0, snow], [1, '#cdd9ea']));
  a.path('M480 668H700C760 720 640 760 800 810H340C460 760 420 720 480 668Z', '#b9c8de', 'opacity=".6"');
  for (const [x, h] of [[50, 300], [1010, 250], [1140, 350]] as const) pine(a, x, 728, h, true);
  for (const x of [250, 620]) lampPost(a, x, 700, 180);
  stringLights(a, 250, 500, 620, 500, 9, 40);
  for (let i = 0; i < 120; i++) a.circ(a.r() * W, a.r() * H, a.rr(1, 3.6), '#ffffff', `opacity="${a.rr(0.35, 0.95).toFixed(2)}"`);
}

export function tropical(a: Art): void {
  sky(a, { horizon: 450, sunX: 700, sunY: 340, sunR: 46, clouds: 6 });
  hills(a, 430, 60, '#5f7f78', 0.5, 3, 520);
  skyline(a, 470, 80, 210, 0.45, [P.white, P.sand, P.rose, P.teal], 640, 1240);
  sea(a, 460, 700, 700, '#2b8f9c');
  boat(a, 430, 560, 0.7, P.white, true);
  a.path('M-20 640C200 620 420 690 640 700 860 712 1040 660 1220 690V820H-20Z', a.v([0, mix(a.c(P.stone), a.m.sun, 0.4)], [1, a.c(P.ochre)]));
  a.stroke('M-20 640C200 620 420 690 640 700 860 712 1040 660 1220 690', '#ffffff', 7, 'opacity=".6"');
  for (const [x, y, h, l] of [[80, 740, 560, 12], [210, 760, 420, -8], [1010, 730, 470, -12], [1130, 780, 600, -9]] as const) palm(a, x, y, h, l);
  bush(a, 60, 800, 320, P.pine, P.terra);
  bush(a, 1120, 806, 360, P.pine, P.rose);
  branch(a, 1230, 30, 330, 155, P.leaf);
}

export function marketCity(a: Art): void {
  sky(a, { horizon: 360, sunX: 620, sunY: 250, sunR: 34, clouds: 3 });
  dome(a, 610, 340, 90, P.sand, 0.3, 0.8);
  house(a, 500, 480, 220, 150, P.stone, { depth: 0.3, rows: 1, cols: 4 });
  turret(a, 790, 500, 56, 250, P.stone, 'dome', 0.3, P.sand);
  house(a, -60, 620, 300, 500, P.sand, { roof: 'flat', rows: 3, cols: 2, window: { shape: 'pointed', shutter: P.teal }, ground: 160, balconies: 'iron', flowers: P.rose });
  house(a, 236, 600, 190, 340, P.rose, { roof: 'tile', rows: 2, cols: 2, depth: 0.1, ground: 130, window: { shape: 'round' } });
  house(a, 800, 600, 180, 360, P.cream, { roof: 'dome', rows: 2, cols: 2, depth: 0.1, ground: 130, window: { shape: 'round' } });
  house(a, 970, 620, 300, 540, P.stone, { roof: 'flat', rows: 3, cols: 2, window: { shape: 'round', shutter: P.blue }, ground: 160, balconies: 'iron', flowers: P.terra });
  arcade(a, 424, 600, 380, 130, 4, P.stone);
  paving(a, 596, '#d8c29a', 610);
  for (const [x, y, w, c] of [[-40, 480, 290, P.terra], [250, 490, 170, P.olive], [800, 490, 170, P.gold], [960, 480, 290, P.teal]] as const) awning(a, x, y, w, 50, c);
  const fruit = [[P.gold, '#e58b34'], ['#b63b33', '#c9573e'], [P.leaf, P.olive], ['#7a4a86', '#55305f']] as const;
  for (let i = 0; i < 2; i++) {
    fruit.forEach((f, k) => {
      const x = k < 2 ? 10 + k * 150 + i * 20 : 900 + (k - 2) * 150 - i * 20;
      crate(a, x, 680 + i * 96, 130 + i * 14, 54, f);
    });
  }
  stringLights(a, 230, 250, 980, 240, 12, 50);
  pot(a, 400, 670, 70, P.rose);
  pot(a, 830, 670, 70, P.rose);
  a.ell(612, 700, 100, 16, lighter(a.c(P.stone), 0.2));
  a.rect(540, 650, 144, 50, a.h([0, darker(a.c(P.stone), 0.25)], [1, lighter(a.c(P.stone), 0.2)]), 'rx="8"');
  a.ell(612, 650, 78, 12, a.c(P.teal));
  a.rect(604, 590, 16, 60, a.c(P.stone));
  a.ell(612, 590, 40, 9, lighter(a.c(P.stone), 0.3));
}

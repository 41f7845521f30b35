import { Art, H, W } from './art.ts';
import { P, darker, lighter, mix } from './color.ts';
import { lampPost } from './fittings.ts';
import { dune, ground, hills, mountains, paving, sea } from './land.ts';
import { opening } from './openings.ts';
import { branch, bush, cypress, olive, palm, pine, roundTree } from './plants.ts';
import { panes, shell } from './rooms.ts';
import { birds, cloud, sky } from './sky.ts';
import { stoneQuarter, townRow } from './towns.ts';
import { balloon, boat, coach, plane, suitcase, train } from './vehicles.ts';

export function overClouds(a: Art): void {
  sky(a, { horizon: 640, sunX: 900, sunY: 430, sunR: 44, clouds: 5 });
  for (let row = 0; row < 5; row++) {
    const y = 560 + row * 58;
    const tint = mix(mix(a.m.low, '#ffffff', 0.4), a.m.mid, row * 0.16);
    const fill = a.v([0, lighter(tint, 0.65)], [0.35, tint], [1, mix(tint, a.m.top, 0.3)]);
    for (let i = 0; i < 17; i++) {
      const r = a.rr(44, 104) + row * 8;
      a.circ(i * 78 - 30 + a.rr(-24, 24), y + r * 0.62 + a.rr(-10, 16), r, fill, 'opacity=".9"');
    }
    a.rect(0, y + 70, W, H - y, a.v([0, tint, 0], [0.5, mix(tint, a.m.top, 0.12), 0.8]));
  }
  plane(a, 540, 330, 1.5, -9, P.deep);
}

export function departures(a: Art): void {
  shell(a, 560, '#c9c4bb', '#b9aca0', false);
  panes(a, [[40, 60, 340, 470], [430, 60, 340, 470], [820, 60, 340, 470]], 'garden', { shape: 'flat', cols: 1, rows: 1, frame: '#4a5361', horizon: 400 });
  a.clip('M40 60H380V530H40ZM430 60H770V530H430ZM820 60H1160V530H820Z', () => {
    a.rect(0, 440, W, 120, a.v([0, a.c('#a9a7a4')], [1, a.c('#85878c')]));
    plane(a, 640, 400, 1.35, 0, P.teal);
    a.rect(0, 60, W, 480, a.v([0, '#ffffff', 0.16], [1, '#ffffff', 0]));
  });
  for (const x of [40, 430, 820]) a.poly([[x, 572], [x + 340, 572], [x + 260, H], [x - 180, H]], mix(a.m.sun, '#ffffff', 0.3), 'opacity=".3"');
  const seat = (x: number): void => {
    for (let i = 0; i < 3; i++) {
      a.rect(x + i * 92, 590, 82, 60, a.v([0, lighter(a.c(P.deep), 0.15)], [1, a.c(P.deep)]), 'rx="12"');
      a.rect(x + i * 92, 646, 82, 16, darker(a.c(P.deep), 0.2), 'rx="6"');
    }
    a.rect(x - 10, 662, 286, 7, '#4a5361');
    for (const k of [20, 240]) a.rect(x + k, 668, 7, 34, '#4a5361');
  };
  seat(90);
  seat(830);
  suitcase(a, 500, 740, 120, 190, P.terra);
  suitcase(a, 640, 752, 96, 136, P.teal);
}

export function coastRoad(a: Art): void {
  sky(a, { horizon: 400, sunX: 860, sunY: 300, clouds: 4 });
  hills(a, 392, 40, P.slate, 0.6, 3, 480);
  sea(a, 400, H, 860);
  boat(a, 900, 500, 0.55, P.white, true);
  const cliff = a.c('#b58f5e');
  a.path('M-20 300C120 290 260 330 340 400 460 470 520 500 640 560 800 640 940 680 1240 720V820H-20Z', a.v([0, mix(cliff, a.m.sun, 0.25)], [0.5, cliff], [1, darker(cliff, 0.4)]));
  a.path('M-20 270C120 250 280 300 350 370 300 390 120 360-20 420Z', a.c(P.olive, 0.15));
  const road = a.c('#75747c');
  a.path('M-20 480C160 430 300 430 420 500 560 580 760 640 1240 700V800H300C420 760 380 660 220 610 120 580 20 570-20 570Z', a.v([0, lighter(road, 0.14)], [1, darker(road, 0.25)]));
  a.stroke('M-20 522C170 480 290 490 400 560 520 650 760 700 1230 752', a.c(P.cream), 6, 'stroke-dasharray="34 26" opacity=".85"');
  a.stroke('M-20 480C160 430 300 430 420 500 560 580 760 640 1240 700', lighter(a.c(P.stone), 0.3), 9);
  for (const [x, y, h] of [[60, 420, 170], [140, 400, 210], [250, 410, 150]] as const) cypress(a, x, y, h, 0.1);
  coach(a, 560, 668, 0.62, P.teal);
  olive(a, 120, 780, 330);
  bush(a, 330, 800, 220, P.olive, P.rose);
  branch(a, 1220, 20, 380, 155, P.olive);
  birds(a, 560, 180, 6, a.c(P.slate));
}

export function viaduct(a: Art): void {
  sky(a, { horizon: 460, sunX: 260, sunY: 160, clouds: 5 });
  mountains(a, 480, 360, '#8494a8', 0.4, true);
  hills(a, 470, 60, '#6f8262', 0.35, 4);
  hills(a, 560, 50, P.leaf, 0.2, 4);
  const stone = a.c(P.stone);
  for (let i = -1; i < 9; i++) {
    const x = i * 150;
    a.path(`M${x} 440H${x + 150}V800H${x + 124}V560A49 62 0 0 0 ${x + 26} 560V800H${x}Z`, a.v([0, lighter(stone, 0.2)], [1, darker(stone, 0.3)]));
    a.path(`M${x + 124} 800V560A49 62 0 0 0 ${x + 75} 498V510A40 56 0 0 1 ${x + 112} 562V800Z`, darker(stone, 0.42));
  }
  a.rect(0, 428, W, 16, lighter(stone, 0.35));
  a.rect(0, 444, W, 8, darker(stone, 0.3));
  train(a, 900, 428, 5, P.terra);
  hills(a, 720, 40, '#58703f', 0, 4);
  for (let i = 0; i < 14; i++) pine(a, i * 94 + a.rr(-20, 20), 780 + a.rr(0, 30), a.rr(110, 220), false, 0.04);
}

/** Planning a trip: a map, a compass and a notebook on a table. */
export function planning(a: Art): void {
  const wood = a.c('#7b5236');
  a.rect(0, 0, W, H, darker(wood, 0.5));
  for (let i = 0; i < 8; i++) a.rect(0, i * 100, W, 98, a.h([0, darker(wood, a.rr(0, 0.2))], [1, lighter(wood, a.rr(0, 0.14))]));
  a.group('transform="rotate(-7 600 400)"', () => {
    a.rect(192, 112, 830, 600, '#101828', 'opacity=".3"');
    const paper = a.c('#efe3c6');
    for (let i = 0; i < 4; i++) a.rect(180 + i * 205, 96, 205, 600, i % 2 ? paper : darker(paper, 0.07));
    a.clip('M180 96H1000V696H180Z', () => {
      a.path('M180 520C300 470 330 600 470 560 560 530 540 440 660 430 800 420 820 560 1000 520V696H180Z', mix(a.c(P.teal), paper, 0.4));
      a.path('M180 96H520C500 180 380 190 360 260 340 330 240 300 180 350Z', mix(a.c(P.olive), paper, 0.45));
      a.path('M760 96H1000V330C920 350 900 270 830 250 760 230 790 160 760 96Z', mix(a.c(P.ochre), paper, 0.5));
      for (let i = 0; i < 7; i++) a.stroke(`M180 ${150 + i * 80}Q${380 + i * 30} ${90 + i * 90} 620 ${180 + i * 66}T1000 ${140 + i * 76}`, darker(paper, 0.2), 2, 'opacity=".5"');
      a.stroke('M260 580C360 420 470 480 560 340S760 300 880 200', a.c(P.terra), 7, 'stroke-dasharray="16 14"');
      for (const [x, y, c] of [[260, 580, P.deep], [560, 340, P.olive], [880, 200, P.terra]] as const) {
        a.path(`M${x} ${y}C${x - 14} ${y - 24} ${x - 28} ${y - 36} ${x - 28} ${y - 54}A28 28 0 0 1 ${x + 28} ${y - 54}C${x + 28} ${y - 36} ${x + 14} ${y - 24} ${x} ${y}Z`, a.c(c));
        a.circ(x, y - 54, 11, paper);
      }
    });
  });
  compass(a, 980, 590);
  a.group('transform="rotate(12 150 600)"', () => {
    a.rect(48, 490, 200, 280, '#101828', 'opacity=".3" rx="10"');
    a.rect(36, 478, 200, 280, a.c(P.deep), 'rx="10"');
    a.rect(36, 478, 26, 280, darker(a.c(P.deep), 0.3), 'rx="8"');
    a.stroke('M110 560H190M110 580H170', a.c(P.gold), 4);
    a.circ(150, 650, 34, 'none', `stroke="${a.c(P.gold)}" stroke-width="4"`);
  });
  a.circ(1060, 170, 96, '#101828', 'opacity=".3"');
  a.circ(1050, 158, 96, a.c(P.white));
  a.circ(1050, 158, 62, a.c('#4a2c1e'));
  a.path('M1010 150Q1050 120 1090 152Q1060 190 1024 184Q1000 170 1010 150Z', a.c('#8a5a3c'), 'opacity=".6"');
  branch(a, -20, 80, 320, 15, P.olive);
  a.glow(160, 60, 800, a.m.sun, 0.35);
}

function compass(a: Art, x: number, y: number): void {
  const gold = a.c(P.gold);
  a.circ(x + 12, y + 16, 112, '#101828', 'opacity=".35"');
  a.circ(x, y, 112, a.h([0, darker(gold, 0.35)], [0.6, gold], [1, lighter(gold, 0.4)]));
  a.circ(x, y, 92, a.c(P.cream));
  for (let i = 0; i < 24; i++) a.rect(x - 1.5, y - 86, 3, i % 6 ? 8 : 16, a.c(P.deep), `transform="rotate(${i * 15} ${x} ${y})"`);
  a.group(`transform="rotate(32 ${x} ${y})"`, () => {
    a.poly([[x, y - 66], [x + 14, y], [x - 14, y]], a.c(P.terra));
    a.poly([[x, y + 66], [x + 14, y], [x - 14, y]], a.c(P.deep));
    a.circ(x, y, 8, gold);
  });
}

export function liner(a: Art): void {
  sky(a, { horizon: 450, sunX: 320, sunY: 380, sunR: 40, clouds: 6 });
  hills(a, 440, 30, P.slate, 0.6, 3, 500);
  sea(a, 450, H, 320);
  const hull = a.c(P.white);
  const navy = a.c(P.deep);
  a.ell(700, 652, 440, 22, '#0f1f33', 'opacity=".4"');
  for (let d = 0; d < 4; d++) {
    const [x, w, y] = [430 + d * 46, 560 - d * 92, 480 - d * 46];
    a.rect(x, y, w, 48, a.v([0, lighter(hull, 0.3)], [1, darker(hull, 0.12)]), 'rx="8"');
    for (let i = 0; i < w / 30 - 1; i++) a.rect(x + 16 + i * 30, y + 14, 18, 18, a.r() < 0.4 ? '#ffd88e' : mix(a.m.mid, navy, 0.6), 'rx="3"');
  }
  for (const x of [650, 740]) a.path(`M${x} 344L${x + 12} 262H${x + 62}L${x + 56} 344Z`, a.h([0, darker(a.c(P.terra), 0.25)], [1, lighter(a.c(P.terra), 0.14)]));
  a.path('M290 520C420 534 900 534 1090 498C1070 570 1040 630 1010 650H360C326 620 304 570 290 520Z', a.v([0, navy], [0.7, navy], [0.71, a.c(P.terra)], [1, darker(a.c(P.terra), 0.4)]));
  a.path('M290 520C420 534 900 534 1090 498L1088 508C900 546 420 546 294 532Z', hull);
  for (let i = 0; i < 18; i++) a.circ(370 + i * 36, 566, 6, a.c(P.gold));
  for (let i = 0; i < 24; i++) a.rect(a.rr(200, 1100), a.rr(648, 690), a.rr(40, 120), 4, '#ffffff', 'rx="2" opacity=".5"');
  boat(a, 150, 640, 0.8, P.terra, true);
  birds(a, 400, 230, 7, a.c(P.navy));
}

export function coachStop(a: Art): void {
  sky(a, { horizon: 500, sunX: 940, sunY: 160, clouds: 4 });
  const ridge = hills(a, 470, 40, P.olive, 0.5, 4);
  stoneQuarter(a, (x) => ridge(x) + 26, 0.45, 56);
  townRow(a, 620, 170, 0.22, [P.stone, P.cream, P.sand], ['flat', 'tile'], -20, 520);
  paving(a, 620, '#d9c7a2', 600);
  a.rect(0, 690, W, 120, darker(a.c(P.slate), 0.25));
  a.stroke('M0 752H1200', a.c(P.cream), 6, 'stroke-dasharray="50 40" opacity=".8"');
  a.rect(0, 682, W, 10, a.c(P.stone));
  for (const [x, h] of [[700, 300], [860, 360], [1010, 320], [1140, 380]] as const) palm(a, x, 650, h, x % 3 ? 7 : -7, 0.05);
  coach(a, 330, 740, 1.9, P.blue);
  lampPost(a, 140, 684, 240);
  for (const [x, c, h] of [[1010, P.terra, 90], [1080, P.olive, 70]] as const) suitcase(a, x, 690, 58, h, c);
}

export function trail(a: Art): void {
  sky(a, { horizon: 440, sunX: 860, sunY: 280, clouds: 4 });
  mountains(a, 470, 330, '#7f8ba0', 0.5, true);
  hills(a, 470, 70, '#7c8f74', 0.45, 3);
  hills(a, 540, 60, '#76894f', 0.28, 3);
  const near = hills(a, 640, 46, '#6d7c3f', 0.08, 3);
  a.path('M760 560C700 600 860 620 800 660 740 700 520 690 480 800H760C760 720 920 700 900 650 880 610 780 600 790 560Z', a.c('#e0c898'));
  for (let i = 0; i < 9; i++) pine(a, i * 150 + a.rr(-40, 40), near(i * 150) + 12, a.rr(90, 180), false, 0.16);
  const post = a.c(P.wood);
  a.shadow(330, 780, 60, 10, 0.5);
  a.rect(318, 440, 24, 340, a.h([0, darker(post, 0.35)], [1, lighter(post, 0.12)]));
  const arm = (y: number, dir: 1 | -1, c: string): void => {
    const t = a.c(c);
    a.poly([[330 - dir * 40, y], [330 + dir * 170, y], [330 + dir * 206, y + 28], [330 + dir * 170, y + 56], [330 - dir * 40, y + 56]], a.v([0, lighter(t, 0.16)], [1, darker(t, 0.2)]));
    a.stroke(`M${330 + dir * 10} ${y + 28}H${330 + dir * 130}M${330 + dir * 108} ${y + 14}L${330 + dir * 132} ${y + 28}L${330 + dir * 108} ${y + 42}`, a.c(P.cream), 6);
  };
  arm(460, 1, P.deep);
  arm(536, -1, P.terra);
  bush(a, 250, 796, 200, P.olive, P.gold);
  bush(a, 1050, 796, 320, P.leaf, P.rose);
  branch(a, 1220, 30, 380, 155, P.leaf);
}

export function balloons(a: Art): void {
  sky(a, { horizon: 520, sunX: 860, sunY: 430, sunR: 44, clouds: 5 });
  mountains(a, 530, 220, '#b57a5c', 0.5);
  hills(a, 540, 40, P.ochre, 0.4, 4);
  for (let i = 0; i < 9; i++) {
    const [x, h] = [40 + i * 140 + a.rr(-30, 30), a.rr(70, 170)];
    const t = a.c('#d8a878', 0.25);
    a.path(`M${x - 50} 640C${x - 34} 600 ${x - 20} ${640 - h} ${x} ${640 - h - 18}C${x + 22} ${640 - h} ${x + 36} 600 ${x + 54} 640Z`, a.h([0, darker(t, 0.25)], [1, lighter(t, 0.3)]));
  }
  dune(a, 650, 820, 30, '#cf9a63', 0.08);
  dune(a, 740, 260, 36, '#b98250', 0);
  balloon(a, 330, 300, 1.7, P.terra, P.cream);
  balloon(a, 700, 190, 1.05, P.deep, P.gold);
  balloon(a, 980, 310, 1.3, P.teal, P.cream);
  balloon(a, 560, 430, 0.55, P.gold, P.rust);
  balloon(a, 120, 170, 0.5, P.olive, P.cream);
  cypress(a, 1100, 740, 130);
}

/** The wing and the coast from a cabin window. */
export function windowSeat(a: Art): void {
  const wall = a.c('#d8d2c6');
  a.rect(0, 0, W, H, a.h([0, darker(wall, 0.2)], [0.5, wall], [1, darker(wall, 0.26)]));
  const pane = (x: number, s: number): string => {
    const [w, h] = [430 * s, 590 * s];
    return `M${x - w / 2} ${400 - h * 0.2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${400 - h * 0.2}V${400 + h * 0.2}A${w / 2} ${w / 2} 0 0 1 ${x - w / 2} ${400 + h * 0.2}Z`;
  };
  for (const x of [-40, 600, 1240]) {
    a.path(pane(x, 1.22), darker(wall, 0.12));
    a.path(pane(x, 1.1), lighter(wall, 0.5));
    a.clip(pane(x, 1), () => {
      sky(a, { horizon: 470, sunX: 720, sunY: 400, sunR: 30, clouds: 0 });
      sea(a, 470, H, 720);
      const land = 'M200 560C300 540 380 552 440 570 500 590 520 560 580 584 640 612 590 650 640 690 680 720 640 760 660 820H200Z';
      a.path(land, lighter(a.c(P.stone), 0.3), `stroke="${lighter(a.c(P.cream), 0.4)}" stroke-width="9"`);
      a.clip(land, () => {
        a.rect(180, 540, 600, 300, a.v([0, a.c(P.olive, 0.4)], [1, a.c(P.leaf, 0.05)]));
        for (let k = 0; k < 22; k++) a.rect(a.rr(200, 640), a.rr(580, 790), a.rr(30, 80), a.rr(8, 22), a.c(a.pick([P.ochre, P.sand, P.olive, P.leaf]), 0.15), 'opacity=".75" transform="skewX(-24) translate(270 0)"');
      });
      for (let i = 0; i < 9; i++) cloud(a, a.rr(300, 900), a.rr(250, 640), a.rr(160, 320), 0.8);
      a.poly([[880, 620], [880, 690], [520, 566], [560, 556]], a.h([0, lighter(a.c(P.slate), 0.5)], [1, lighter(a.c(P.slate), 0.25)]));
      a.poly([[520, 566], [560, 556], [528, 500], [512, 506]], a.c(P.terra));
    });
    a.path(pane(x, 1), 'none', `stroke="${darker(wall, 0.25)}" stroke-width="5"`);
  }
  a.path(pane(600, 1), a.v([0, '#101828', 0.25], [0.3, '#101828', 0]));
  a.rect(0, 716, W, 90, a.v([0, lighter(wall, 0.3)], [1, darker(wall, 0.2)]));
  for (const x of [280, 920]) a.rect(x - 3, 0, 6, 716, darker(wall, 0.16));
  a.poly([[380, 716], [820, 716], [1040, H], [160, H]], a.m.sun, 'opacity=".25"');
}

export function arrival(a: Art): void {
  sky(a, { horizon: 480, sunX: 620, sunY: 320, sunR: 40, clouds: 4 });
  hills(a, 440, 50, P.slate, 0.6, 3);
  const ridge = hills(a, 490, 34, P.olive, 0.4, 4);
  stoneQuarter(a, (x) => ridge(x) + 26, 0.35, 56);
  ground(a, 600, '#c7ac76');
  a.path('M560 600H660C680 680 720 740 800 820H400C480 740 540 680 560 600Z', a.c('#ead9b2'));
  for (const x of [470, 750]) cypress(a, x, 640, 250, 0.05);
  const stone = a.c('#a98a62');
  a.path(`M-10-10H${W + 10}V${H + 10}H-10Z${opening(270, 90, 660, 720)}`, a.h([0, darker(stone, 0.5)], [0.5, darker(stone, 0.3)], [1, darker(stone, 0.5)]), 'fill-rule="evenodd"');
  for (let i = 0; i < 15; i++) {
    const t = Math.PI + (i / 14) * Math.PI;
    a.line(600 + Math.cos(t) * 334, 420 + Math.sin(t) * 334, 600 + Math.cos(t) * 396, 420 + Math.sin(t) * 396, darker(stone, 0.6), 3);
  }
  a.stroke('M204 800V420A396 396 0 0 1 996 420V800', darker(stone, 0.6), 3);
  a.stroke('M268 800V420A332 332 0 0 1 932 420V800', mix(stone, a.m.sun, 0.5), 7);
  a.rect(0, 770, W, 40, darker(stone, 0.55));
  suitcase(a, 330, 778, 110, 170, P.terra);
  suitcase(a, 452, 784, 84, 118, P.deep);
  bush(a, 1010, 800, 260, P.leaf, P.rose);
  branch(a, -10, 40, 380, 25, P.olive);
  birds(a, 700, 210, 6, a.c(P.slate));
}

export function lakeFerry(a: Art): void {
  sky(a, { horizon: 430, sunX: 300, sunY: 170, clouds: 4 });
  mountains(a, 440, 330, '#8697ab', 0.4, true);
  hills(a, 430, 34, P.leaf, 0.35, 5, 480);
  townRow(a, 450, 60, 0.3, [P.cream, P.rose, P.sand], ['gable', 'tile'], 700, 1240);
  sea(a, 444, H, 300, '#4f93a6');
  boat(a, 620, 600, 2.1, P.white);
  boat(a, 250, 540, 0.7, P.terra, true);
  boat(a, 990, 520, 0.55, P.cream, true);
  const wood = a.c('#9b7450');
  a.poly([[-20, 720], [420, 690], [520, 730], [-20, 800]], a.v([0, lighter(wood, 0.25)], [1, wood]));
  for (let i = 0; i < 12; i++) a.line(i * 42, 718 - i * 2.6, i * 44 - 20, 800 - i * 5, darker(wood, 0.35), 2);
  for (const x of [60, 230, 420]) a.rect(x, 640, 16, 130, darker(wood, 0.3), 'rx="4"');
  suitcase(a, 130, 736, 64, 90, P.teal);
  roundTree(a, 1120, 820, 460, P.leaf);
}

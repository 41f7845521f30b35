import { Art, type Point } from './art.ts';
import { P, darker, lighter, mix } from './color.ts';
import { door, opening, windowAt, balcony, type ArchShape, type WindowOptions } from './openings.ts';

export type Roof = 'flat' | 'tile' | 'gable' | 'mansard' | 'dome' | 'step' | 'none';

export interface HouseOptions {
  roof?: Roof;
  roofColor?: string;
  rows?: number;
  cols?: number;
  window?: WindowOptions;
  door?: string;
  depth?: number;
  /** Width of the shaded return wall, as a fraction of the width. */
  side?: number;
  courses?: boolean;
  balconies?: 'iron' | 'glass' | 'stone';
  flowers?: string;
  /** Height of the ground floor kept free of windows. */
  ground?: number;
}

/** A wall with a light gradient, a cornice and a few picked-out stones. */
export function wall(a: Art, x: number, y: number, w: number, h: number, color: string, depth = 0, courses = true): void {
  const base = a.c(color, depth);
  a.rect(x, y, w, h, a.h([0, darker(base, 0.12)], [0.5, base], [1, mix(base, a.m.sun, 0.22)]));
  if (courses) {
    const ch = Math.max(8, Math.min(22, h / 18));
    const n = Math.round((w * h) / 3600);
    for (let i = 0; i < n; i++) {
      const row = Math.floor((a.r() * h) / ch);
      const cw = ch * a.rr(1.6, 3);
      const cx = x + a.r() * Math.max(0, w - cw);
      if ((row + 1) * ch > h) continue;
      a.rect(cx, y + row * ch, cw, ch - 1.5, a.r() > 0.5 ? darker(base, 0.14) : lighter(base, 0.3), 'opacity=".38" rx="1"');
    }
  }
  a.rect(x, y + h * 0.72, w, h * 0.28, a.v([0, darker(base, 0.5), 0], [1, darker(base, 0.5), 0.24]));
}

function tileRoof(a: Art, x: number, y: number, w: number, rh: number, color: string, depth: number): void {
  const base = a.c(color, depth);
  const inset = Math.min(rh * 0.8, w * 0.22);
  const shape: Point[] = [[x - w * 0.04, y], [x + inset, y - rh], [x + w - inset, y - rh], [x + w * 1.04, y]];
  a.poly(shape, a.h([0, darker(base, 0.22)], [0.6, base], [1, mix(base, a.m.sun, 0.25)]));
  const n = Math.max(4, Math.round(w / 22));
  for (let i = 1; i < n; i++) {
    const t = i / n;
    a.line(x - w * 0.04 + w * 1.08 * t, y - 2, x + inset + (w - inset * 2) * t, y - rh + 2, darker(base, 0.32), 1.2);
  }
  a.rect(x - w * 0.04, y - 2, w * 1.08, 6, darker(base, 0.35));
}

function gableRoof(a: Art, x: number, y: number, w: number, rh: number, color: string, wallColor: string, depth: number): void {
  const base = a.c(color, depth);
  const face = a.c(wallColor, depth);
  a.poly([[x, y + 1], [x + w / 2, y - rh], [x + w, y + 1]], a.h([0, darker(face, 0.12)], [1, mix(face, a.m.sun, 0.2)]));
  a.stroke(`M${x - w * 0.06} ${y + 6}L${x + w / 2} ${y - rh}`, darker(base, 0.25), Math.max(5, w * 0.06));
  a.stroke(`M${x + w * 1.06} ${y + 6}L${x + w / 2} ${y - rh}`, mix(base, a.m.sun, 0.2), Math.max(5, w * 0.06));
}

function stepGable(a: Art, x: number, y: number, w: number, rh: number, color: string, depth: number): void {
  const base = a.c(color, depth);
  const fill = a.h([0, darker(base, 0.12)], [1, mix(base, a.m.sun, 0.2)]);
  for (let i = 0; i < 4; i++) {
    const inset = (w * 0.42 * i) / 4;
    a.rect(x + inset, y - (rh * (i + 1)) / 4, w - inset * 2, rh / 4 + 1, fill);
    a.rect(x + inset - 2, y - (rh * (i + 1)) / 4, w - inset * 2 + 4, 4, lighter(base, 0.5));
  }
}

export function dome(a: Art, cx: number, base: number, r: number, color: string, depth = 0, squash = 1, finial = false): void {
  const tone = a.c(color, depth);
  const h = r * squash;
  a.rect(cx - r * 1.04, base - r * 0.16, r * 2.08, r * 0.2, a.h([0, darker(tone, 0.3)], [1, lighter(tone, 0.25)]));
  const d = `M${cx - r} ${base - r * 0.14}C${cx - r * 1.02} ${base - h * 0.72} ${cx - r * 0.55} ${base - h * 1.06} ${cx} ${base - h * 1.14}C${cx + r * 0.55} ${base - h * 1.06} ${cx + r * 1.02} ${base - h * 0.72} ${cx + r} ${base - r * 0.14}Z`;
  a.path(d, a.h([0, darker(tone, 0.36)], [0.45, tone], [0.78, mix(tone, a.m.sun, 0.5)], [1, tone]));
  for (const k of [-0.5, 0, 0.5]) {
    a.stroke(`M${cx} ${base - h * 1.12}Q${cx + r * k * 1.5} ${base - h * 0.8} ${cx + r * k * 1.25} ${base - r * 0.16}`, darker(tone, 0.3), 1.4, 'opacity=".5"');
  }
  if (!finial) return;
  a.line(cx, base - h * 1.14, cx, base - h * 1.36, a.c(P.gold, depth), Math.max(2, r * 0.045));
  a.circ(cx, base - h * 1.25, r * 0.06, a.c(P.gold, depth));
}

function roofOf(a: Art, x: number, y: number, w: number, color: string, o: HouseOptions): void {
  const depth = o.depth ?? 0;
  const roofColor = o.roofColor ?? P.terra;
  const base = a.c(color, depth);
  if (o.roof === 'tile') tileRoof(a, x, y, w, Math.min(70, w * 0.26), roofColor, depth);
  else if (o.roof === 'gable') gableRoof(a, x, y, w, w * 0.5, roofColor, color, depth);
  else if (o.roof === 'step') stepGable(a, x, y, w, w * 0.46, color, depth);
  else if (o.roof === 'mansard') {
    const r = a.c(roofColor === P.terra ? P.slate : roofColor, depth);
    const rh = w * 0.22;
    a.poly([[x - 4, y], [x + w * 0.07, y - rh], [x + w * 0.93, y - rh], [x + w + 4, y]], a.h([0, darker(r, 0.3)], [1, lighter(r, 0.18)]));
    const n = o.cols ?? 3;
    for (let i = 0; i < n; i++) windowAt(a, x + (w * (i + 0.5)) / n - w * 0.035, y - rh * 0.72, w * 0.07, rh * 0.6, { depth, surround: P.cream, shape: 'round', bars: 0 });
    a.rect(x - 6, y - 3, w + 12, 8, lighter(base, 0.3));
  } else if (o.roof === 'dome') {
    dome(a, x + w / 2, y, w * 0.34, o.roofColor ?? P.cream, depth, 0.9);
    a.rect(x - 3, y - 6, w + 6, 10, lighter(base, 0.22));
  } else if (o.roof !== 'none') {
    a.rect(x - 4, y - 9, w + 8, 12, lighter(base, 0.25));
    a.rect(x - 1, y + 3, w + 2, 6, '#1a2233', 'opacity=".16"');
  }
}

/** A complete building standing on `base`. */
export function house(a: Art, x: number, base: number, w: number, h: number, color: string, o: HouseOptions = {}): void {
  const y = base - h;
  const depth = o.depth ?? 0;
  wall(a, x, y, w, h, color, depth, o.courses ?? true);
  const side = (o.side ?? 0) * w;
  if (side) a.rect(x, y, side, h, darker(a.c(color, depth), 0.42), 'opacity=".55"');
  roofOf(a, x, y, w, color, o);
  const [rows, cols] = [o.rows ?? 3, o.cols ?? 3];
  const ground = o.ground ?? (o.door ? Math.min(h * 0.36, 130) : 0);
  const cellW = (w - side) / cols;
  const cellH = (h - ground - h * 0.06) / Math.max(1, rows);
  const ww = Math.min(cellW * (o.window?.shutter ? 0.34 : 0.48), cellH * 0.62);
  const wh = Math.min(cellH * 0.66, ww * 1.75);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      const wx = x + side + cellW * (c + 0.5) - ww / 2;
      const wy = y + h * 0.06 + cellH * r + (cellH - wh) / 2;
      windowAt(a, wx, wy, ww, wh, { depth, ...o.window });
      if (o.balconies && r % 2 === 0) balcony(a, wx - ww * 0.55, wy + wh, ww * 2.1, o.balconies, a.r() > 0.4 ? o.flowers : '');
    }
  }
  if (o.door) {
    const dh = Math.min(ground * 0.86, 125);
    door(a, x + side + (w - side) / 2 - dh * 0.29, base, dh * 0.58, dh, o.door, { surround: color, glow: a.m.night });
  }
}

/** A colonnade of arches with a deep shaded walk behind it. */
export function arcade(a: Art, x: number, base: number, w: number, h: number, n: number, color: string, shape: ArchShape = 'round', lit = a.m.night): void {
  const tone = a.c(color);
  wall(a, x, base - h, w, h, color);
  const cell = w / n;
  for (let i = 0; i < n; i++) {
    const [ax, ay, aw, ah] = [x + cell * i + cell * 0.13, base - h * 0.84, cell * 0.74, h * 0.84];
    a.path(opening(ax - 5, ay - 6, aw + 10, ah + 6, shape), lighter(tone, 0.28));
    const inner = lit ? a.v([0, '#f2b765'], [0.6, '#c98549'], [1, '#84543c']) : a.v([0, darker(tone, 0.82)], [1, darker(tone, 0.5)]);
    const d = opening(ax, ay, aw, ah, shape);
    a.path(d, inner);
    a.clip(d, () => {
      a.path(opening(ax + aw * 0.3, ay + ah * 0.3, aw * 0.46, ah * 0.7, shape), darker(tone, lit ? 0.55 : 0.86), 'opacity=".8"');
      a.poly([[ax + aw, base], [ax + aw, base - ah * 0.1], [ax + aw * 0.2, base]], mix(tone, a.m.sun, 0.6), 'opacity=".5"');
    });
    a.rect(x + cell * i - cell * 0.15, base - h * 0.84 + cell * 0.34, cell * 0.3, 7, lighter(tone, 0.4));
    a.rect(x + cell * i - cell * 0.14, base - 9, cell * 0.28, 9, lighter(tone, 0.2));
  }
  a.rect(x - 6, base - h - 8, w + 12, 12, lighter(tone, 0.3));
  a.rect(x, base - h + 4, w, 7, '#1a2233', 'opacity=".16"');
}

/** Triangular front resting on columns. */
export function pediment(a: Art, x: number, y: number, w: number, h: number, color: string): void {
  const tone = a.c(color);
  a.poly([[x - w * 0.04, y], [x + w / 2, y - h], [x + w * 1.04, y]], lighter(tone, 0.3));
  a.poly([[x + w * 0.06, y - h * 0.12], [x + w / 2, y - h * 0.84], [x + w * 0.94, y - h * 0.12]], darker(tone, 0.12));
  a.rect(x - w * 0.04, y, w * 1.08, h * 0.2, lighter(tone, 0.2));
  a.rect(x - w * 0.02, y + h * 0.2, w * 1.04, h * 0.1, darker(tone, 0.2));
}

export function column(a: Art, x: number, base: number, w: number, h: number, color: string): void {
  const tone = a.c(color);
  a.rect(x - w / 2, base - h, w, h, a.h([0, darker(tone, 0.3)], [0.6, tone], [0.85, mix(tone, a.m.sun, 0.5)], [1, tone]));
  for (const k of [-0.22, 0, 0.22]) a.rect(x + w * k - 1, base - h + 8, 2, h - 16, darker(tone, 0.25), 'opacity=".5"');
  a.rect(x - w * 0.72, base - h, w * 1.44, w * 0.36, lighter(tone, 0.3));
  a.rect(x - w * 0.66, base - w * 0.34, w * 1.32, w * 0.34, lighter(tone, 0.14));
}

import { Art } from './art.ts';
import { P, darker, lighter, mix } from './color.ts';

export type ArchShape = 'round' | 'pointed' | 'horseshoe' | 'flat' | 'segment';

/** The outline of an opening whose box is x, y, w, h. */
export function opening(x: number, y: number, w: number, h: number, shape: ArchShape = 'round'): string {
  const [b, r] = [y + h, w / 2];
  if (shape === 'flat') return `M${x} ${b}V${y}H${x + w}V${b}Z`;
  if (shape === 'segment') return `M${x} ${b}V${y + w * 0.16}Q${x + r} ${y - w * 0.12} ${x + w} ${y + w * 0.16}V${b}Z`;
  if (shape === 'pointed') return `M${x} ${b}V${y + w * 0.7}Q${x} ${y + w * 0.25} ${x + r} ${y}Q${x + w} ${y + w * 0.25} ${x + w} ${y + w * 0.7}V${b}Z`;
  if (shape === 'horseshoe') {
    const n = w * 0.09;
    return `M${x + n} ${b}V${y + w * 0.86}A${r} ${r} 0 1 1 ${x + w - n} ${y + w * 0.86}V${b}Z`;
  }
  return `M${x} ${b}V${y + r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${b}Z`;
}

export interface WindowOptions {
  shape?: ArchShape;
  /** Force lit or unlit; otherwise the mood decides. */
  lit?: boolean;
  shutter?: string;
  frame?: string;
  surround?: string;
  bars?: number;
  depth?: number;
  box?: string;
}

export function glass(a: Art, lit: boolean, depth = 0): string {
  if (lit) return a.v([0, '#ffe3a1'], [0.6, '#f8bd62'], [1, '#e08f45']);
  const [hi, lo] = [mix(a.m.mid, '#38506b', 0.5), mix(a.m.top, '#16263d', 0.68)];
  return a.v([0, mix(lo, a.m.haze, depth)], [0.55, mix(mix(lo, hi, 0.4), a.m.haze, depth)], [1, mix(hi, a.m.haze, depth)]);
}

function shutters(a: Art, x: number, y: number, w: number, h: number, color: string, depth: number): void {
  const base = a.c(color, depth);
  for (const sx of [x - w * 0.5 - 2, x + w + 2]) {
    a.rect(sx + 3, y + 4, w * 0.5, h, '#1a2233', 'opacity=".18"');
    a.rect(sx, y, w * 0.5, h, base, 'rx="1"');
    for (let i = 1; i < 7; i++) a.rect(sx + w * 0.07, y + (h * i) / 7, w * 0.36, Math.max(1, h * 0.02), darker(base, 0.24));
  }
}

export function windowAt(a: Art, x: number, y: number, w: number, h: number, o: WindowOptions = {}): void {
  const depth = o.depth ?? 0;
  const lit = o.lit ?? a.r() < a.m.lit;
  const shape = o.shape ?? 'flat';
  const frame = a.c(o.frame ?? P.cream, depth);
  if (lit && a.m.night) a.glow(x + w / 2, y + h / 2, Math.max(w, h) * 1.15, '#ffc66e', 0.32);
  if (o.shutter) shutters(a, x, y, w, h, o.shutter, depth);
  const e = Math.max(2, w * 0.1);
  if (o.surround) a.path(opening(x - e, y - e, w + e * 2, h + e, shape), a.c(o.surround, depth));
  const d = opening(x, y, w, h, shape);
  a.path(d, glass(a, lit, depth));
  a.clip(d, () => {
    a.rect(x, y, w, h * 0.14, '#0f1a2e', 'opacity=".28"');
    a.rect(x, y, w * 0.12, h, '#0f1a2e', 'opacity=".2"');
    if (!lit) a.path(`M${x} ${y + h * 0.75}L${x + w} ${y + h * 0.2}V${y + h * 0.5}L${x} ${y + h}Z`, '#ffffff', 'opacity=".1"');
    const bars = o.bars ?? 2;
    const t = Math.max(1.5, w * 0.055);
    if (bars > 0) a.rect(x + w / 2 - t / 2, y, t, h, frame);
    for (let i = 1; i < bars; i++) a.rect(x, y + (h * i) / bars - t / 2, w, t, frame);
  });
  a.stroke(d, frame, Math.max(1.5, w * 0.05));
  a.rect(x - w * 0.12, y + h, w * 1.24, Math.max(2.5, h * 0.045), lighter(frame, 0.1));
  a.rect(x - w * 0.12, y + h + Math.max(2.5, h * 0.045), w * 1.24, 3, '#1a2233', 'opacity=".2"');
  if (o.box) flowerBox(a, x - w * 0.1, y + h, w * 1.2, o.box);
}

export function flowerBox(a: Art, x: number, y: number, w: number, flowers: string): void {
  const h = w * 0.17;
  for (let i = 0; i < 9; i++) a.blob(x + (w * (i + 0.5)) / 9, y - h * 0.2, w * 0.09, h * 0.6, darker(a.c(P.leaf), i % 2 ? 0.22 : 0.05));
  for (let i = 0; i < 13; i++) a.circ(x + a.r() * w, y - a.rr(0, h * 0.8), w * 0.035, a.c(flowers));
  a.rect(x, y, w, h, a.c(P.rust), 'rx="2"');
}

export interface DoorOptions {
  shape?: ArchShape;
  surround?: string;
  glow?: boolean;
  steps?: number;
}

/** A panelled double door standing on `base`. */
export function door(a: Art, x: number, base: number, w: number, h: number, color: string, o: DoorOptions = {}): void {
  const shape = o.shape ?? 'round';
  const y = base - h;
  const leaf = a.c(color);
  const e = w * 0.12;
  if (o.glow) a.glow(x + w / 2, y + h * 0.6, h * 0.95, '#ffc66e', 0.4);
  const stone = a.c(o.surround ?? P.stone);
  a.path(opening(x - e, y - e, w + e * 2, h + e, shape), lighter(stone, 0.22));
  const d = opening(x, y, w, h, shape);
  a.path(d, darker(leaf, 0.5));
  a.clip(d, () => {
    a.rect(x + w * 0.05, y, w * 0.435, h, a.h([0, darker(leaf, 0.2)], [1, leaf]));
    a.rect(x + w * 0.515, y, w * 0.435, h, a.h([0, leaf], [1, lighter(leaf, 0.14)]));
    for (const px of [x + w * 0.12, x + w * 0.585]) {
      for (const [py, ph] of [[0.24, 0.3], [0.62, 0.28]] as const) {
        a.rect(px, y + h * py, w * 0.3, h * ph, darker(leaf, 0.26), 'rx="2"');
        a.rect(px + 2, y + h * py + 3, w * 0.3 - 2, h * ph - 3, lighter(leaf, 0.07), 'rx="2"');
      }
    }
    a.rect(x, y, w, h * 0.12, '#0f1a2e', 'opacity=".25"');
  });
  a.circ(x + w * 0.46, base - h * 0.44, w * 0.025, P.gold);
  a.circ(x + w * 0.54, base - h * 0.44, w * 0.025, P.gold);
  for (let i = 0; i < (o.steps ?? 0); i++) {
    const [sx, sy] = [x - e - i * w * 0.14, base + i * 9];
    a.rect(sx, sy, w + e * 2 + i * w * 0.28, 9, i % 2 ? stone : lighter(stone, 0.15));
    a.rect(sx, sy + 6, w + e * 2 + i * w * 0.28, 3, darker(stone, 0.25));
  }
}

/** A small balcony with a railing; `y` is its floor. */
export function balcony(a: Art, x: number, y: number, w: number, style: 'iron' | 'glass' | 'stone' = 'iron', plants = ''): void {
  const h = w * 0.3;
  const slab = a.c(P.stone);
  a.rect(x, y + 6, w, 9, '#1a2233', 'opacity=".25"');
  if (plants) {
    for (let i = 0; i < 6; i++) a.blob(x + w * (0.12 + i * 0.15), y - h * 0.75, w * 0.09, h * 0.34, darker(a.c(P.leaf), i % 2 ? 0.25 : 0.05));
    for (let i = 0; i < 9; i++) a.circ(x + a.rr(0.08, 0.92) * w, y - h * a.rr(0.7, 1.05), w * 0.028, a.c(plants));
  }
  if (style === 'glass') {
    a.rect(x, y - h, w, h, mix(a.m.mid, '#ffffff', 0.25), 'opacity=".55"');
    a.rect(x, y - h, w, 3, lighter(slab, 0.4));
  } else if (style === 'stone') {
    for (let i = 0; i < 7; i++) a.rect(x + (w * (i + 0.25)) / 7, y - h * 0.8, w * 0.07, h * 0.8, lighter(slab, 0.2), 'rx="2"');
    a.rect(x - 3, y - h, w + 6, h * 0.22, lighter(slab, 0.35));
  } else {
    const iron = darker(a.c(P.slate), 0.65);
    for (let i = 0; i <= 10; i++) a.line(x + (w * i) / 10, y - h, x + (w * i) / 10, y, iron, 1.8);
    a.line(x - 2, y - h, x + w + 2, y - h, iron, 3.4);
  }
  a.rect(x - 4, y, w + 8, 8, lighter(slab, 0.12));
}
